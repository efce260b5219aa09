// A first game: a real one against a beginner, with a word on each kind of question the first time it is asked.
import { Icon } from "./glyph.js";
import { html, signal } from "./html.js";
import { messageId } from "./voice.js";

const learning = new URLSearchParams(location.search).has("learn");
const heard = signal(/** @type {string[]} */ (JSON.parse(sessionStorage.getItem("himeji.lessons") ?? "[]")));

/** @param {string} lesson */
function hear(lesson) {
  heard.value = [...heard.value, lesson];
  sessionStorage.setItem("himeji.lessons", JSON.stringify(heard.value));
}

/** @param {{ asks: string | null, voice: import("./voice.js").Voice }} props */
export function Lesson({ asks, voice }) {
  if (!learning || asks === null) return null;
  const lesson = messageId("lesson", asks.replace(/^[\d_]+/, ""));
  const text = voice.sayIfKnown(lesson);
  if (!text || heard.value.includes(lesson)) return null;
  return html`<div class="notice lesson" role="status"><${Icon} name="ui-book" /><p>${text}</p>
    <button type="button" class="btn btn--s" onClick=${() => hear(lesson)}>${voice.say("web-understood")}</button></div>`;
}
