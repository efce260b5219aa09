// The combo explorer: the chains that the turn can take from here, by value, with what each costs and gives.
import { Icon } from "./glyph.js";
import { html, useEffect, useState } from "./html.js";
import { call } from "./server.js";
import { capital, signed } from "./voice.js";

/**
 * @typedef {import("./target.js").Table} Table
 * @typedef {{ chain: string[], value: number, points: number, costs: Record<string, number>, gives: Record<string, number>, revealed_after: number | null, is_open: boolean }} Combo
 */

const FEW = 9; // beginnings that are offered one by one

/** Chains that bring something of a kind, the most of it first; all as they come where nothing is sought. @param {Combo[]} combos @param {string} goal */
export const seeking = (combos, goal) => (goal ? combos.filter(({ gives }) => gives[goal]).sort((a, b) => b.gives[goal] - a.gives[goal]) : combos);

/** @param {{ sitting: import("./sitting.js").Sitting, table: Table, board: any, moves: string[], onMove: (move: string) => void }} props */
export function Combos({ sitting, table, board, moves, onMove }) {
  const [first, begin] = useState("");
  const [goal, seek] = useState("");
  const [found, find] = useState(/** @type {{ combos: Combo[] | null, problem: string }} */ ({ combos: null, problem: "" }));
  const { voice } = table;
  const position = sitting.scene.value?.position;
  const begun = moves.includes(first) ? first : "";
  useEffect(() => {
    if (!moves.length) return undefined;
    let late = false;
    find({ combos: null, problem: "" });
    call("GET", `/tables/${sitting.id}/combos${begun ? `?first=${encodeURIComponent(begun)}` : ""}`).then(
      ({ combos }) => !late && find({ combos, problem: "" }),
      (error) => !late && find({ combos: null, problem: error.message }),
    );
    return () => { late = true; };
  }, [position, begun, moves.length > 0]);
  if (!moves.length) return html`<p class="over">${voice.say("web-combos-later")}</p>`;
  const kinds = [...new Set((found.combos ?? []).flatMap(({ gives }) => Object.keys(gives)))];
  const sought = kinds.includes(goal) ? goal : "";
  const shown = seeking(found.combos ?? [], sought);
  return html`<div class="combos">
    ${moves.length <= FEW && html`<div class="combos__f" role="group" aria-label=${voice.say("web-combos-beginning")}>
      <${Chip} on=${!begun} onPick=${() => begin("")}>${voice.say("web-combos-all")}<//>
      ${moves.map((move) => html`<${Chip} key=${move} on=${move === begun} label=${capital(short(voice, move))} onPick=${() => begin(move)}>${board.Token ? html`<${board.Token} move=${move} table=${table} />` : capital(short(voice, move))}<//>`)}</div>`}
    ${kinds.length > 1 && html`<div class="combos__f" role="group" aria-label=${voice.say("web-combos-goal")}>
      ${kinds.map((kind) => html`<${Chip} key=${kind} on=${kind === sought} label=${capital(voice.word(kind))} onPick=${() => seek(kind === sought ? "" : kind)}><${board.Amount} kind=${kind} n=${null} table=${table} /><//>`)}</div>`}
    <div role="status">${found.problem || (!found.combos && voice.say("hint-thinking")) || (!shown.length && voice.say("combos-none"))}</div>
    <ol class="combos__l">${shown.map((combo) => html`<${One} key=${combo.chain.join()} combo=${combo} table=${table} board=${board} onMove=${onMove} />`)}</ol></div>`;
}

/** @param {import("./voice.js").Voice} voice @param {string} move */
const short = (voice, move) => voice.phrase("web-choice", move) || voice.move(move);

/** @param {{ on: boolean, label?: string, onPick: () => void, children?: unknown }} props */
const Chip = ({ on, label, onPick, children }) =>
  html`<button type="button" class="chip" aria-pressed=${on ? "true" : "false"} aria-label=${label} title=${label} onClick=${onPick}>${children}</button>`;

/** @param {{ combo: Combo, table: Table, board: any, onMove: (move: string) => void }} props */
function One({ combo, table, board, onMove }) {
  const { voice } = table;
  const amounts = [...Object.entries(combo.costs).map(([kind, n]) => [kind, -n]), ...Object.entries(combo.gives)];
  return html`<li class="combo"><div class="combo__h"><button type="button" class="tool" aria-label=${voice.say("web-combos-begin", { move: short(voice, combo.chain[0]) })} title=${voice.say("web-combos-begin", { move: short(voice, combo.chain[0]) })} onClick=${() => onMove(combo.chain[0])}><${Icon} name="ui-play" /></button>
      <b class="display" title=${voice.say("web-combos-value")}>${voice.say("study-points", { points: combo.value })}<span class="vh"> ${voice.say("web-combos-value")}</span></b>
      <span class="gs">${amounts.map(([kind, n]) => html`<${board.Amount} kind=${kind} n=${n} table=${table} />`)}</span>
      <span class="combo__n" title=${voice.say("web-combos-now")}>${combo.points > 0 ? "+" : ""}${signed(Math.round(combo.points))}<span class="vh"> ${voice.say("web-combos-now")}</span></span></div>
    <p class="combo__c">${combo.chain.map((move) => capital(short(voice, move))).join(" → ")}${combo.is_open && ` … ${voice.say("combos-open")}`}</p></li>`;
}
