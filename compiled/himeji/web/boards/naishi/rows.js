// The loom: five columns, from the other's hand down to one's own, the river between.
import { html } from "../../app/html.js";
import { Card, Empty } from "./card.js";
import { mark } from "./marks.js";

/** @typedef {import("../../app/target.js").Table} Table */

const ASLEEP = { steps: [], refused: new Map(), picked: [] }; // the cards of the other seat answer nothing

/** @param {{ table: Table, seat: number, row: "line" | "hand", own: boolean }} props */
export const Row = ({ table, seat, row, own }) => {
  const { voice, names, view } = table;
  const found = view.seats[seat];
  const name = own ? voice.say(`web-your-${row}`) : voice.say(`web-their-${row}`, { seat: names[seat] });
  const shown = own ? table : { ...table, ...ASLEEP };
  const over = !view.to_move.length;
  return html`<div class=${`row row--${own ? "" : "opp-"}${row}`} role="group" aria-label=${name}>
    <span class="row__l" aria-hidden="true">${name}</span>
    ${found[row].map((/** @type {string | null} */ card, /** @type {number} */ column) => html`<${Card} key=${column} table=${shown} id=${`${row} ${column + 1}`} card=${card} back=${mark(seat).icon}
      place=${voice.say("web-place", { row: name, column: column + 1 })} copied=${found.copies[(row === "hand" ? 5 : 0) + column]}
      moved=${row === "hand" && card === null && found.exchanged[column]} seen=${own && row === "hand" && !over && !!found.seen_by_the_other?.[column]} />`)}
  </div>`;
};

/** @param {{ table: Table }} props */
export const River = ({ table }) => {
  const name = table.voice.say("web-river");
  return html`<div class="row row--river seigaiha" role="group" aria-label=${name}>
    <span class="row__l" aria-hidden="true">${name}</span>
    ${table.view.river.map((/** @type {any} */ pile, /** @type {number} */ at) => {
      const place = table.voice.say("web-place", { row: name, column: at + 1 });
      return html`<div class=${`pile pile--${Math.min(pile.hidden, 5)}`} key=${at}>${pile.card === null
        ? html`<${Empty} table=${table} id=${`river ${at + 1}`} place=${place} />`
        : html`<${Card} table=${table} id=${`river ${at + 1}`} card=${pile.card} place=${place} pile=${pile.hidden} back="himeji" />`}</div>`;
    })}
  </div>`;
};
