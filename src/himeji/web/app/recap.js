// The recap: what the others did since one's own last turn.
import { Crest, Icon } from "./glyph.js";
import { html, signal, useEffect, useRef } from "./html.js";

/** @typedef {import("./roll.js").Entry} Entry */

const open = signal(false);

/** What happened between one's last turn and this one. @param {Entry[]} entries @param {number | null} seat */
export function sinceMine(entries, seat) {
  const last = entries.findLastIndex((entry) => entry.seat !== seat) + 1;
  const first = entries.slice(0, last).findLastIndex((entry) => entry.seat === seat) + 1;
  return entries.slice(first, last);
}

/** What one seat after the other did, in one piece each. @param {Entry[]} entries @returns {{ seat: number | null, lines: string[] }[]} */
const bySeat = (entries) =>
  entries.reduce((turns, { seat, lines }) => {
    const before = turns[turns.length - 1];
    return before && before.seat === seat ? [...turns.slice(0, -1), { seat, lines: [...before.lines, ...lines] }] : [...turns, { seat, lines }];
  }, /** @type {{ seat: number | null, lines: string[] }[]} */ ([]));

/** @param {{ voice: import("./voice.js").Voice }} props */
export const RecapVerb = ({ voice }) =>
  html`<button type="button" class="verb" onClick=${() => (open.value = true)}><${Icon} name="ui-recap" />${voice.say("web-recap")}</button>`;

/** @param {{ table: import("./target.js").Table, board: any, entries: Entry[] }} props */
export function Recap({ table, board, entries }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const { voice, names } = table;
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
  }, [open.value]);
  const turns = open.value ? bySeat(sinceMine(entries, table.seat)) : [];
  return html`<dialog class="paper help" ref=${dialog} aria-label=${voice.say("web-recap-title")} onClose=${() => (open.value = false)}>
    ${open.value && html`<form method="dialog" class="help__h"><h2 class="display">${voice.say("web-recap-title")}</h2>
      <button class="tool" aria-label=${voice.say("web-close")}><${Icon} name="ui-cross" /></button></form>
      ${turns.length ? html`<ol class="recap">${turns.map(({ seat, lines }, at) => html`<li key=${at}>${seat !== null && html`<h3 class="display"><${Crest} mark=${board.mark(seat)} />${names[seat]}</h3>`}
        <ul class="help__f">${lines.map((line) => html`<li>${line}</li>`)}</ul></li>`)}</ol>` : html`<p>${voice.say("web-recap-nothing")}</p>`}`}</dialog>`;
}
