// A seat: who plays it, what it would score as far as the reader may know, and its free emissaries.
import { Crest } from "../../app/glyph.js";
import { classes, html } from "../../app/html.js";
import { signed } from "../../app/voice.js";
import { mark } from "./marks.js";

/** @param {{ table: import("../../app/target.js").Table, seat: number, sheet: any, sub: string, clock?: unknown }} props */
export const Seat = ({ table, seat, sheet, sub, clock }) =>
  html`<article class=${classes("paper seat", table.view.to_move.includes(seat) && "is-turn", seat === (table.seat ?? 0) && "seat--own")} data-seat=${seat} aria-label=${table.names[seat]}>
    <div class="seat__who"><${Crest} mark=${mark(seat)} />
      <span class="seat__id"><span class="seat__name display">${table.names[seat]}</span><span class="seat__sub">${sub}</span></span>
      ${sheet && html`<span class="seat__score display">${signed(sheet.points)}<small>${table.view.to_move.length > 0 && table.voice.say("web-today")}</small></span>`}</div>
    <div class="seat__sub">${clock}
      <span>${table.voice.say("web-free-emissaries", { count: table.view.seats[seat].court.home })}</span></div>
  </article>`;
