// The phone's doors: every part of a page is one tap away, with the number of lit choices behind each.
import { Icon } from "./glyph.js";
import { html } from "./html.js";

/** @typedef {{ id: string, icon: string, label: string, lit?: number }} Door */

/** @param {{ doors: Door[], open: string, label: string, onOpen: (door: string) => void }} props */
export const Fold = ({ doors, open, label, onOpen }) =>
  html`<nav class="fold" aria-label=${label}>
    ${doors.map(
      (door) => html`<label key=${door.id}>
        <input type="radio" name="fold" id=${`f-${door.id}`} checked=${door.id === open} onChange=${() => onOpen(door.id)} />
        <${Icon} name=${door.icon} />${door.label}${!!door.lit && html`<span class="badge">${door.lit}</span>`}
      </label>`,
    )}
  </nav>`;
