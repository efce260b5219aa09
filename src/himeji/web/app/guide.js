// A first game: the script lights the next place and says why, until the learner leaves it; then a word on what is new.
import { open } from "./choices.js";
import { Icon } from "./glyph.js";
import { html, signal, useEffect } from "./html.js";
import { messageId } from "./voice.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {{ step: number, of: number, say: string, move: string | null }} Step
 */

const OWN_WAY = "own-way";
const SETTLED = 150; // milliseconds until the question has its height and its door is open
const ALONE = "alone"; // the guide was sent away
const heard = signal(/** @type {string[]} */ (JSON.parse(sessionStorage.getItem("himeji.lessons") ?? "[]")));

/** @param {...string} lessons */
function hear(...lessons) {
  const fresh = lessons.filter((each) => !heard.value.includes(each));
  if (!fresh.length) return;
  heard.value = [...heard.value, ...fresh];
  sessionStorage.setItem("himeji.lessons", JSON.stringify(heard.value));
}

/** Is this table one to learn at, and is the guide still wanted? @param {any} settings */
const learning = (settings) => settings.practice?.origin === "first_game" && !heard.value.includes(`${settings.id} ${ALONE}`);

/** The move that the guide shows; null for those who play alone. @param {any} settings @param {any} scene @returns {string | null} */
export const guidedMove = (settings, scene) => (learning(settings) ? (scene.guide?.move ?? null) : null);

/** The place to tap next on the way to a move. @param {string | null} move @param {import("./choices.js").Way[]} ways @param {string[]} picked */
export const guidedTarget = (move, ways, picked) => open(ways, picked).find((way) => way.move === move)?.path[picked.length] ?? null;

/** @param {{ settings: any, scene: any, voice: Voice }} props */
export function Guide({ settings, scene, voice }) {
  const guide = /** @type {Step | null} */ (scene.guide ?? null);
  const lesson = messageId("lesson", (scene.decision?.asks ?? "").replace(/^[\d_]+/, ""));
  useEffect(() => {
    if (!guide?.move) return undefined;
    hear(lesson); // what the script explains needs no other word
    const settled = setTimeout(() => {
      for (const shown of document.querySelectorAll(".is-guided")) shown.scrollIntoView({ block: "nearest", inline: "center" });
    }, SETTLED);
    return () => clearTimeout(settled);
  }, [scene]);
  if (!learning(settings) || !scene.decision) return null;
  const once = (/** @type {string} */ name) => `${settings.id} ${name}`;
  if (guide?.move) {
    return html`<${Word} voice=${voice} title=${voice.say("web-guide-step", { step: guide.step, of: guide.of })} text=${voice.say(`guide-${guide.say}`)}
      button="web-guide-leave" onDone=${() => hear(once(ALONE))} steps=${guide} />`;
  }
  if (guide && !heard.value.includes(once(guide.say)))
    return html`<${Word} voice=${voice} title=${voice.say("web-guide")} text=${voice.say(`guide-${guide.say}`)} button="web-understood" onDone=${() => hear(once(guide.say))} />`;
  if (!guide && !heard.value.includes(once(OWN_WAY)))
    return html`<${Word} voice=${voice} title=${voice.say("web-guide")} text=${voice.say("web-guide-own-way")} button="web-understood" onDone=${() => hear(once(OWN_WAY))} />`;
  const text = voice.sayIfKnown(lesson);
  return text && !heard.value.includes(lesson)
    ? html`<${Word} voice=${voice} title="" text=${text} button="web-understood" onDone=${() => hear(lesson)} />`
    : null;
}

/** @param {{ voice: Voice, title: string, text: string, button: string, onDone: () => void, steps?: Step }} props */
const Word = ({ voice, title, text, button, onDone, steps }) =>
  html`<div class="notice lesson" role="status"><${Icon} name="ui-book" />
    <div class="lesson__t">${title && html`<span class="over">${title}</span>`}<p>${text}</p></div>
    ${steps && html`<progress class="lesson__p only-wide" max=${steps.of} value=${steps.step} aria-label=${title}></progress>`}
    <button type="button" class=${steps ? "lesson__x" : "btn btn--s"} onClick=${onDone}>${voice.say(button)}</button></div>`;
