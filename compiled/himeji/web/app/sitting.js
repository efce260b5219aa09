// What one reader knows of a table, kept up to date by the line: the scene, the log, the talk, what is not yet answered.
import { batch, signal } from "./html.js";
import { Line } from "./line.js";

/**
 * @typedef {import("./line.js").Message} Message
 * @typedef {{ code: string, figures: Record<string, unknown> }} Event
 * @typedef {{ seq: number, kind: string, seat: number | null, events: Event[], body: any }} Entry
 * @typedef {{ asks: string, cause: string, section: string, moves: string[], refused?: any[], gives?: Record<string, any> }} Decision
 * @typedef {{ seat: number | null, view: any, decision: Decision | null, asked: number[], clocks: any, open: any, score: any }} Scene
 */

export class Sitting {
  /** @param {string} id @param {string | null} link */
  constructor(id, link) {
    this.settings = signal(/** @type {any} */ (null));
    this.scene = signal(/** @type {Scene | null} */ (null));
    this.entries = signal(/** @type {Entry[]} */ ([]));
    this.chat = signal(/** @type {{ name: string, text: string }[]} */ ([]));
    this.present = signal(/** @type {any[]} */ ([]));
    this.refusal = signal(/** @type {{ move: string, code: string, params: any, rule: string } | null} */ (null));
    this.farewell = signal("");
    this.received = 0;
    this.line = new Line(id, (message) => batch(() => this.hear(message)), link);
  }

  /** @param {Message} message */
  hear(message) {
    switch (message.type) {
      case "resync":
        this.settings.value = message.table;
        this.entries.value = (message.entries ?? []).map(entry);
        this.chat.value = message.chat ?? [];
        this.scene.value = scene(message);
        break;
      case "events":
        this.entries.value = [...this.entries.value, ...message.entries.map(entry)];
        this.chat.value = [...this.chat.value, ...message.entries.filter((/** @type {any} */ each) => each.kind === "said").map(spoken)];
        if (message.table) this.settings.value = message.table;
        this.scene.value = scene(message);
        this.refusal.value = null;
        break;
      case "refused":
      case "because":
        this.refusal.value = message.code
          ? { move: message.attempt?.move ?? "", code: message.code, params: message.params ?? {}, rule: message.rule ?? "" }
          : null;
        break;
      case "present":
        this.present.value = message.seats;
        break;
      case "bye":
        this.farewell.value = message.code;
    }
    if (message.type === "resync" || message.type === "events") this.received = performance.now();
  }

  /** @param {string} move */
  play(move) {
    this.refusal.value = null;
    this.line.send("move", { move });
  }

  /** @param {string} move */
  why(move) {
    const known = this.scene.value?.decision?.refused?.find((each) => each.move === move);
    if (known) this.refusal.value = known;
    else this.line.send("why", { move });
  }

  /** Is a move on its way that nobody has confirmed? */
  get waiting() {
    return this.line.unanswered.value.some(({ type }) => type === "move" || type === "undo" || type === "restart");
  }
}

/** @param {Message} message @returns {Scene} */
const scene = (message) => ({ decision: null, open: null, score: null, ...(message.scene ?? message) });

/** @param {any} told @returns {Entry} */
const entry = (told) => ({ seq: told.seq, kind: told.kind, seat: told.seat ?? null, events: told.events ?? [], body: told });

/** @param {any} told */
const spoken = (told) => ({ name: String(told.name ?? ""), text: String(told.text ?? "") });
