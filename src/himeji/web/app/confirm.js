// A move that cannot be taken back waits here until it is meant; each reader says how often that should be asked.
import { Icon } from "./glyph.js";
import { html, signal, useEffect, useRef } from "./html.js";
import { capital } from "./voice.js";

const KEPT = "himeji.confirm";
const wish = signal(localStorage.getItem(KEPT)); // "yes", "no", or nothing yet

export const held = signal(/** @type {string | null} */ (null)); // the move that waits

/** Is one asked? Without a wish: where other people play too. @param {any} settings */
export const confirms = (settings) => (wish.value === null ? !settings.practice && settings.seats.filter((/** @type {any} */ seat) => !seat.bot).length > 1 : wish.value === "yes");

/** @param {boolean} yes */
export function wishToConfirm(yes) {
  wish.value = yes ? "yes" : "no";
  localStorage.setItem(KEPT, wish.value);
}

/** @param {{ move: string, table: import("./target.js").Table, board: any, onYes: () => void, onBack: () => void }} props */
export function Confirm({ move, table, board, onYes, onBack }) {
  const { voice } = table;
  const yes = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useEffect(() => yes.current?.focus({ preventScroll: true }), [move]);
  return html`<div class="confirm" role="alert"><p class="confirm__m"><b>${capital(voice.move(move))}</b>${board.Detail && html`<${board.Detail} move=${move} table=${table} />`}</p>
    <p class="over">${voice.say("web-binding")}</p>
    <div class="confirm__b"><button type="button" class="btn btn--seal" ref=${yes} onClick=${onYes}><${Icon} name="seal" />${voice.say("web-confirm")}</button>
      <button type="button" class="btn" onClick=${onBack}><${Icon} name="ui-undo" />${voice.say("web-back")}</button></div></div>`;
}
