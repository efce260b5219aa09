// The operations that happen once: a name, a table, a seat.

/** An answer that is an error, with a sentence in the reader's language. */
export class Refusal extends Error {
  /** @param {{ code: string, text: string }} body */
  constructor(body) {
    super(body.text);
    this.code = body.code;
  }
}

/** @param {string} method @param {string} path @param {object} [body] */
export async function call(method, path, body) {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { "X-Himeji": "1", "Accept-Language": document.documentElement.lang, ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body && JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Refusal(told);
  return told;
}

const NAMED = "himeji.named";
const TABLES = "himeji.tables";

/** Who am I; null for somebody who has taken no name in this browser. */
export const me = () => (localStorage.getItem(NAMED) ? call("GET", "/me").catch(() => null) : Promise.resolve(null));

/** Where one sits, on whatever device one sat down. */
export const myTables = () => (localStorage.getItem(NAMED) ? call("GET", "/me/tables").catch(() => []) : Promise.resolve([]));

/** This browser is somebody from now on. */
export const named = () => localStorage.setItem(NAMED, "1");

/** This browser is nobody again. */
export const forgotten = () => [NAMED, TABLES].forEach((key) => localStorage.removeItem(key));

/** @param {string} name */
export const takeName = (name) => call("POST", "/guests", { name }).then(named);

/** Nobody must type a name to play: whoever has none and wants none is a guest.
 * @param {string} wanted @param {{ name: string } | null} person @param {import("./voice.js").Voice} voice */
export async function beCalled(wanted, person, voice) {
  const name = wanted.trim() || person?.name || voice.say("web-guest");
  if (name !== person?.name) await takeName(name);
}

const KEPT = 12; // tables that this browser remembers

/** The tables this browser has sat at, the last one first. @returns {string[]} */
export const ownTables = () => JSON.parse(localStorage.getItem(TABLES) ?? "[]");

/** @param {string} id */
export const keepTable = (id) =>
  localStorage.setItem(TABLES, JSON.stringify([id, ...ownTables().filter((each) => each !== id)].slice(0, KEPT)));
