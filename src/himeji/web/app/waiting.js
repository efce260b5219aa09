// Before there is a board to draw: the line is being opened, or the seats are not all taken.
import { html, useEffect, useState } from "./html.js";
import { Invite } from "./invite.js";
import { Mast } from "./mast.js";
import { call, keepTable, me, takeName } from "./server.js";
import { messageId } from "./voice.js";

/** @typedef {import("./voice.js").Voice} Voice */

/** @param {{ sitting: import("./sitting.js").Sitting, voice: Voice }} props */
export function Waiting({ sitting, voice }) {
  const table = sitting.settings.value;
  const farewell = sitting.farewell.value;
  const said = farewell
    ? voice.sayIfKnown(messageId("error", farewell)) || voice.say("web-closed", { code: farewell })
    : voice.say(table ? "web-waiting-for-players" : "web-connecting");
  return html`<${Mast} voice=${voice} title=${table ? voice.sayIfKnown("title") : ""} />
    <main class="waiting"><section class="paper ask"><h2 class="ask__q display" aria-live="polite">${said}</h2>
      ${table && !farewell && html`<ol class="result__s">${table.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => html`<li key=${at}><b>${at + 1}</b>
        <span>${seat.name || (seat.bot ? voice.sayIfKnown(messageId("bot", seat.bot)) || seat.bot : voice.say("web-empty-seat"))}</span></li>`)}</ol>
        <${SitDown} sitting=${sitting} voice=${voice} table=${table} />
        ${table.settings.visibility !== "invitation" && html`<p>${voice.say("web-invite")}</p><${Address} voice=${voice} />`}
        <${Invite} sitting=${sitting} voice=${voice} named />`}</section></main>`;
}

/** The address of the table, to be sent on. @param {{ voice: Voice }} props */
const Address = ({ voice }) =>
  html`<div class="people__r"><input readonly value=${location.href} aria-label=${voice.say("web-link")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
    <button type="button" class="btn" onClick=${() => navigator.clipboard?.writeText(location.href)}>${voice.say("web-copy")}</button></div>`;

/** For whoever came by the link. @param {{ sitting: import("./sitting.js").Sitting, voice: Voice, table: any }} props */
function SitDown({ sitting, voice, table }) {
  const [person, know] = useState(/** @type {any} */ (undefined));
  const [problem, complain] = useState("");
  useEffect(() => {
    me().then(know);
  }, []);
  const free = table.seats.findIndex((/** @type {any} */ seat) => !seat.user && !seat.bot);
  if (person === undefined || free < 0 || table.seats.some((/** @type {any} */ seat) => person && seat.user === person.id)) return null;
  /** @param {SubmitEvent} event */
  const sit = async (event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("name")).trim();
    try {
      if (name !== person?.name) await takeName(name);
      await call("PUT", `/tables/${sitting.id}/seats/${free}`, {});
      keepTable(sitting.id);
      location.reload(); // the socket must come in under the new name
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  };
  return html`<form class="join__r sit" onSubmit=${sit}><input name="name" required maxlength="40" autocomplete="nickname" defaultValue=${person?.name ?? ""} readOnly=${person?.guest === false}
      aria-label=${voice.say("web-your-name")} placeholder=${voice.say("web-your-name")} />
    <button class="btn btn--seal">${voice.say("web-sit-down")}</button>${problem && html`<p role="alert">${problem}</p>`}</form>`;
}
