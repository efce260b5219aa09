// The end of a game: who won and what decided it, everybody's points, and where to go from here.
import { Crest, Icon } from "./glyph.js";
import { html } from "./html.js";
import { call, keepTable } from "./server.js";
import { messageId, signed } from "./voice.js";

/** @param {{ winners: number[], decided_by: string }} open @param {string[]} names @param {number | null} seat @param {import("./voice.js").Voice} voice */
export function winner({ winners, decided_by: decidedBy }, names, seat, voice) {
  const decided = voice.say(messageId("decided", decidedBy));
  return winners.length === 1
    ? voice.say("web-winner", { name: names[winners[0]], you: winners[0] === seat ? "yes" : "no", decided })
    : voice.say("web-winners", { names: winners.map((each) => names[each]).join(", "), decided });
}

/** @param {{ table: import("./target.js").Table, board: any, open: any, id: string }} props */
export function Result({ table: { voice, names, seat }, board, open, id }) {
  const again = async () => {
    const table = await call("POST", `/tables/${id}/rematch`);
    keepTable(table.id);
    location.href = `/table/${table.id}`;
  };
  const ranked = open.scores.map((/** @type {number} */ points, /** @type {number} */ each) => ({ points, each })).sort((/** @type {any} */ a, /** @type {any} */ b) => Number(open.winners.includes(b.each)) - Number(open.winners.includes(a.each)) || b.points - a.points);
  return html`<div class="result" role="status">
    <ol class="result__s">${ranked.map((/** @type {{ points: number, each: number }} */ { points, each }) => html`<li key=${each} class=${open.winners.includes(each) ? "won" : ""}><${Crest} mark=${board.mark(each)} /><b>${names[each]}</b><span class="display">${signed(points)}</span></li>`)}</ol>
    <p class="result__b">${seat !== null && html`<button type="button" class="btn btn--seal" onClick=${again}><${Icon} name="ui-retry" />${voice.say("web-rematch")}</button>`}
      <a class="btn" href=${`/replay/${id}?at=0${seat === null ? "" : `&seat=${seat}`}`}><${Icon} name="ui-recap" />${voice.say("web-replay")}</a>
      <a class="btn" href=${`/api/tables/${id}/record`} download=${`himeji-${id}.json`}><${Icon} name="ui-share" />${voice.say("web-record")}</a></p></div>`;
}
