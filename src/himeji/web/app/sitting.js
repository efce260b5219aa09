// What one reader knows of a table, kept up to date by the line: the scene, the log, the talk, what is not yet answered.
import { batch, signal } from "./html.js";
import { ABOUT_A_POSITION, Line } from "./line.js";
import { call } from "./server.js";

/**
 * @typedef {import("./line.js").Heard} Heard
 * @typedef {import("./wire.d.ts").Event} Event `to`: those of several seats at this device that may know
 * @typedef {import("./wire.d.ts").Decision} Decision
 * @typedef {{ seq: number, kind: string, seat: number | null, events: Event[], body: any }} Entry
 * @typedef {(import("./wire.d.ts").Resync | import("./wire.d.ts").Events) & { since: number, position: number, question: number }} Scene `position`: the entry that led to it; `question`: the one since which its reader is asked the same
 * @typedef {{ move: string, code: string, params: any, rule: string }} Refused
 * @typedef {{ seq: number, mark: string, settings: any, entries: Entry[], chat: { name: string, text: string }[] }} Kept
 */

/** @typedef {{ score: any[] | null, gives: Record<string, { points: number[], held: Record<string, number> }>, binding: string[] | null }} Outlook */

const NOTHING_KNOWN = /** @type {Outlook} */ ({ score: null, gives: {}, binding: null });
const ON_THE_BOARD = new Set(["moved", "undone", "sat"]); // what changes the position
const KEPT = 300; // entries that survive a reload
const SOON = 300; // milliseconds

export class Sitting {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    const kept = remembered(id);
    this.settings = signal(/** @type {any} */ (kept.settings));
    this.entries = signal(/** @type {Entry[]} */ (kept.entries));
    this.chat = signal(/** @type {{ name: string, text: string }[]} */ (kept.chat));
    this.scene = signal(/** @type {Scene | null} */ (null));
    this.present = signal(/** @type {boolean[]} */ ([]));
    this.refusal = signal(/** @type {Refused | null} */ (null));
    this.outlook = signal(/** @type {Outlook} */ (NOTHING_KNOWN));
    this.told = signal(/** @type {Event[]} */ ([])); // what has just happened
    this.farewell = signal("");
    this.keeping = 0;
    addEventListener("pagehide", () => this.scene.value && this.keep());
    this.line = new Line(id, (message) => batch(() => this.hear(message)), kept);
  }

  /** @param {Heard} message */
  hear(message) {
    switch (message.type) {
      case "resync":
        this.settings.value = message.table;
        this.entries.value = joined(this.entries.value, message.entries.map(entry));
        this.chat.value = message.chat;
        this.follow(message, message.seq, false);
        break;
      case "rewound":
        this.entries.value = [];
        break;
      case "events": {
        const fresh = message.entries.filter((each) => each.seq > message.before).map(entry);
        this.entries.value = [...this.entries.value, ...fresh];
        this.chat.value = [...this.chat.value, ...fresh.filter((/** @type {Entry} */ each) => each.kind === "said" && each.body.text !== undefined).map(spoken)];
        this.told.value = fresh.flatMap((/** @type {Entry} */ each) => each.events);
        this.settings.value = fresh.reduce(after, this.settings.value);
        const done = fresh.filter((/** @type {Entry} */ each) => ON_THE_BOARD.has(each.kind));
        this.follow(message, done.at(-1)?.seq ?? this.scene.value?.position ?? message.to, done.every(({ seat }) => seat !== this.scene.value?.seat));
        break;
      }
      case "refused":
      case "because":
        this.refusal.value = message.code
          ? { move: message.attempt?.move ?? "", code: message.code, params: message.params, rule: message.rule }
          : null;
        break;
      case "present":
        this.present.value = message.seats;
        break;
      case "bye":
        this.farewell.value = message.code;
    }
  }

  /** @param {import("./wire.d.ts").Resync | import("./wire.d.ts").Events} message @param {number} position @param {boolean} byOthers what led to it */
  follow(message, position, byOthers) {
    const before = this.scene.value;
    const moved = position !== before?.position;
    const stands = before && (!moved || (byOthers && JSON.stringify(before.decision) === JSON.stringify(message.decision)));
    this.scene.value = { ...message, since: performance.now(), position, question: stands ? before.question : position };
    if (moved) {
      this.refusal.value = null;
      this.outlook.value = { ...this.outlook.value, gives: {}, binding: null };
      this.lookAhead();
    }
    clearTimeout(this.keeping);
    this.keeping = setTimeout(() => this.keep(), SOON); // what happened is drawn first
  }

  keep() {
    remember(this.id, { seq: this.line.seq, mark: this.line.mark, settings: this.settings.value, entries: this.entries.value.slice(-KEPT), chat: this.chat.value });
  }

  /** Ask what everybody would score, and what each answer would change at once. */
  async lookAhead() {
    if (!this.scene.value?.view) return;
    const { position } = this.scene.value;
    const found = await call("GET", `/tables/${this.id}/outlook`).catch(() => null);
    if (found && position === this.scene.value.position) this.outlook.value = found;
  }

  /** The log from the first entry on, where this reader came late. */
  async tellFromTheStart() {
    this.entries.value = joined((await call("GET", `/tables/${this.id}/log`)).map(entry), this.entries.value);
  }

  /** @param {string} move */
  play(move) {
    this.refusal.value = null;
    this.line.send("move", { move, ...this.speaking });
  }

  /** @param {string} move */
  why(move) {
    if (this.refusal.value?.move === move) return;
    this.line.send("why", { move, ...this.speaking });
  }

  /** For which of several seats at this device one speaks. */
  get speaking() {
    const scene = this.scene.value;
    return scene && scene.eyes.length > 1 && scene.decision ? { seat: scene.decision.seat } : {};
  }

  /** May the reader before the screen know of it? @param {Event} event */
  heard({ to }) {
    return !to || to.includes(this.scene.value?.seat ?? -1);
  }

  /** Is a move on its way, or stored but not yet seen here? */
  get waiting() {
    const scene = this.scene.value; // read first: what is shown decides
    return this.line.unanswered.value.some(({ type }) => ABOUT_A_POSITION.has(type)) || (scene !== null && this.line.stored.value > this.line.seq);
  }
}

/** @param {any} told @returns {Entry} */
const entry = (told) => ({ seq: told.seq, kind: told.kind, seat: told.seat ?? null, events: told.events ?? [], body: told });

/** What was known, and what has been told anew in its place. @param {Entry[]} known @param {Entry[]} told */
const joined = (known, told) => [...known.filter(({ seq }) => !told.length || seq < told[0].seq), ...told];

/** @param {Entry} told */
const spoken = (told) => ({ name: String(told.body.name), text: String(told.body.text) });

/** The table without its board, after an entry. @param {any} settings @param {Entry} told */
function after(settings, told) {
  const seats = seated(settings, told);
  if (told.kind === "undo_asked") return { ...seats, asking: { seat: told.seat, to: told.body.to } };
  if (["undone", "moved"].includes(told.kind) || (told.kind === "undo_answered" && !told.body.yes)) return { ...seats, asking: null };
  return told.kind === "rematched" ? { ...seats, rematch: told.body.table } : seats;
}

/** Who sits where, after an entry. @param {any} settings @param {Entry} told */
function seated(settings, { kind, seat, body }) {
  const change = { sat: { name: body.name, bot: body.bot, user: body.user }, stood: { name: null, bot: null, user: null }, replaced: { zombie: body.bot }, returned: { zombie: null } }[kind];
  if (!settings || !change) return settings;
  return { ...settings, seats: settings.seats.map((/** @type {any} */ each, /** @type {number} */ at) => (at === seat ? { ...each, ...change } : each)) };
}

/** What this tab knew of a table before it was loaded again. @param {string} id @returns {Kept} */
function remembered(id) {
  const kept = sessionStorage.getItem(`himeji.table.${id}`);
  return kept ? JSON.parse(kept) : { seq: 0, mark: "", settings: null, entries: [], chat: [] };
}

/** @param {string} id @param {Kept} known */
function remember(id, known) {
  try {
    sessionStorage.setItem(`himeji.table.${id}`, JSON.stringify(known));
  } catch {
    sessionStorage.removeItem(`himeji.table.${id}`); // no room: after a reload the log begins anew
  }
}
