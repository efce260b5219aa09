// The imperial court: the spaces of each action with the emissaries on them; what is known of the hands; the discard pile.
import { Crest, Icon } from "../../app/glyph.js";
import { html } from "../../app/html.js";
import { Target } from "../../app/target.js";
import { capital } from "../../app/voice.js";
import { mark } from "./marks.js";

/** @typedef {import("../../app/target.js").Table} Table */

const ICONS = { swap: "act-swap", discard_river: "act-discard", decree: "decree" };

/** @param {{ table: Table }} props */
export const Court = ({ table }) =>
  html`<section class="paper court asanoha zone-court" tabindex="0" aria-label=${table.voice.say("web-court")}>
    <h2 class="court__title display">${table.voice.say("web-court")}</h2>
    <ul>${Object.entries(ICONS).map(([action, icon]) => html`<${Action} key=${action} table=${table} action=${action} icon=${icon} />`)}</ul>
    <${Known} table=${table} />
    <${Discard} table=${table} />
  </section>`;

/** @param {{ table: Table, action: string, icon: string }} props */
const Action = ({ table, action, icon }) => {
  const spaces = Number(table.things[action].facts.find((fact) => fact.code === "spaces")?.figures.spaces);
  const there = table.view.seats.flatMap((/** @type {any} */ seat, /** @type {number} */ at) => Array.from({ length: seat.court[action] }, () => at));
  const name = table.voice.say(`web-court-${action.replace("_", "-")}`);
  return html`<li><${Target} table=${table} id=${`court ${action}`} class=${`court__act court__act--${action}`} label=${name} thing=${action}>
    <span class="court__head"><${Icon} name=${icon} /><b>${name}</b></span>
    <span class="court__spaces">${Array.from({ length: spaces }, (_, at) => html`<span class=${`emi ${at < there.length ? "" : "emi--free"}`} key=${at}>
      ${at < there.length && html`<${Crest} mark=${mark(there[at])} /><span class="vh">${table.names[there[at]]}</span>`}</span>`)}</span><//></li>`;
};

/** What the reader knows of hands besides the cards he has seen in their places. @param {{ table: Table }} props */
const Known = ({ table }) => {
  const { view, voice, names } = table;
  const lines = view.seats.map((/** @type {any} */ seat, /** @type {number} */ at) => [at, Object.entries(seat.also_in_hand)]).filter((/** @type {any} */ [, held]) => held.length);
  if (!lines.length) return null;
  return html`<div class="belief">${lines.map((/** @type {any} */ [at, held]) => html`<p key=${at}>${voice.say("board-also-held", {
    seat: names[at], cards: held.map((/** @type {any} */ [card, count]) => `${count} × ${voice.word(card)}`).join(", ") })}</p>`)}</div>`;
};

/** @param {{ table: Table }} props */
const Discard = ({ table }) => {
  const { top, cards } = table.view.discard;
  const shown = cards ? Object.entries(cards) : top ? [[top, null]] : [];
  return html`<div class="court__discard"><span class="over">${table.voice.say("web-discard")}</span>
    <span class="minis">${shown.length ? shown.map(([card, count]) => html`<span key=${card} class=${`mini c-${card}`} title=${capital(table.voice.word(card))}><${Icon} name=${`n-${card}`} />${count}<span class=${count === null ? "" : "vh"}>${count !== null && " × "}${capital(table.voice.word(card))}</span></span>`) : html`<span class="mini">–</span>`}</span></div>`;
};
