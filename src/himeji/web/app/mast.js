// The mast: where one is, what phase the game is in, and the tools that are the same on every page.
import { Icon } from "./glyph.js";
import { html } from "./html.js";
import { LANGUAGES, language, speak, turnLight } from "./settings.js";

/** @param {{ voice: import("./voice.js").Voice, title?: string, sub?: unknown, children?: unknown }} props */
export function Mast({ voice, title, sub, children }) {
  const other = LANGUAGES.find((each) => each !== language.value) ?? language.value;
  return html`<header class="mast">
    <a class="mast__home display" href="/" aria-label=${voice.say("web-home")}><${Icon} name="himeji" /><span>Himeji</span></a>
    ${title && html`<span class="mast__sep"></span><h1 class="mast__title display">${title}</h1>`}
    ${sub && html`<span class="mast__sub">${sub}</span>`}
    <span class="mast__grow"></span>
    ${children}
    <button type="button" class="tool tool--text" lang=${other} onClick=${() => speak(other)}>${other.toUpperCase()}
      <span class="vh">${voice.say("web-language", { language: other })}</span></button>
    <button type="button" class="tool" onClick=${turnLight} aria-label=${voice.say("web-light")}><${Icon} name="ui-sun" /></button>
  </header>`;
}
