// A card: its emblem in the frame of its kind, its name, and what it scores in short.
import { Icon } from "../../app/glyph.js";
import { classes, html } from "../../app/html.js";
import { Target } from "../../app/target.js";
import { capital, signed } from "../../app/voice.js";
import { kindOf } from "./marks.js";

/** @typedef {import("../../app/target.js").Table} Table */

/** @param {{ table: Table, id: string, card: string | null, place: string, copied?: string | null, pile?: number, back: string, seen?: boolean, moved?: boolean }} props */
export function Card({ table, id, card, place, copied, pile, back, seen, moved }) {
  const { voice } = table;
  if (card === null)
    return html`<${Target} table=${table} id=${id} class=${classes("nc nc--back", moved && "is-moved")} label=${voice.say("web-hidden-card", { place })}>
      <${Icon} name=${back} />${moved && html`<${Icon} name="act-swap" class="moved" />`}<span class="vh">${voice.say("web-hidden-card", { place })}</span><//>`;
  const name = capital(voice.word(card));
  const label = [voice.say("web-card-at", { place, card: name }), pile !== undefined && voice.say("web-under", { count: pile }), seen && voice.say("web-seen")].filter(Boolean).join(", ");
  return html`<${Target} table=${table} id=${id} class=${`nc nc--${kindOf(table, card)} c-${card}`} label=${label} thing=${card}>
    <span class="nc__face"><span class="nc__medal"><${Icon} name=${`n-${card}`} /></span></span>
    <span class="nc__name display">${name}</span>
    <span class="nc__rule">${copied ? `→ ${voice.word(copied)}` : html`<${Rule} table=${table} text=${voice.say(`web-short-${card.replace("_", "-")}`)} />`}</span>
    ${pile !== undefined && html`<span class="nc__pile" title=${voice.say("web-under", { count: pile })}>${pile > 0 ? `×${pile + 1}` : voice.say("web-last-card")}</span>`}
    <${Then} table=${table} id=${id} />
    ${seen && html`<span class="nc__seen" title=${voice.say("web-seen")}><${Icon} name="ui-eye" label=${voice.say("web-seen")} /></span>`}
  <//>`;
}

/** What putting a card here would score. @param {{ table: Table, id: string }} props */
const Then = ({ table, id }) => {
  const step = table.steps.find((each) => each.target === id);
  const points = step?.moves.length === 1 && table.gives.get(step.moves[0])?.points;
  return points ? html`<span class=${classes("nc__then", points[1] > points[0] && "best")} title=${table.voice.say("web-points-then", { now: points[0], then: points[1] })}>${signed(points[0])} → ${signed(points[1])}</span>` : null;
};

/** What a card scores, in short; cards named in brackets are drawn. @param {{ table: Table, text: string }} props */
const Rule = ({ table, text }) =>
  text.split(/\[(\w+)\]/).map((part, at) => (at % 2 ? html`<${Icon} name=${`n-${part}`} label=${table.voice.word(part)} />` : part));

/** An empty place of the river. @param {{ table: Table, id: string, place: string }} props */
export const Empty = ({ table, id, place }) =>
  html`<${Target} table=${table} id=${id} class="nc nc--empty" label=${table.voice.say("web-empty-pile", { place })}>
    <span class="over">${table.voice.say("board-nothing")}</span><//>`;
