// Setting a table: who sits where, the options of the title, the clock, who may see it.
import { Icon } from "./glyph.js";
import { html, useState } from "./html.js";
import { call, keepTable, takeName } from "./server.js";
import { capital, messageId } from "./voice.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {import("./lobby.js").Title} Title
 */

const FRIEND = "friend"; // a seat left open for somebody
const CLOCKS = /** @type {Record<string, object>} */ ({
  none: { kind: "none" },
  live: { kind: "live", base: 1200, increment: 20 },
  slow: { kind: "slow", base: 259_200 },
});
const DEFAULT_BOT = "level 2";
const BEGINNER = "level 1";

/** @param {{ voice: Voice, title: Title, name: string, person: { name: string } | null }} props */
export function SetUp({ voice, title, name, person }) {
  const fewest = Math.min(...title.seats.filter((seats) => seats > 1));
  const [count, sit] = useState(fewest);
  const first = title.bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : title.bots[0];
  const [others, place] = useState(Array.from({ length: 8 }, () => first));
  const [options, opt] = useState(/** @type {Record<string, number>} */ ({}));
  const [clock, time] = useState("none");
  const [visibility, show] = useState("link");
  const [called, rename] = useState(person?.name ?? "");
  const [problem, complain] = useState("");

  /** @param {SubmitEvent} event */
  const open = async (event) => {
    event.preventDefault();
    const learn = /** @type {HTMLButtonElement | null} */ (event.submitter)?.value === "learn";
    try {
      if (called.trim() !== person?.name) await takeName(called.trim());
      const settings = learn ? { seats: fewest } : { seats: count, options, visibility, clock: CLOCKS[clock] };
      const table = await call("POST", "/tables", { title: title.id, visibility: "link", ...settings });
      keepTable(table.id);
      await call("PUT", `/tables/${table.id}/seats/0`, {});
      for (let seat = 1; seat < settings.seats; seat++) {
        const bot = learn ? BEGINNER : others[seat];
        if (bot !== FRIEND) await call("PUT", `/tables/${table.id}/seats/${seat}`, { bot });
      }
      location.href = `/table/${table.id}${learn ? "?learn=1" : ""}`;
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  };

  return html`<form class="paper setup zone-new" aria-label=${voice.say("web-set-the-table")} onSubmit=${open}>
    <header class="setup__h"><h2 class="display">${voice.say("web-set-the-table")}</h2><span class="over">${name}</span>
      <button class="btn" name="how" value="learn"><${Icon} name="ui-book" />${voice.say("web-learn")}</button></header>
    <ol class="srows">
      <li class="srow"><span class="srow__n">1</span><${Icon} name="ui-person" /><label class="srow__w"><span class="over">${voice.say("web-your-name")}</span>
        <input required maxlength="40" name="name" autocomplete="nickname" value=${called} onInput=${(/** @type {any} */ event) => rename(event.target.value)} /></label></li>
      ${Array.from({ length: count - 1 }, (_, at) => at + 1).map((seat) => html`<li class="srow" key=${seat}><span class="srow__n">${seat + 1}</span>
        <${Icon} name=${others[seat] === FRIEND ? "ui-person" : "ui-bot"} /><label class="srow__w"><span class="over">${voice.say("web-who-sits", { number: seat + 1 })}</span>
        <select value=${others[seat]} onChange=${(/** @type {any} */ event) => place(others.map((each, at) => (at === seat ? event.target.value : each)))}>
          ${title.bots.map((bot) => html`<option value=${bot} selected=${others[seat] === bot}>${capital(voice.sayIfKnown(messageId("bot", bot)) || bot)}</option>`)}
          <option value=${FRIEND} selected=${others[seat] === FRIEND}>${voice.say("web-friend")}</option></select></label></li>`)}
    </ol>
    <div class="opts">
      ${title.seats.length > 1 && html`<${Pills} legend=${voice.say("web-how-many")} name="count" value=${String(count)} onPick=${(/** @type {string} */ value) => sit(Number(value))}
        choices=${title.seats.map((seats) => [String(seats), String(seats)])} />`}
      ${Object.entries(title.options).map(([option, values]) => html`<${Pills} key=${option} legend=${capital(voice.sayIfKnown(messageId("option", option)) || option)} name=${option}
        value=${String(options[option] ?? values[0])} onPick=${(/** @type {string} */ value) => opt({ ...options, [option]: Number(value) })}
        choices=${values.map((value) => [String(value), optionValue(voice, option, value)])} />`)}
      <${Pills} legend=${voice.say("web-pace")} name="clock" value=${clock} onPick=${time} choices=${Object.keys(CLOCKS).map((kind) => [kind, voice.say(`web-clock-${kind}`)])} />
      <${Pills} legend=${voice.say("web-who-sees")} name="visibility" value=${visibility} onPick=${show} choices=${["link", "public"].map((kind) => [kind, voice.say(`web-visible-${kind}`)])} />
    </div>
    ${problem && html`<p class="whynot" role="alert"><${Icon} name="ui-no" /><span>${problem}</span></p>`}
    <footer class="setup__f"><button class="btn btn--seal btn--xl"><${Icon} name="seal" />${voice.say("web-open-the-table")}</button></footer>
  </form>`;
}

/** @param {Voice} voice @param {string} option @param {number} value */
function optionValue(voice, option, value) {
  const message = voice.bundle.getMessage(messageId("option", option));
  return message?.attributes[`value-${value}`] ? voice.say(messageId("option", option), {}, `value-${value}`) : String(value);
}

/** @param {{ legend: string, name: string, value: string, choices: [string, string][], onPick: (value: string) => void }} props */
const Pills = ({ legend, name, value, choices, onPick }) =>
  html`<fieldset><legend class="over">${legend}</legend>${choices.map(([each, label]) => html`<label class="pill" key=${each}>
    <input type="radio" name=${name} value=${each} checked=${each === value} onChange=${() => onPick(each)} />${label}</label>`)}</fieldset>`;
