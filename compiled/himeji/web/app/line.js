// The line to a table: one socket that comes back by itself, and attempts that are sent until they are answered.
import { signal } from "./html.js";

const VERSION = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/**
 * @typedef {{ type: string, id?: string, seq?: number, mark?: string, [field: string]: any }} Message
 * @typedef {"connecting" | "open" | "lost" | "closed"} Status
 */

export class Line {
  /** @param {string} table @param {(message: Message) => void} hear @param {string | null} link */
  constructor(table, hear, link = null) {
    this.table = table;
    this.hear = hear;
    this.link = link;
    this.seq = 0;
    this.mark = "";
    this.wait = FIRST_WAIT;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.status = signal(/** @type {Status} */ ("connecting"));
    this.unanswered = signal(/** @type {Message[]} */ ([]));
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
    this.write({ type: "hello", seq: this.seq, mark: this.mark, ...(this.link ? { link: this.link } : {}) });
    for (const attempt of this.unanswered.value) this.write(attempt);
  }

  retry() {
    if (this.status.value === "closed") return;
    this.status.value = "lost";
    setTimeout(() => this.connect(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  /** @param {Message} message */
  write(message) {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ v: VERSION, table: this.table, ...message }));
  }

  /** Say something and keep it until it is answered. @param {string} type @param {object} [fields] */
  send(type, fields = {}) {
    const attempt = { type, id: crypto.randomUUID(), seq: this.seq, ...fields };
    this.unanswered.value = [...this.unanswered.value, attempt];
    this.write(attempt);
    return attempt.id;
  }

  /** @param {Message} message */
  receive(message) {
    this.wait = FIRST_WAIT;
    if (message.type === "bye") this.status.value = "closed";
    if (message.type === "resync") this.seq = message.seq ?? 0;
    if (message.type === "events") this.seq = message.to;
    if (message.mark !== undefined) this.mark = message.mark;
    const answered = this.unanswered.value.find(({ id }) => id === message.id);
    if (answered) this.unanswered.value = this.unanswered.value.filter(({ id }) => id !== message.id);
    this.hear({ ...message, attempt: answered });
  }
}
