// The timeline of a replay: where one is, the ways to go, and the same ways by keys.
import { Icon } from "./glyph.js";
import { html, useState } from "./html.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {{ steps: any[], at: number, running: boolean, hidden: boolean, voice: Voice, onGo: (at: number) => void, onRun: () => void, onHide: (() => void) | null, onTry: (() => void) | null }} Props
 */

/** The next or the last position where another seat had just moved. @param {any[]} steps @param {number} at @param {1 | -1} way */
export function turn(steps, at, way) {
  let to = at + way;
  while (to > 0 && to < steps.length - 1 && steps[to].by === steps[to + way]?.by) to += way;
  return Math.max(0, Math.min(to, steps.length - 1));
}

/** @param {Props} props */
export function Timeline({ steps, at, running, hidden, voice, onGo, onRun, onHide, onTry }) {
  const last = steps.length - 1;
  const tools = /** @type {[string, string, number][]} */ ([
    ["first", "ui-first", 0], ["prev-turn", "ui-prev-turn", turn(steps, at, -1)], ["prev", "ui-prev", at - 1],
    ["next", "ui-next", at + 1], ["next-turn", "ui-next-turn", turn(steps, at, 1)], ["last", "ui-last", hidden ? at : last],
  ]);
  const button = (/** @type {[string, string, number]} */ [name, icon, to]) =>
    html`<button type="button" key=${name} class="ctl" disabled=${to < 0 || to > last || to === at} aria-label=${voice.say(`web-go-${name}`)} onClick=${() => onGo(to)}><${Icon} name=${icon} /></button>`;
  return html`<div class="ctls" role="toolbar" aria-label=${voice.say("web-timeline")}>
      ${tools.slice(0, 3).map(button)}
      <button type="button" class="ctl ctl--main" onClick=${onRun} aria-label=${voice.say(running ? "web-pause" : "web-play")}><${Icon} name=${running ? "ui-pause" : "ui-play"} /></button>
      ${tools.slice(3).map(button)}
    </div>
    ${!hidden && html`<input type="range" class="slider" min="0" max=${last} value=${at} aria-label=${voice.say("web-timeline")}
      onInput=${(/** @type {any} */ event) => onGo(Number(event.target.value))} />`}
    <div class="verbs">${onHide && html`<button type="button" class="verb" data-spoilers onClick=${onHide}><${Icon} name="ui-eye" />${voice.say(hidden ? "web-show-what-comes" : "web-hide-what-comes")}</button>`}
      <${Address} voice=${voice} />
      ${onTry && html`<button type="button" class="verb" data-try onClick=${onTry}><${Icon} name="ui-fork" />${voice.say("web-try-it")}</button>`}</div>`;
}

/** The address of this position, for others. @param {{ voice: Voice }} props */
function Address({ voice }) {
  const [copied, tell] = useState("");
  const copy = async () => {
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    tell(location.href);
  };
  return html`<button type="button" class="verb" onClick=${copy}><${Icon} name="ui-link" />${voice.say("web-link-here")}</button>
    ${copied && html`<input class="lens__a" readonly value=${copied} aria-label=${voice.say("web-link-here")} onFocus=${(/** @type {any} */ event) => event.target.select()} />`}`;
}

/** Home, End and the arrows; from where one is when the key is heard, however fast they come. While what comes is hidden, End stays.
 * @param {any[]} steps @param {boolean} hidden @param {(move: (at: number) => number) => void} go */
export function keys(steps, hidden, go) {
  const last = steps.length - 1;
  /** @type {Record<string, (at: number) => number>} */
  const ways = {
    Home: () => 0, End: (at) => (hidden ? at : last), ArrowLeft: (at) => at - 1, ArrowRight: (at) => at + 1,
    ArrowUp: (at) => turn(steps, at, -1), ArrowDown: (at) => turn(steps, at, 1),
  };
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const way = ways[event.key];
    const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (field || !steps.length || !way) return;
    event.preventDefault();
    go((at) => Math.max(0, Math.min(way(Math.min(at, last)), last)));
  };
  addEventListener("keydown", press);
  return () => removeEventListener("keydown", press);
}
