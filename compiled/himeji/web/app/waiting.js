// Before there is a board to draw: the line is being opened, or the seats are not all taken.
import { html } from "./html.js";
import { Mast } from "./mast.js";

/** @param {{ sitting: import("./sitting.js").Sitting, voice: import("./voice.js").Voice }} props */
export function Waiting({ sitting, voice }) {
  const settings = sitting.settings.value;
  const said = sitting.farewell.value
    ? voice.say("web-closed", { code: sitting.farewell.value })
    : settings ? voice.say("web-waiting-for-players") : voice.say("web-connecting");
  return html`<${Mast} voice=${voice} title=${settings ? voice.sayIfKnown("title") : ""} />
    <main class="waiting"><section class="paper ask"><h2 class="ask__q display" aria-live="polite">${said}</h2>
      ${settings && html`<ol class="result__s">${settings.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => html`<li><b>${at + 1}</b><span>${seat.name ?? voice.say("web-empty-seat")}</span></li>`)}</ol>
        <p>${voice.say("web-invite")}</p><p><code>${location.href}</code></p>`}</section></main>`;
}
