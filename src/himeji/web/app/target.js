// A place on the board that can be chosen: at rest, lit, chosen or refused; the same four states everywhere.
import { classes, html } from "./html.js";

/**
 * @typedef {object} Table what a board draws from
 * @property {any} view as the title builds it
 * @property {any} layout what the component file says of the board
 * @property {Record<string, import("./voice.js").Thing>} things
 * @property {import("./voice.js").Voice} voice
 * @property {string[]} names
 * @property {number | null} seat whose eyes
 * @property {import("./choices.js").Step[]} steps
 * @property {string[]} picked
 * @property {Map<string, string>} refused target → the move that would be refused
 * @property {Map<string, any>} gives move → what the engine says it would give
 * @property {string | null} guided the place that a first game shows
 * @property {string | null} guidedMove
 * @property {(target: string) => void} pick
 * @property {(move: string) => void} why
 */

/** @param {Table} table @param {string} target */
export function stateOf(table, target) {
  if (table.picked.includes(target)) return "is-chosen";
  if (table.steps.some((step) => step.target === target)) return "is-lit";
  return table.refused.has(target) ? "is-refused" : "";
}

const LINGER = 400; // milliseconds
let timer = 0;

/** What is refused says why to a mouse or a focus that lingers. @param {() => void} why */
export const lingering = (why) => ({
  onPointerEnter: (/** @type {PointerEvent} */ event) => {
    if (event.pointerType === "mouse") timer = setTimeout(why, LINGER);
  },
  onFocus: () => {
    timer = setTimeout(why, LINGER);
  },
  onPointerLeave: () => clearTimeout(timer),
  onBlur: () => clearTimeout(timer),
});

/** One element in every state, so that a board is lit without being built again and a focus stays where it is.
 * @param {{ table: Table, id: string, class: string, label: string, thing?: string, children?: unknown, tag?: string }} props */
export function Target({ table, id, class: names, label, thing, children, tag = "div" }) {
  const state = stateOf(table, id);
  return html`<${tag} class=${classes(names, state, table.guided === id && "is-guided")} data-target=${id} data-thing=${thing}
    ...${state ? asButton(table, id, state) : { role: "group", "aria-label": label }}>
    ${state && html`<span class="vh">${label}</span>`}<span class="through" aria-hidden=${state ? "true" : undefined}>${children}</span><//>`;
}

/** @param {Table} table @param {string} id @param {string} state */
function asButton(table, id, state) {
  const refused = state === "is-refused";
  const why = () => table.why(table.refused.get(id) ?? "");
  const onClick = () => (refused ? why() : table.pick(id));
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onClick();
  };
  return {
    role: "button", tabIndex: 0, onClick, onKeyDown, ...(refused ? lingering(why) : {}),
    "aria-disabled": refused ? "true" : undefined, "aria-pressed": state === "is-chosen" ? "true" : undefined,
  };
}
