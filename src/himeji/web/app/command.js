// The command box: the grammar of the moves, completed from the moves that may be played.
import { Icon } from "./glyph.js";
import { html, useState } from "./html.js";
import { capital } from "./voice.js";

const SHOWN = 8;
const ALL = "?"; // typed alone, it lists every move

/** The moves that begin like the text, or hold all its words. @param {string[]} moves @param {string} text */
export function completions(moves, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  if (text.trim() === ALL) return moves;
  const begin = moves.filter((move) => move.startsWith(words.join(" ")));
  const hold = moves.filter((move) => !begin.includes(move) && words.every((word) => move.includes(word)));
  return [...begin, ...hold].slice(0, SHOWN);
}

/** @param {{ voice: import("./voice.js").Voice, moves: string[], onMove: (move: string) => void, onWhy: (move: string) => void }} props */
export function Command({ voice, moves, onMove, onWhy }) {
  const [text, write] = useState("");
  const [at, aim] = useState(0);
  const found = completions(moves, text);
  const play = (/** @type {string} */ move) => {
    const why = voice.say("web-why-word");
    if (move.startsWith(`${why} `)) onWhy(move.slice(why.length + 1).trim());
    else onMove(move);
    write("");
    aim(0);
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      aim((at + (event.key === "ArrowDown" ? 1 : found.length - 1)) % Math.max(found.length, 1));
    } else if (event.key === "Tab" && found.length && text !== found[at] && !event.shiftKey) {
      event.preventDefault();
      write(found[at]);
      aim(0);
    } else if (event.key === "Escape") write("");
  };
  return html`<form class="cmd" onSubmit=${(/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim()) play(moves.includes(text.trim()) ? text.trim() : (found[at] ?? text.trim()));
  }}>
    <${Icon} name="ui-command" />
    <input id="cmd" value=${text} spellcheck="false" autocomplete="off" autocapitalize="none" role="combobox"
      aria-label=${voice.say("web-command")} placeholder=${moves[0] ?? ""} aria-expanded=${found.length ? "true" : "false"}
      aria-controls="completions" aria-activedescendant=${found.length ? `completion-${at}` : undefined} aria-autocomplete="list"
      onInput=${(/** @type {any} */ event) => { write(event.target.value); aim(0); }} onKeyDown=${key} />
    <ul class="completions" id="completions" role="listbox" aria-label=${voice.say("web-completions")} hidden=${!found.length}>
      ${found.map((move, n) => html`<li key=${move} id=${`completion-${n}`} role="option" aria-selected=${n === at ? "true" : "false"}
        onClick=${() => play(move)}><code>${move}</code> <span>${capital(voice.move(move))}</span></li>`)}
    </ul>
  </form>`;
}
