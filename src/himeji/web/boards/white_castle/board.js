// The White Castle: the hill in section, drawn from a view and nothing else.
import { Count, Die, Icon } from "../../app/glyph.js";
import { html, signal } from "../../app/html.js";
import { capital, signed } from "../../app/voice.js";
import { Castle, Outer, Yards } from "./castle.js";
import { Domain, Pairs } from "./domain.js";
import { mark, signs } from "./looks.js";
import { Gives, dieLabel, said } from "./pieces.js";
import { River } from "./river.js";
import { Seats } from "./seats.js";
import { aside, candidates, paths, zoneOf } from "./targets.js";
import { TimeTrack } from "./time.js";

export { carries } from "./motion.js";
export { aside, candidates, mark, paths, signs, zoneOf };

/** @typedef {import("../../app/target.js").Table} Table */

export const doors = [
  { id: "castle", plays: true, icon: "stronghold" },
  { id: "river", plays: true, icon: "bridge" },
  { id: "mine", plays: true, icon: "crest-pine" },
  { id: "seats", icon: "ui-person" },
  { id: "roll", icon: "ui-log" },
];

const shown = signal(/** @type {number | null} */ (null)); // whose domain lies in front of the reader

/** @param {{ table: Table, sheets: any[], subs: string[], clocks: unknown[] }} props */
export const Left = (props) => html`<${Seats} ...${props} onShow=${(/** @type {number} */ clan) => (shown.value = clan)} />`;

/** @param {{ table: Table }} props */
export const Centre = ({ table }) => {
  const clan = shown.value ?? table.seat ?? table.view.to_move[0] ?? 0;
  return html`<div class="centre">
    <section class="board" aria-label=${table.voice.say("title")}>
      <${TimeTrack} table=${table} />
      <div class="hill zone-castle"><${Outer} table=${table} /><${Castle} table=${table} /><${Yards} table=${table} /></div>
      <${River} table=${table} />
    </section>
    ${table.view.pairs.length ? html`<${Pairs} table=${table} />` : html`<${Domain} table=${table} clan=${clan} onShow=${(/** @type {number} */ each) => (shown.value = each)} />`}
  </div>`;
};

/** Where the game is. @param {Table} table */
export const phase = ({ view, layout, voice }) => ({
  text: capital(voice.say("board-round", { round: view.round, rounds: layout.structure.rounds })),
  at: view.round,
  of: layout.structure.rounds,
});

/** What the seat to move has in hand. @param {Table} table */
export const held = (table) =>
  table.view.die && html`<${Die} colour=${table.view.die.colour} value=${table.view.die.value} label=${dieLabel(table, table.view.die)} />`;

/** @param {string} target @param {Table} table */
export const targetName = (target, { voice }) => {
  const [kind, ...rest] = target.split(" ");
  const name = voice.word(rest.join("-"));
  return kind === "floor" ? voice.say("web-floor", { floor: voice.say(`word-${rest[0]}`, {}, "short") }) : name;
};

export const explores = true; // a turn is a chain of actions worth comparing

/** A die in place of the words for taking it. @param {{ move: string, table: Table }} props */
export const Token = ({ move, table }) => {
  const [verb, colour, side] = move.split(" ");
  const value = verb === "take" ? table.view.bridges[colour][side] : null;
  return value === null ? html`<span>${capital(table.voice.phrase("web-choice", move) || table.voice.move(move))}</span>`
    : html`<span class="token"><${Die} colour=${colour} value=${value} class="die die--s" label=${dieLabel(table, { colour, value })} />${side === "left" && html`<${Icon} name="lantern" />`}</span>`;
};

/** So much of a store, gained or paid; without a number, the sign alone. @param {{ kind: string, n: number | null, table: Table }} props */
export const Amount = ({ kind, n, table }) =>
  html`<${Count} kind=${kind} icon=${kind === "points" ? "fan-red" : kind} cost=${n !== null && n < 0} n=${n === null ? null : n > 0 ? `+${n}` : signed(n)} label=${n === null ? table.voice.word(kind) : `${n < 0 ? "−" : ""}${table.voice.effect(`${Math.abs(n)} ${kind}`)}`} />`;

/** What a move would bring, beside its name. @param {{ move: string, table: Table }} props */
export const Detail = ({ move, table }) => {
  const held = Object.entries(table.gives.get(move)?.held ?? {});
  const [verb, room, at] = move.split(" ");
  const block = verb === "block" && said(table, table.view.rooms[room].card, "block")[Number(at) - 1];
  if (block) return html`<${Gives} table=${table} text=${block.effect} />`; // what it would bring at once is only part of it
  return html`<span class="gs">${verb === "take" && html`<${Token} move=${move} table=${table} />`}${held.map(([kind, n]) => html`<${Amount} key=${kind} kind=${kind} n=${n} table=${table} />`)}</span>`;
};

/** A short form of a move that may be made at any time. @param {{ move: string, table: Table }} props */
export const Short = ({ move, table }) => {
  const kind = move.split(" ")[1];
  return html`<${Count} kind="seal" n=${kind === "coin" ? 1 : 2} cost label="" /> → <${Count} kind=${kind} n="1" label="" /><span class="vh">${capital(table.voice.move(move))}</span>`;
};
