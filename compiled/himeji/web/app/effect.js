// An effect of the game drawn with icons, and said in words to those who do not see them.
import { Count, Icon } from "./glyph.js";
import { html } from "./html.js";
import { tree } from "./phrases.js";

/**
 * @typedef {import("./phrases.js").Tree} Tree
 * @typedef {{ icons: [string, string][], word?: string }} Look kind and icon of each glyph; the word that stands beside
 * @typedef {(name: string) => Look | null} Looks what a title draws for the words of its effects
 */

/** @param {{ text: string, voice: import("./voice.js").Voice, looks: Looks, words?: boolean }} props */
export const Effect = ({ text, voice, looks, words = false }) =>
  html`<span class="gs" title=${voice.effect(text)}>
    <span class="vh">${voice.effect(text)}</span><${Part} part=${tree(text)} looks=${looks} words=${words} />
  </span>`;

/** @param {{ part: Tree, looks: Looks, words: boolean, cost?: boolean }} props @returns {any} */
function Part({ part, looks, words, cost = false }) {
  /** @param {Tree} inner @param {boolean} [paid] */
  const draw = (inner, paid = cost) => html`<${Part} part=${inner} looks=${looks} words=${words} cost=${paid} />`;
  switch (part.kind) {
    case "joined":
      return part.parts.map((each, at) => [at > 0 && part.joint === "or" && html`<span class="sl">/</span>`, draw(each)]);
    case "pay":
      return [draw(part.cost, true), html`<span class="to"><${Icon} name="ui-arrow" /></span>`, draw(part.then)];
    case "repeated":
      return [html`<b>${part.n}×</b>`, draw(part.part)];
    default: {
      const look = looks(part.name);
      if (!look) return html`<span class="w" aria-hidden="true">${part.text}</span>`;
      const last = look.icons.length - 1;
      return look.icons.map(
        ([kind, icon], at) => html`<span aria-hidden="true"><${Count}
          kind=${kind} icon=${icon} n=${at === last ? part.n : null} label="" cost=${cost}
          word=${words && at === last ? look.word : undefined} /></span>`,
      );
    }
  }
}
