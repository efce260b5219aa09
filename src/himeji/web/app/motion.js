// Motion explains: what an event carried travels from where it was to where it is. Any input ends it.

/**
 * @typedef {{ icon: string, from: string, to: string } | { turned: string }} Carry a sprite and two places, as selectors; or a place that was turned over
 * @typedef {{ code: string, figures: Record<string, any> }} Event
 */

const SPRITE = new URL("../icons.svg", import.meta.url).pathname;
const LONGEST = 2000; // milliseconds for everything that happened at once
const ONE = 380;
const SIZE = 34;

/** @type {(() => void) | null} */
let skip = null;

/** Where the middle of a place is; null if it is not on the screen. @param {string} place */
function middle(place) {
  const box = document.querySelector(place)?.getBoundingClientRect();
  if (!box || (!box.left && !box.top)) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** One thing on its way, or turned over. @param {Carry} carry @param {number} time @returns {Animation | null} */
const moved = (carry, time) => ("turned" in carry ? turned(carry.turned, time) : carried(carry, time));

/** A card shows its other side. @param {string} place @param {number} time */
const turned = (place, time) =>
  middle(place) && document.querySelector(place)?.animate([{ transform: "perspective(600px) rotateY(90deg)" }, { transform: "perspective(600px) rotateY(0)" }], { duration: time, easing: "ease-out" }) || null;

/** @param {{ icon: string, from: string, to: string }} carry @param {number} time @returns {Animation | null} */
function carried({ icon, from, to }, time) {
  const [start, end] = [middle(from), middle(to)];
  if (!start || !end) return null;
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `${SPRITE}#${icon}`);
  ghost.setAttribute("class", "ghost");
  ghost.setAttribute("aria-hidden", "true");
  ghost.append(use);
  document.body.append(ghost);
  const at = (/** @type {{ x: number, y: number }} */ place, lift = 0) => `translate(${place.x - SIZE / 2}px, ${place.y - SIZE / 2 - lift}px)`;
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const moving = ghost.animate([{ transform: at(start) }, { transform: at(half, 24) }, { transform: at(end) }], { duration: time, easing: "cubic-bezier(.3, 1, .5, 1)" });
  moving.finished.catch(() => undefined).finally(() => ghost.remove());
  return moving;
}

/** Carry things one after the other. @param {Carry[]} carries */
export async function carry(carries) {
  skip?.();
  if (!carries.length || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  let skipped = false;
  /** @type {Animation | null} */
  let moving = null;
  const stop = () => {
    skipped = true;
    moving?.finish();
  };
  skip = stop;
  addEventListener("pointerdown", stop, { once: true });
  addEventListener("keydown", stop, { once: true });
  for (const each of carries) {
    if (skipped) break;
    moving = moved(each, Math.min(ONE, LONGEST / carries.length));
    await moving?.finished.catch(() => undefined);
  }
  removeEventListener("pointerdown", stop);
  removeEventListener("keydown", stop);
}
