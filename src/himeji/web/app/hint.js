// The hint: what a search would play, with its chances and its reason, on demand.
import { Icon } from "./glyph.js";
import { html, signal } from "./html.js";
import { figures, reasonInWords, rest } from "./reasons.js";
import { call } from "./server.js";
import { capital } from "./voice.js";

/** @type {{ value: { position: number | undefined, advice: import("./reasons.js").Advice[], seat: number, problem: string, thinking: boolean } | null, peek(): any }} */
const found = signal(/** @type {any} */ (null));

/** @param {{ sitting: import("./sitting.js").Sitting, voice: import("./voice.js").Voice }} props */
export const HintVerb = ({ sitting, voice }) => {
  const scene = sitting.scene.value;
  const position = scene?.position;
  const ask = async () => {
    found.value = { position, advice: [], seat: 0, problem: "", thinking: true };
    try {
      const { advice, seat } = await call("GET", `/tables/${sitting.id}/hint`);
      found.value = { position, advice, seat, problem: "", thinking: false };
    } catch (error) {
      found.value = { position, advice: [], seat: 0, problem: /** @type {Error} */ (error).message, thinking: false };
    }
  };
  return html`<button type="button" class="verb" disabled=${!scene?.decision || sitting.waiting || !!found.value?.thinking} onClick=${ask}><${Icon} name="ui-hint" />${voice.say("web-hint")}</button>`;
};

/** @param {{ sitting: import("./sitting.js").Sitting, voice: import("./voice.js").Voice, names: string[] }} props */
export function Hint({ sitting, voice, names }) {
  const hint = found.value;
  if (!hint || hint.position !== sitting.scene.value?.position) return null; // about another position
  if (hint.thinking || hint.problem) return html`<p class="notice" role="status">${hint.problem || voice.say("hint-thinking")}</p>`;
  return html`<ol class="hint" role="status">${hint.advice.map((advice) => html`<li key=${advice.move}>
    <b>${capital(voice.move(advice.move))}</b> <span class="hint__f">${figures(voice, advice, hint.seat)}</span>
    ${rest(voice, advice) && html`<span class="hint__t">${rest(voice, advice)}</span>`}
    ${advice.reason && html`<span class="hint__r">${reasonInWords(voice, advice.reason, names)}</span>`}</li>`)}</ol>`;
}
