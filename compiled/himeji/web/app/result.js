// The end of a game: who won, what decided it, and the score sheet line by line.
import { html } from "./html.js";
import { messageId } from "./voice.js";

/** @param {{ table: import("./target.js").Table, board: any, open: any }} props */
export function Result({ table, open }) {
  const { voice, names, seat } = table;
  const { winners, decided_by: decidedBy, scores } = open.outcome ?? open.score ?? open;
  if (!winners) return null;
  const decided = voice.say(messageId("decided", decidedBy));
  const said = winners.length === 1
    ? voice.say("web-winner", { name: names[winners[0]], you: winners[0] === seat ? "yes" : "no", decided })
    : voice.say("web-winners", { names: winners.map((/** @type {number} */ each) => names[each]).join(", "), decided });
  return html`<div class="result" role="status"><p class="result__w display">${said}</p>
    <ol class="result__s">${scores.map((/** @type {number} */ points, /** @type {number} */ each) => html`<li><b>${names[each]}</b><span class="display">${points}</span></li>`)}</ol></div>`;
}
