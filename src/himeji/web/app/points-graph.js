// Every seat's points from the first position to the last: a line each, told apart by dashes and the crest at its end.
import { Crest } from "./glyph.js";
import { html } from "./html.js";
import { signed } from "./voice.js";

const WIDTH = 100;
const HEIGHT = 40;

/** @param {{ steps: any[], at: number, names: string[], board: any, voice: import("./voice.js").Voice, onGo: (at: number) => void }} props */
export function PointsGraph({ steps, at, names, board, voice, onGo }) {
  const all = steps.flatMap((step) => step.points);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (/** @type {number} */ n) => (n / Math.max(1, steps.length - 1)) * WIDTH;
  const y = (/** @type {number} */ points) => HEIGHT - ((points - low) / (high - low)) * HEIGHT;
  const last = steps[steps.length - 1].points;
  /** @param {MouseEvent} event */
  const jump = (event) => {
    const { left, width } = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    onGo(Math.round(((event.clientX - left) / width) * (steps.length - 1)));
  };
  return html`<figure class="points only-wide"><figcaption class="over">${voice.say("web-points-line")}</figcaption>
    <div class="points__p"><svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" onClick=${jump}
      aria-label=${last.map((/** @type {number} */ points, /** @type {number} */ seat) => `${names[seat]} ${points}`).join(", ")}>
      <path class="grid" d=${`M0 ${y(0)}H${WIDTH}`} />
      ${last.map((/** @type {number} */ _, /** @type {number} */ seat) => html`<path key=${seat} class=${`wl wl--${seat} clan-${board.mark(seat).clan}`}
        d=${steps.map((step, n) => `${n ? "L" : "M"}${x(n).toFixed(2)} ${y(step.points[seat]).toFixed(2)}`).join("")} />`)}
      <path class="nowmark" d=${`M${x(at)} 0V${HEIGHT}`} /></svg></div>
    <ul class="points__l">${last.map((/** @type {number} */ _, /** @type {number} */ seat) => html`<li key=${seat}><${Crest} mark=${board.mark(seat)} /><span>${names[seat]}</span><b class="display">${signed(steps[at].points[seat])}</b></li>`)}</ul></figure>`;
}
