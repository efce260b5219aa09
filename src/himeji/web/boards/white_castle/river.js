// The river: three bridges with their dice, each with its two gardens.
import { Count, Die, Icon } from "../../app/glyph.js";
import { html } from "../../app/html.js";
import { Target } from "../../app/target.js";
import { capital } from "../../app/voice.js";
import { Folk, Gives, dieLabel, said } from "./pieces.js";

/** @typedef {import("../../app/target.js").Table} Table */

/** @param {{ table: Table }} props */
export const River = ({ table }) =>
  html`<section class="river seigaiha" aria-label=${table.voice.say("web-river")}>
    ${Object.entries(table.view.bridges).map(([colour, dice]) => html`<${Bridge} key=${colour} table=${table} colour=${colour} dice=${dice} />`)}
  </section>`;

/** @param {{ table: Table, colour: string, dice: any }} props */
const Bridge = ({ table, colour, dice }) =>
  html`<section class="bridge" aria-label=${table.voice.say("web-bridge", { colour: table.voice.word(colour) })}>
    <div class="span">
      <svg class="arc" viewBox="0 0 200 56" preserveAspectRatio="none" aria-hidden="true">
        <path class="arc__rail" d="M8 42C50 -6 150 -6 192 42" /><path class="arc__deck" d="M4 52C50 6 150 6 196 52" /></svg>
      <${End} table=${table} colour=${colour} side="left" value=${dice.left} />
      <span class="lan" title=${table.voice.say("web-lantern-end")}><${Icon} name="lantern" label=${table.voice.say("web-lantern-end")} /></span>
      <span class="mid">${dice.centre.map((/** @type {number} */ value) => html`<${Die} colour=${colour} value=${value} class="die die--s" label=${dieLabel(table, { colour, value })} />`)}</span>
      <${End} table=${table} colour=${colour} side="right" value=${dice.right} />
      <span class="bname"><span class="mk"><${Icon} name=${`mark-${colour}`} /></span>${capital(table.voice.word(colour))}</span>
    </div>
    <div class="gardens">
      <${Garden} table=${table} place=${`${colour} plant`} /><${Garden} table=${table} place=${`${colour} stone`} />
    </div>
  </section>`;

/** @param {{ table: Table, colour: string, side: "left" | "right", value: number | null }} props */
const End = ({ table, colour, side, value }) =>
  html`<${Target} table=${table} id=${`die ${colour} ${side}`} tag="span" class=${`end end--${side[0]}`}
    label=${value === null ? "" : table.voice.say("web-die-at", { colour: table.voice.word(colour), value, side: table.voice.word(side) })}>
    ${value !== null && html`<${Die} colour=${colour} value=${value} label=${dieLabel(table, { colour, value })} />`}<//>`;

/** @param {{ table: Table, place: string }} props */
const Garden = ({ table, place }) => {
  const card = table.view.gardens[place];
  const [{ food, points }] = said(table, card, "garden");
  const [{ effect }] = said(table, card, "action");
  const [, kind] = place.split(" ");
  return html`<${Target} table=${table} id=${`garden ${place}`} class="garden" thing=${card}
    label=${table.voice.say("web-garden", { garden: capital(table.voice.word(place.replace(" ", "-"))), food, points, effect: table.voice.effect(effect) })}>
    <span class="garden__e garden__e--1"><${Count} kind="food" n=${food} cost label=${table.voice.effect(`${food} food`)} />
      <${Count} kind="gold" icon="fan-gold" n=${points} label=${table.voice.say("web-points-at-the-end", { count: points })} /></span>
    <span class="garden__e"><${Gives} table=${table} text=${effect} /></span>
    <${Folk} table=${table} role="gardener" counts=${table.view.clans.map((/** @type {any} */ clan) => Number(clan.gardeners.gardens.includes(place)))} />
    <${Icon} name=${`garden-${kind}`} class="garden__w" /><//>`;
};
