// Glyphs: every mark is an icon with a name; colour comes last.
import { classes, html } from "./html.js";

const SPRITE = new URL("../icons.svg", import.meta.url).pathname;

/** @param {{ name: string, label?: string, class?: string }} props an icon without a label is decoration */
export const Icon = ({ name, label, class: more }) =>
  label
    ? html`<svg class=${classes("i", more)} role="img" aria-label=${label}><use href=${`${SPRITE}#${name}`} /></svg>`
    : html`<svg class=${classes("i", more)} aria-hidden="true"><use href=${`${SPRITE}#${name}`} /></svg>`;

/** The mark of a seat; a name always stands beside it. @param {{ mark: { clan: string, icon: string } }} props */
export const Crest = ({ mark }) =>
  html`<span class=${`crest clan-${mark.clan}`}><${Icon} name=${mark.icon} /></span>`;

/** An icon and a number, said in full to those who do not see it.
 * @param {{ kind: string, icon?: string, n?: number | string | null, label: string, cost?: boolean, word?: string }} props */
export const Count = ({ kind, icon = kind, n = null, label, cost = false, word }) =>
  html`<span class=${classes("g", `g-${kind}`, cost && "g-cost")} title=${label}>
    <${Icon} name=${icon} />${n !== null && html`<b aria-hidden="true">${n}</b>`}
    ${word && html`<b class="w" aria-hidden="true">${word}</b>`}<span class="vh">${label}</span>
  </span>`;

/** @param {{ colour: string, value: number, label: string, class?: string }} props */
export const Die = ({ colour, value, label, class: more = "die" }) =>
  html`<svg class=${more} role="img" aria-label=${label}><use href=${`${SPRITE}#die-${colour}-${value}`} /></svg>`;
