// For whoever comes for the first time: a short game of the chosen title that leads by the hand.
import { Icon } from "./glyph.js";
import { html, useState } from "./html.js";
import { beCalled, call, keepTable } from "./server.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {{ voice: Voice, title: string, name: string, named: string }} Props the title by its id and its name; the name one has taken, or typed
 */

/** The button that opens a first game; whoever has no name yet is a guest. @param {Props & { person: { name: string } | null, main?: boolean }} props */
export function Learn({ voice, title, named, person, main = false }) {
  const [problem, complain] = useState("");
  const learn = async () => {
    try {
      await beCalled(named, person, voice);
      const table = await call("POST", `/titles/${title}/first-game`);
      keepTable(table.id);
      location.href = `/table/${table.id}`;
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  };
  return html`<button type="button" class=${main ? "btn btn--ink" : "btn"} data-learn=${title} onClick=${learn}><${Icon} name="ui-book" />${voice.say("web-learn")}</button>
    ${problem && html`<p role="alert">${problem}</p>`}`;
}

/** @param {Props & { person: { name: string } | null }} props */
export const FirstTime = (props) =>
  html`<aside class="paper first" aria-label=${props.voice.say("web-first-time")}><h2 class="display">${props.voice.say("web-first-time")}</h2>
    <p>${props.voice.say("web-first-time-why", { title: props.name })}</p><div><${Learn} ...${props} main /></div></aside>`;
