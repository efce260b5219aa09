// Clocks: what is left to a seat, told once by the server and counted down here.
import { Icon } from "./glyph.js";
import { classes, html, useEffect, useState } from "./html.js";

const TICK = 250; // milliseconds: no second is shown twice as long as another
const SHORT = 60_000;

/** @param {number} left milliseconds @param {import("./voice.js").Voice} voice */
export function clockText(left, voice) {
  const seconds = Math.max(0, Math.floor(left / 1000));
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600), Math.floor(seconds / 60)];
  if (days > 0) return voice.say("web-clock-days", { days, hours: hours % 24 });
  if (hours > 0) return voice.say("web-clock-hours", { hours, minutes: String(minutes % 60).padStart(2, "0") });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** @param {{ left: number, runs: boolean, since: number, voice: import("./voice.js").Voice }} props `since`: when it was told */
export function Clock({ left, runs, since, voice }) {
  const [now, tick] = useState(since);
  useEffect(() => {
    tick(performance.now());
    const timer = runs ? setInterval(() => tick(performance.now()), TICK) : undefined;
    return () => clearInterval(timer);
  }, [runs, since]);
  const remains = runs ? left - Math.max(0, now - since) : left;
  return html`<span class=${classes("clock", runs && remains < SHORT && "clock--short")} role="timer"><${Icon} name="ui-clock" />${clockText(remains, voice)}</span>`;
}

/** A clock for every seat; none where time does not count. @param {any} settings @param {import("./sitting.js").Scene} scene @param {import("./voice.js").Voice} voice */
export const clocksOf = (settings, { clocks, since }, voice) =>
  settings.settings.clock.kind === "none" ? [] : clocks.left.map((/** @type {number} */ left, /** @type {number} */ seat) =>
    html`<${Clock} left=${left} runs=${clocks.run.includes(seat)} since=${since} voice=${voice} />`);
