// Several people at one device: where hands are hidden, nothing is shown before the right person looks.
import { Crest } from "./glyph.js";
import { html, signal } from "./html.js";

const facing = signal(/** @type {number | null} */ (null)); // whose eyes are on the screen

/** Must the device change hands first? Not where one person plays on alone. @param {import("./sitting.js").Scene} scene @param {any} board @param {import("./wire.d.ts").Summary | null} settings */
export const isDrawn = (scene, board, settings) => !!board.secret && !settings?.practice && scene.eyes.length > 1 && scene.asked.length > 0 && facing.value !== scene.seat;

/** @param {{ voice: import("./voice.js").Voice, board: any, seat: number, name: string }} props */
export const Curtain = ({ voice, board, seat, name }) =>
  html`<main class="waiting"><section class="paper ask curtain"><${Crest} mark=${board.mark(seat)} />
    <h2 class="ask__q display" aria-live="polite">${voice.say("web-pass-the-device", { name })}</h2>
    <button type="button" class="btn btn--seal" onClick=${() => (facing.value = seat)}>${voice.say("web-it-is-me", { name })}</button></section></main>`;
