// The clans in turn order: what each holds, where it stands in time, and what its lantern brings.
import { Count, Crest, Icon } from "../../app/glyph.js";
import { classes, html } from "../../app/html.js";
import { lanternIcons } from "./domain.js";
import { mark } from "./looks.js";
import { Gives } from "./pieces.js";

/** @typedef {import("../../app/target.js").Table} Table */

/** @param {{ table: Table, sheets: any[], subs: string[], clocks: unknown[], onShow: (clan: number) => void }} props */
export const Seats = ({ table, sheets, subs, clocks, onShow }) =>
  html`<section class="seats left" aria-label=${table.voice.say("web-turn-order")}>
    <h2 class="over only-wide">${table.voice.say("web-turn-order")}</h2>
    ${table.view.order.map((/** @type {number} */ clan) => html`<${Seat} key=${clan} table=${table} clan=${clan} sheet=${sheets[clan]} sub=${subs[clan]} clock=${clocks[clan]} onShow=${onShow} />`)}
  </section>`;

/** @param {{ table: Table, clan: number, sheet: any, sub: string, clock?: unknown, onShow: (clan: number) => void }} props */
const Seat = ({ table, clan, sheet, sub, clock, onShow }) => {
  const found = table.view.clans[clan];
  const { voice } = table;
  const stores = found.rival ? ["coin", "points"] : ["food", "iron", "pearl", "coin", "seal"];
  return html`<article class=${classes("paper seat", table.view.to_move.includes(clan) && "is-turn")} data-seat=${clan} aria-label=${table.names[clan]}>
    <button type="button" class="seat__who" onClick=${() => onShow(clan)} title=${voice.say("web-domain", { clan: table.names[clan] })}>
      <${Crest} mark=${mark(clan)} />
      <span class="seat__id"><span class="seat__name display">${table.names[clan]}</span><span class="seat__sub">${sub}</span></span>
      <span class="seat__score display" title=${voice.say("web-points-told", { all: sheet ? sheet.points : found.stores.points, count: found.stores.points })}>${sheet ? sheet.points : found.stores.points}<small>${table.view.to_move.length > 0 && voice.say("web-points-now", { count: found.stores.points })}</small></span></button>
    <div class="seat__held gs">${stores.map((kind) => html`<${Count} key=${kind} kind=${kind} icon=${kind === "points" ? "fan-red" : kind} n=${found.stores[kind]} label=${voice.effect(`${found.stores[kind]} ${kind}`)} />`)}</div>
    <div class="seat__folk">
      <${Count} kind="influence" n=${found.time} label=${voice.say("web-time-at", { place: found.time })} />
      ${!found.rival && html`<span class="seat__lan"><${Icon} name="lantern" label=${voice.effect("lantern")} />${lanternIcons(table, found.lantern).map((text) => html`<${Gives} table=${table} text=${text} />`)}</span>`}
      ${clock}</div>
  </article>`;
};
