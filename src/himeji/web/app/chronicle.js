// The log in words: what each entry says to its reader, put into words once, and the position it led to.
import { entryText } from "./notices.js";

/**
 * @typedef {import("./sitting.js").Entry} Entry
 * @typedef {import("./wire.d.ts").Event} Event
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {{ seq: number, seat: number | null, lines: string[], at: number | null }} Line `at`: the position after it, where that is known and still stands
 */

/** @type {WeakMap<Entry, { by: Voice, to: string, lines: string[] }>} */
const spoken = new WeakMap(); // a long log is not put into words again with every move

/** @param {import("./sitting.js").Sitting} sitting @param {string[]} names @param {Voice} voice @returns {Line[]} */
export function chronicle(sitting, names, voice) {
  const entries = sitting.entries.value;
  const reader = sitting.scene.value?.seat ?? null;
  const to = [...names, reader].join("\n");
  const at = positions(entries);
  return entries
    .map((entry) => {
      const known = spoken.get(entry);
      if (known?.by === voice && known.to === to) return { seq: entry.seq, seat: entry.seat, lines: known.lines, at: at.get(entry.seq) ?? null };
      const events = together(entry.events.filter((event) => sitting.heard(event)));
      const lines = [...events.map((event) => voice.event(event, names, reader)), entryText(entry, names, voice)].filter(Boolean);
      spoken.set(entry, { by: voice, to, lines });
      return { seq: entry.seq, seat: entry.seat, lines, at: at.get(entry.seq) ?? null };
    })
    .filter(({ lines }) => lines.length);
}

const FIRST = 2; // the entry after the one that opened the table

/** Was the log heard from the start? @param {Entry[]} entries */
export const isWhole = (entries) => (entries[0]?.seq ?? 0) <= FIRST;

/** How many moves stood after each; those that were taken back stand no more. @param {Entry[]} entries @returns {Map<number, number>} */
function positions(entries) {
  const found = new Map();
  if (!isWhole(entries)) return found;
  let moves = 0;
  for (const { seq, kind, body } of entries) {
    if (kind === "moved") found.set(seq, ++moves);
    if (kind !== "undone") continue;
    moves = body.to;
    for (const [each, at] of found) if (at > moves) found.delete(each);
  }
  return found;
}

/** What a seat gets or pays several times in a row is said in one sentence. @param {Event[]} events @returns {Event[]} */
export function together(events) {
  /** @type {Event[]} */
  const said = [];
  for (const event of events) {
    const before = said[said.length - 1];
    const { store, count, seat } = event.figures;
    if (store !== undefined && count !== undefined && before?.code === event.code && before.figures.seat === seat && before.figures.stores) before.figures.stores[store] = (before.figures.stores[store] ?? 0) + count;
    else said.push(store === undefined || count === undefined ? event : { ...event, figures: { ...event.figures, stores: { [store]: count } } });
  }
  return said;
}
