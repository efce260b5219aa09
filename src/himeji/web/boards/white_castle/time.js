// The passage of time: twenty-one places in four seasons, a gate before each.
import { Count, Crest, Icon } from "../../app/glyph.js";
import { classes, html } from "../../app/html.js";
import { mark } from "./looks.js";

/** @param {{ table: import("../../app/target.js").Table }} props */
export const TimeTrack = ({ table }) => {
  const { seasons, last_space: last } = table.layout.board.passage_of_time;
  const { voice } = table;
  /** @param {number} place */
  const gate = (place) => seasons.find((/** @type {any} */ season) => season.spaces[0] === place && season.entry_cost.seal);
  return html`<section class="time" aria-label=${voice.say("web-time")}>
    <span class="time__l"><${Icon} name="influence" /><span class="only-wide">${voice.say("web-time-short")}</span></span>
    <ol>${Array.from({ length: last + 1 }, (_, place) => {
      const season = gate(place);
      const there = table.view.clans.map((/** @type {any} */ clan, /** @type {number} */ at) => (clan.time === place ? at : -1)).filter((/** @type {number} */ at) => at >= 0);
      const cost = season && voice.effect(`${season.entry_cost.seal} seal`);
      return [
        season && html`<li class="tgate" key=${`gate-${place}`} title=${voice.say("web-gate", { cost })}><${Icon} name="gate" />
          <${Count} kind="seal" n=${season.entry_cost.seal} cost label=${voice.say("web-gate", { cost })} /></li>`,
        html`<li class=${classes("tcell", there.length > 1 && "tcell--many")} key=${place} data-place=${place}>${there.length
          ? there.map((/** @type {number} */ clan) => html`<span title=${table.names[clan]}><${Crest} mark=${mark(clan)} /><span class="vh">${table.names[clan]}, ${place}</span></span>`)
          : html`<span aria-hidden="true">${place}</span>`}</li>`,
      ];
    })}</ol>
    <span class="time__mini only-narrow">${table.view.clans.map((/** @type {any} */ clan, /** @type {number} */ at) => html`<span class="time__m"><${Crest} mark=${mark(at)} /><b>${clan.time}</b></span>`)}</span>
  </section>`;
};
