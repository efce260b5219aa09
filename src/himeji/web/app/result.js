// The end of a game: who won, what decided it, and the score sheet line by line.
import { Icon } from "./glyph.js";
import { html } from "./html.js";
import { call, keepTable } from "./server.js";
import { messageId, signed } from "./voice.js";

/** @param {{ table: import("./target.js").Table, open: any, id: string }} props */
export function Result({ table, open, id }) {
  const { voice, names, seat } = table;
  const { winners, decided_by: decidedBy, scores } = open;
  const again = async () => {
    const table = await call("POST", `/tables/${id}/rematch`);
    keepTable(table.id);
    location.href = `/table/${table.id}`;
  };
  const decided = voice.say(messageId("decided", decidedBy));
  const said = winners.length === 1
    ? voice.say("web-winner", { name: names[winners[0]], you: winners[0] === seat ? "yes" : "no", decided })
    : voice.say("web-winners", { names: winners.map((/** @type {number} */ each) => names[each]).join(", "), decided });
  return html`<div class="result" role="status"><p class="result__w display">${said}</p>
    <ol class="result__s">${scores.map((/** @type {number} */ points, /** @type {number} */ each) => html`<li><b>${names[each]}</b><span class="display">${signed(points)}</span></li>`)}</ol>
    <p class="result__b"><a class="btn" href=${`/replay/${id}?at=0${seat === null ? "" : `&seat=${seat}`}`}><${Icon} name="ui-recap" />${voice.say("web-replay")}</a>
      <a class="btn" href=${`/api/tables/${id}/record`} download=${`himeji-${id}.json`}><${Icon} name="ui-share" />${voice.say("web-record")}</a>
      ${seat !== null && html`<button type="button" class="btn btn--seal" onClick=${again}><${Icon} name="ui-retry" />${voice.say("web-rematch")}</button>`}</p></div>`;
}
