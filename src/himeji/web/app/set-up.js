// Setting a table: who sits where, the options of the title, the clock, who may see it.
import { Learn } from "./first-time.js";
import { Icon } from "./glyph.js";
import { html, useEffect, useState } from "./html.js";
import { beCalled, call, keepTable } from "./server.js";
import { capital, messageId } from "./voice.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {import("./lobby.js").Title} Title
 */

const FRIEND = "friend"; // a seat left open for somebody
const HERE = "here"; // somebody who plays on this device too
const CLOCKS = /** @type {Record<string, object>} */ ({
  none: { kind: "none" },
  live: { kind: "live", base: 1200, increment: 20 },
  slow: { kind: "slow", base: 259_200 },
});
const DEFAULT_BOT = "level 2";

/** @param {{ voice: Voice, title: Title, name: string, person: { name: string, guest: boolean } | null, fresh: boolean }} props */
export function SetUp({ voice, title, name, person, fresh }) {
  const fewest = Math.min(...title.seats.filter((seats) => seats > 1));
  const [count, sit] = useState(fewest);
  const first = title.bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : title.bots[0];
  const [others, place] = useState(Array.from({ length: 8 }, () => first));
  const [names, callThem] = useState(Array.from({ length: 8 }, () => ""));
  const [options, opt] = useState(/** @type {Record<string, number>} */ ({}));
  const [clock, time] = useState("none");
  const [visibility, show] = useState("link");
  const [called, rename] = useState(person?.name ?? "");
  const [problem, complain] = useState("");
  const [matters, know] = useState(() => (/** @type {string} */ _, /** @type {number} */ __) => false);
  useEffect(() => {
    import(`../boards/${title.id}/options.js`).then((told) => know(() => told.matters));
  }, []);
  const asked = Object.keys(title.options).filter((option) => matters(option, count) && voice.sayIfKnown(messageId("option", option)));

  /** @param {SubmitEvent} event */
  const open = async (event) => {
    event.preventDefault();
    try {
      await beCalled(called, person, voice);
      const matter = Object.fromEntries(Object.entries(options).filter(([option]) => asked.includes(option)));
      const table = await call("POST", "/tables", { title: title.id, seats: count, options: matter, visibility, clock: CLOCKS[clock] });
      keepTable(table.id);
      await call("PUT", `/tables/${table.id}/seats/0`, {});
      for (let seat = 1; seat < count; seat++) {
        const bot = others[seat];
        if (bot !== FRIEND) await call("PUT", `/tables/${table.id}/seats/${seat}`, bot === HERE ? { name: names[seat].trim() || voice.say("web-player", { number: seat + 1 }) } : { bot });
      }
      location.href = `/table/${table.id}`;
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  };

  return html`<form class="paper setup zone-new" aria-label=${voice.say("web-set-the-table")} onSubmit=${open}>
    <header class="setup__h"><h2 class="display">${voice.say("web-set-the-table")}</h2><span class="over">${name}</span>
      ${title.first_game && !fresh && html`<${Learn} voice=${voice} title=${title.id} name=${name} named=${called} person=${person} />`}</header>
    <ol class="srows">
      <li class="srow"><span class="srow__n">1</span><${Icon} name="ui-person" /><label class="srow__w"><span class="over">${voice.say("web-your-name")}</span>
        <input maxlength="40" name="name" autocomplete="nickname" placeholder=${voice.say("web-guest")} readOnly=${person?.guest === false} value=${called} onInput=${(/** @type {any} */ event) => rename(event.target.value)} /></label></li>
      ${Array.from({ length: count - 1 }, (_, at) => at + 1).map((seat) => html`<${Seat} key=${seat} voice=${voice} seat=${seat} bots=${title.bots} who=${others[seat]} called=${names[seat]}
        onPick=${(/** @type {string} */ who) => place(others.with(seat, who))} onCall=${(/** @type {string} */ name) => callThem(names.with(seat, name))} />`)}
    </ol>
    <div class="opts">
      ${title.seats.length > 1 && html`<${Pills} legend=${voice.say("web-how-many")} name="count" value=${String(count)} onPick=${(/** @type {string} */ value) => sit(Number(value))}
        choices=${title.seats.map((seats) => [String(seats), String(seats)])} />`}
      ${Object.entries(title.options).filter(([option]) => asked.includes(option)).map(([option, values]) => html`<${Pills} key=${option} legend=${capital(voice.say(messageId("option", option)))} name=${option}
        value=${String(options[option] ?? values[0])} onPick=${(/** @type {string} */ value) => opt({ ...options, [option]: Number(value) })}
        choices=${values.map((value) => [String(value), voice.say(messageId("option", option), {}, `value-${value}`)])} />`)}
      <${Pills} legend=${voice.say("web-pace")} name="clock" value=${clock} onPick=${time} choices=${Object.keys(CLOCKS).map((kind) => [kind, voice.say(`web-clock-${kind}`)])} />
      <${Pills} legend=${voice.say("web-who-sees")} name="visibility" value=${visibility} onPick=${show} choices=${["link", "invitation", "public"].map((kind) => [kind, voice.say(`web-visible-${kind}`)])} />
    </div>
    ${problem && html`<p class="whynot" role="alert"><${Icon} name="ui-no" /><span>${problem}</span></p>`}
    <footer class="setup__f"><button class="btn btn--seal btn--xl"><${Icon} name="seal" />${voice.say("web-open-the-table")}</button></footer>
  </form>`;
}

/** @param {{ voice: Voice, seat: number, bots: string[], who: string, called: string, onPick: (who: string) => void, onCall: (name: string) => void }} props */
const Seat = ({ voice, seat, bots, who, called, onPick, onCall }) =>
  html`<li class="srow"><span class="srow__n">${seat + 1}</span><${Icon} name=${[FRIEND, HERE].includes(who) ? "ui-person" : "ui-bot"} />
    <div class="srow__w"><label class="over" for=${`seat-${seat}`}>${voice.say("web-who-sits", { number: seat + 1 })}</label><div class="srow__p">
      <select id=${`seat-${seat}`} value=${who} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
        ${bots.map((bot) => html`<option value=${bot} selected=${who === bot}>${capital(voice.sayIfKnown(messageId("bot", bot)) || bot)}</option>`)}
        <option value=${HERE} selected=${who === HERE}>${voice.say("web-here")}</option>
        <option value=${FRIEND} selected=${who === FRIEND}>${voice.say("web-friend")}</option></select>
      ${who === HERE && html`<input maxlength="40" aria-label=${voice.say("web-their-name")} placeholder=${voice.say("web-player", { number: seat + 1 })} value=${called}
        onInput=${(/** @type {any} */ event) => onCall(event.target.value)} />`}</div></div></li>`;

/** @param {{ legend: string, name: string, value: string, choices: [string, string][], onPick: (value: string) => void }} props */
const Pills = ({ legend, name, value, choices, onPick }) =>
  html`<fieldset><legend class="over">${legend}</legend>${choices.map(([each, label]) => html`<label class="pill" key=${each}>
    <input type="radio" name=${name} value=${each} checked=${each === value} onChange=${() => onPick(each)} />${label}</label>`)}</fieldset>`;
