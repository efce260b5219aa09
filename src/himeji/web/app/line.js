// The line to a table: one socket that comes back by itself, and attempts that are sent until they are answered.
import { signal } from "./html.js";

const VERSION = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
export const ABOUT_A_POSITION = new Set(["move", "undo", "restart"]); // these say which position they were made in
const ANSWERS = new Set(["ack", "refused", "stale", "because"]);

/**
 * @typedef {import("./wire.d.ts").Told} Told
 * @typedef {import("./wire.d.ts").Spoken} Spoken
 * @typedef {Told & { attempt?: Attempt, before: number }} Heard what was told, the attempt it answers, and what was known before
 * @typedef {{ type: Spoken["type"], id: string, seq?: number, [field: string]: any }} Attempt
 * @typedef {"connecting" | "open" | "lost" | "closed"} Status
 */

export class Line {
  /** @param {string} table @param {(message: Heard) => void} hear @param {{ seq: number, mark: string }} known */
  constructor(table, hear, known) {
    this.table = table;
    this.hear = hear;
    this.seq = known.seq;
    this.mark = known.mark;
    this.wait = FIRST_WAIT;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.status = signal(/** @type {Status} */ ("connecting"));
    this.unanswered = signal(/** @type {Attempt[]} */ ([]));
    this.stored = signal(0); // the last entry of ours that was acknowledged
    this.connect();
  }

  connect() {
    const address = new URL("/api/socket", location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener("open", () => this.begin());
    socket.addEventListener("message", ({ data }) => this.receive(JSON.parse(data)));
    socket.addEventListener("close", () => this.retry());
  }

  begin() {
    this.status.value = "open";
    this.write({ type: "hello", seq: this.seq, mark: this.mark });
    for (const attempt of this.unanswered.value) this.write(attempt);
  }

  retry() {
    if (this.status.value === "closed") return;
    this.status.value = "lost";
    setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** @param {Attempt | Omit<import("./wire.d.ts").Hello, "v" | "table">} message */
  write(message) {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: VERSION, table: this.table, ...message }));
  }

  /** Say something and keep it until it is answered. @param {Spoken["type"]} type @param {object} [fields] */
  send(type, fields = {}) {
    const attempt = { type, id: randomId(), ...(ABOUT_A_POSITION.has(type) ? { seq: this.seq } : {}), ...fields };
    this.unanswered.value = [...this.unanswered.value, attempt];
    this.write(attempt);
    return attempt.id;
  }

  /** @param {Told} message */
  receive(message) {
    this.wait = FIRST_WAIT;
    const about = "id" in message && ANSWERS.has(message.type) ? message.id : null;
    const answered = this.unanswered.value.find(({ id }) => id === about);
    if (answered) this.unanswered.value = this.unanswered.value.filter(({ id }) => id !== about);
    if (message.type === "ack") this.stored.value = Math.max(this.stored.value, message.seq);
    if (message.type === "bye" && message.code !== "STOPPING") this.status.value = "closed";
    if (message.type === "rewound") {
      this.know(0, "");
      this.stored.value = 0;
    }
    if (message.type === "events" && message.from > this.seq) return this.socket?.close(); // a gap: say hello again
    const before = this.seq;
    if (message.type === "resync") this.know(message.seq, message.mark);
    if (message.type === "events") this.know(message.to, message.mark);
    this.hear({ ...message, attempt: answered, before });
  }

  /** @param {number} seq @param {string} mark */
  know(seq, mark) {
    this.seq = seq;
    this.mark = mark;
  }
}

/** Unique to an attempt; also where the page is not served securely. */
const randomId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
