// The pieces that stand on the board: dice, clan members, blocks of cards.
import { Effect } from "../../app/effect.js";
import { Crest, Die, Icon } from "../../app/glyph.js";
import { classes, html } from "../../app/html.js";
import { looks, mark } from "./looks.js";

/** @typedef {import("../../app/target.js").Table} Table */

/** @param {Table} table @param {{ colour: string, value: number }} die */
export const dieLabel = ({ voice }, { colour, value }) => voice.say("web-die", { colour: voice.word(colour), value });

/** The value a die covers, and the dice that lie there. @param {{ table: Table, value: number, dice: any[], wide?: string }} props */
export const Slot = ({ table, value, dice, wide }) =>
  html`<span class=${classes("slot", wide && "slot--row")}>
    ${wide && html`<span class="mk"><${Icon} name=${`mark-${wide}`} /></span>`}
    <span class="slot__v">${value}</span>
    ${dice.map((die, at) => html`<${Die} ...${die} label=${dieLabel(table, die)} class=${classes("die die--on", at > 0 && "die--2")} />`)}
  </span>`;

/** @param {{ table: Table, text: string, words?: boolean }} props */
export const Gives = ({ table, text, words }) =>
  html`<${Effect} text=${text} voice=${table.voice} looks=${looks(table.voice)} words=${words} />`;

/** What the engine says a move would do to one's coins. @param {{ table: Table, move: string }} props */
export function Delta({ table, move }) {
  const coins = table.gives.get(move)?.held.coin;
  if (!coins) return null;
  const sign = coins > 0 ? `+${coins}` : `−${-coins}`;
  return html`<span class=${classes("delta", coins > 0 ? "delta--gain" : "delta--pay")}><${Icon} name="coin" />${sign}</span>`;
}

/** The clan members in one place: one pawn a clan, with how many if there are several.
 * @param {{ table: Table, role: string, counts: number[] }} props */
export const Folk = ({ table, role, counts }) =>
  html`<span class="folkrow">
    ${counts.map((count, clan) => count > 0 && html`<span key=${clan} class=${`pawn clan-${mark(clan).clan}`}
      title=${table.voice.say("web-members", { clan: table.names[clan], role, count })}>
      <${Icon} name=${role} /><${Crest} mark=${mark(clan)} />${count > 1 && html`<b class="pawn__n" aria-hidden="true">${count}</b>`}
      <span class="vh">${table.voice.say("web-members", { clan: table.names[clan], role, count })}</span></span>`)}
  </span>`;

/** @param {Table} table @param {string} thing @param {string} code @returns {any[]} the figures of the facts with this code */
export const said = (table, thing, code) =>
  (table.things[thing]?.facts ?? []).filter((fact) => fact.code === code).map((fact) => fact.figures);
