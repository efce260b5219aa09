// The castle in section: the daimyo above, diplomats, stewards; around it the well, the walls, the gate and the yards.
import { Count, Crest, Icon } from "../../app/glyph.js";
import { html } from "../../app/html.js";
import { Target } from "../../app/target.js";
import { capital } from "../../app/voice.js";
import { mark } from "./looks.js";
import { Delta, Folk, Gives, Slot, dieLabel, said } from "./pieces.js";

/** @typedef {import("../../app/target.js").Table} Table */

/** @param {{ table: Table }} props */
export const Castle = ({ table }) => {
  const floors = [...table.layout.board.castle.floors].reverse();
  return html`<section class="castle" aria-label=${capital(table.voice.say("web-castle"))}>
    ${floors.filter((floor) => floor.level > 0).map((floor) => html`<${Floor} key=${floor.id} table=${table} floor=${floor} />`)}
  </section>`;
};

/** @param {{ table: Table, floor: any }} props */
const Floor = ({ table, floor }) => {
  const rooms = table.layout.board.castle.rooms.list.filter((/** @type {any} */ room) => room.floor === floor.id);
  return html`<section class=${`floor floor--${floor.level}`}>
    <svg class="roof" viewBox="0 0 400 13" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 13C22 11 34 7 40 0H360C366 7 378 11 400 13Z" /><path class="roof__t" d="M8 11.500H392" /></svg>
    ${floor.level === 3
      ? html`<${Daimyo} table=${table} floor=${floor} />`
      : html`<div class="rooms">${rooms.map((/** @type {any} */ room) => html`<${Room} key=${room.id} table=${table} room=${room} />`)}</div>
        <${FloorName} table=${table} floor=${floor} />`}
  </section>`;
};

/** @param {{ table: Table, floor: any, class?: string }} props */
const FloorName = ({ table, floor, class: names = "folk" }) =>
  html`<${Target} table=${table} id=${`floor ${floor.id}`} class=${names} label=${capital(table.voice.say("web-floor", { floor: table.voice.say(`word-${floor.id}`, {}, "short") }))}>
    <span class="floor__n">${floor.id === "gate" && html`<${Icon} name="gate" />`}${capital(table.voice.say(`web-floor-${floor.id}`))}
      <${Count} kind="gold" icon="fan-gold" n=${floor.points_per_courtier} label=${table.voice.say("web-points-each", { count: floor.points_per_courtier })} /></span>
    <${Folk} table=${table} role="courtier" counts=${table.view.clans.map((/** @type {any} */ clan) => clan.courtiers[floor.id])} />
  <//>`;

/** @param {{ table: Table, floor: any }} props */
const Daimyo = ({ table, floor }) =>
  html`<div class="daimyo">
    <${FloorName} table=${table} floor=${floor} class="folk folk--daimyo" />
    ${said(table, table.view.daimyo.card, "favour").map((favour, at) => {
      const taken = table.view.daimyo.favours[at];
      return html`<${Target} key=${at} table=${table} id=${`favour ${at + 1}`} class="fav" tag="span" thing=${table.view.daimyo.card}
        label=${table.voice.say("web-favour", { number: at + 1, effect: table.voice.effect(favour.effect) })}>
        <${Gives} table=${table} text=${favour.effect} />${taken !== null && html`<${Crest} mark=${mark(taken)} /><span class="vh">${table.names[taken]}</span>`}<//>`;
    })}
  </div>`;

/** @param {Table} table @param {string} id @param {number} value @param {any[]} dice */
const spaceLabel = (table, id, value, dice) =>
  [capital(table.voice.word(id)), table.voice.say("web-value", { value }), ...dice.map((die) => dieLabel(table, die))].join(", ");

/** @param {{ table: Table, room: any }} props */
const Room = ({ table, room }) => {
  const { card, tiles, dice } = table.view.rooms[room.id];
  const blocks = card ? said(table, card, "block") : [];
  const effects = blocks.map((block) => table.voice.effect(block.effect)).join("; ");
  return html`<${Target} table=${table} id=${`space ${room.id}`} class="room" thing=${card ?? undefined} label=${`${spaceLabel(table, room.id, room.value, dice)}. ${effects}`}>
    <span class="room__h"><${Slot} table=${table} value=${room.value} dice=${dice} />
      <span class="room__n">${table.voice.say(`web-space-${room.id.replace("_", "-")}`)}</span><${Delta} table=${table} move=${`place ${room.id}`} /></span>
    <span class="blks">
      ${tiles.map((/** @type {string} */ tile, /** @type {number} */ at) => {
        const block = blocks[at];
        const colour = String(table.things[tile].name?.figures.colour);
        return html`<${Target} key=${at} table=${table} id=${`block ${room.id} ${at + 1}`} tag="span" thing=${card ?? undefined} class=${`blk blk--${block?.tone ?? "none"}`}
          label=${table.voice.say("web-block", { colour: table.voice.word(colour), effect: block ? table.voice.effect(block.effect) : "" })}>
          <span class="mk"><${Icon} name=${`mark-${colour}`} /><span class="vh">${table.voice.word(colour)}</span></span>
          ${block && html`<${Gives} table=${table} text=${block.effect} words=${block.tone === "dark"} />`}<//>`;
      })}
    </span><//>`;
};

/** The well, the spaces outside the walls and the gate. @param {{ table: Table }} props */
export const Outer = ({ table }) => {
  const { board } = table.layout;
  const rewards = table.view.well.tiles.map((/** @type {string} */ tile) => said(table, tile, "reward")[0].effect);
  const gate = board.castle.floors.find((/** @type {any} */ floor) => floor.id === "gate");
  return html`<section class="outer" aria-label=${table.voice.say("web-outer")}>
    <${Space} table=${table} id="well" value=${board.well.value} dice=${table.view.well.dice} effect=${`(${["1 seal", ...rewards].join(" & ")})`} many />
    ${board.outside_the_walls.list.map((/** @type {any} */ space) => html`<${Space} key=${space.id} table=${table} id=${space.id} value=${space.value}
      dice=${table.view.outside[space.id]} effect=${said(table, space.id, "action")[0].effect} />`)}
    <${FloorName} table=${table} floor=${gate} class="gatebox" />
  </section>`;
};

/** @param {{ table: Table, id: string, value: number, dice: any[], effect: string, many?: boolean }} props */
const Space = ({ table, id, value, dice, effect, many }) =>
  html`<${Target} table=${table} id=${`space ${id}`} class="space" thing=${many ? undefined : id} label=${`${spaceLabel(table, id, value, dice)}. ${table.voice.effect(effect)}`}>
    <span class="room__h"><span class="room__n">${table.voice.say(`web-space-${id.replace("_", "-")}`)}</span><${Delta} table=${table} move=${`place ${id}`} /></span>
    <span class="space__b"><${Slot} table=${table} value=${value} dice=${many ? dice.slice(-1) : dice} />
      ${many && dice.length > 1 && html`<span class="more">×${dice.length}</span>`}
      <${Gives} table=${table} text=${effect} words /></span><//>`;

/** The training yards. @param {{ table: Table }} props */
export const Yards = ({ table }) =>
  html`<section class="yards" aria-label=${table.voice.say("web-yards")}>
    <h2 class="floor__n"><${Icon} name="yard" />${table.voice.say("web-yards")}</h2>
    ${table.layout.board.training_yards.list.map((/** @type {any} */ yard) => {
      const tiles = table.view.yards.filter((/** @type {any} */ tile) => tile.yard === yard.id);
      return html`<${Target} key=${yard.id} table=${table} id=${yard.id} class="yard" thing=${yard.id} label=${capital(table.voice.name(yard.id))}>
        <span class="yard__h"><${Count} kind="iron" n=${yard.iron_cost} cost label=${table.voice.effect(`${yard.iron_cost} iron`)} />
          <${Count} kind="gold" icon="fan-gold" n=${`×${yard.warrior_value}`} label=${table.voice.say("web-warrior-value", { value: yard.warrior_value })} /></span>
        <span class="yard__t">${tiles.map((/** @type {any} */ tile) => html`<span class=${`yt yt--${tile.face}`} data-thing=${tile.tile}>
          <${Gives} table=${table} text=${said(table, tile.tile, "face").find((face) => face.face === tile.face).effect} /></span>`)}</span>
        <${Folk} table=${table} role="warrior" counts=${table.view.clans.map((/** @type {any} */ clan) => clan.warriors[yard.id])} /><//>`;
    })}
  </section>`;
