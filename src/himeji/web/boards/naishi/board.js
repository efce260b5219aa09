// Naishi: the river between two territories, the court at the side, drawn from a view and nothing else.
import { html } from "../../app/html.js";
import { capital, signed } from "../../app/voice.js";
import { Court } from "./court.js";
import { mark } from "./marks.js";
import { River, Row } from "./rows.js";
import { Seat } from "./seat.js";
import { aside, candidates, paths, zoneOf } from "./targets.js";

export { carries } from "./motion.js";
export { aside, candidates, mark, paths, zoneOf };

/** @typedef {import("../../app/target.js").Table} Table */

const CARDS = ["mountain", "naishi", "advisor", "sentinel", "monk", "horseman", "ronin", "ninja", "fort", "torii", "rice_field", "banner"];

export const secret = true; // hands are hidden from those who share a device

const PLACES = ["act-swap", "act-discard", "decree", "emissary-flower", "emissary-tomoe"];

export const doors = [
  { id: "board", plays: true, icon: "ui-table" },
  { id: "court", plays: true, icon: "decree" },
  { id: "roll", icon: "ui-log" },
];

/** @param {{ table: Table, sheets: any[], subs: string[], clocks: unknown[] }} props */
export const Left = ({ table, sheets, subs, clocks }) => {
  const below = table.seat ?? 0;
  /** @param {number} seat */
  const seat = (seat) => html`<${Seat} key=${seat} table=${table} seat=${seat} sheet=${sheets[seat]} sub=${subs[seat]} clock=${clocks[seat]} />`;
  return html`<div class="wing left">${seat(1 - below)}<${Court} table=${table} />${seat(below)}</div>`;
};

/** @param {{ table: Table }} props */
export const Centre = ({ table }) => {
  const below = table.seat ?? 0;
  return html`<section class="board centre zone-board" aria-label=${table.voice.say("title")}>
    <${Row} table=${table} seat=${1 - below} row="hand" own=${false} /><${Row} table=${table} seat=${1 - below} row="line" own=${false} />
    <${River} table=${table} />
    <${Row} table=${table} seat=${below} row="line" own /><${Row} table=${table} seat=${below} row="hand" own />
    <div class="colnum" aria-hidden="true"><span></span>${[1, 2, 3, 4, 5].map((n) => html`<span key=${n}>${n}</span>`)}</div>
  </section>`;
};

/** Where the game is. @param {Table} table */
export const phase = ({ view, voice }) => ({
  text: capital(view.turns_left === null ? voice.say("board-turn", { turn: view.turn }) : voice.say("board-turns-left", { turns: view.turns_left })),
});

/** @param {string} target @param {Table} table */
export const targetName = (target, { voice, view, picked }) => {
  const [place, at] = target.split(" ");
  if (place === "court") return voice.say(`web-court-${at.replace("_", "-")}`);
  const card = place === "river" ? view.river[Number(at) - 1].card : view.seats[view.seat ?? 0][place][Number(at) - 1];
  if (place === "river" && !picked.length) return voice.say("web-develop", { column: Number(at), card: voice.word(card) });
  const row = place === "river" ? voice.say("web-river") : voice.say(`web-your-${place}`);
  return voice.say("web-card-at", { place: voice.say("web-place", { row, column: Number(at) }), card: voice.word(card ?? "") });
};

/** What a move would score at once, beside its name. @param {{ move: string, table: Table }} props */
export const Detail = ({ move, table }) => {
  const points = table.gives.get(move)?.points;
  return points ? html`<b class="then" title=${table.voice.say("web-points-then", { now: points[0], then: points[1] })}>${signed(points[0])} → ${signed(points[1])}</b>` : null;
};

/** The emblems of the title. @param {import("../../app/voice.js").Voice} voice */
export const signs = (voice) => [
  ...CARDS.map((card) => ({ kind: "card", icon: `n-${card}`, text: voice.word(card) })),
  ...PLACES.map((icon) => ({ kind: "card", icon, text: voice.say(`web-sign-${icon}`) })),
];
