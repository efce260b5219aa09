// What else may need an answer: a move to take back with consent, a seat to take back, a table to play again at.
import { html } from "./html.js";
import { keepTable } from "./server.js";

const MAY_BE_ASKED = new Set(["NOT_YOUR_MOVE", "OTHERS_WERE_ASKED", "CHANCE_WAS_USED", "SOMETHING_WAS_REVEALED"]);

/**
 * @typedef {import("./sitting.js").Sitting} Sitting
 * @typedef {import("./voice.js").Voice} Voice
 */

/** @param {{ sitting: Sitting, voice: Voice, names: string[] }} props */
export function Notices({ sitting, voice, names }) {
  const seat = sitting.scene.value?.seat ?? null;
  const { asking, seats, rematch } = sitting.settings.value;
  const refused = sitting.refusal.value;
  const { line } = sitting;
  return html`
    ${seat !== null && refused && MAY_BE_ASKED.has(refused.code) && html`<div class="notice"><button type="button" class="btn"
      onClick=${() => line.send("undo", { ask: true })}>${voice.say("web-ask-undo")}</button></div>`}
    ${asking && seat !== null && asking.seat !== seat && html`<div class="notice" role="alert"><p>${voice.say("web-undo-asked", { name: names[asking.seat] })}</p>
      <button type="button" class="btn" onClick=${() => line.send("answer", { yes: true })}>${voice.say("web-yes")}</button>
      <button type="button" class="btn" onClick=${() => line.send("answer", { yes: false })}>${voice.say("web-no")}</button></div>`}
    ${asking && asking.seat === seat && html`<div class="notice" role="status"><p>${voice.say("web-undo-waits")}</p></div>`}
    ${seat !== null && seats[seat]?.zombie && html`<div class="notice" role="alert"><p>${voice.say("web-zombie-plays")}</p>
      <button type="button" class="btn btn--ink" onClick=${() => line.send("return", { seat })}>${voice.say("web-take-seat-back")}</button></div>`}
    ${rematch && html`<div class="notice" role="status"><p>${voice.say("web-rematch-open")}</p>
      <a class="btn" href=${`/table/${rematch}`} onClick=${() => keepTable(rematch)}>${voice.say("web-go")}</a></div>`}`;
}

/** What an entry says that is no move. @param {import("./sitting.js").Entry} entry @param {string[]} names @param {Voice} voice */
export function entryText({ kind, seat, body }, names, voice) {
  const name = seat === null ? "" : names[seat];
  switch (kind) {
    case "undone":
      return voice.say("web-entry-undone", { name });
    case "replaced":
      return voice.say("web-entry-replaced", { name, reason: body.reason });
    case "returned":
      return voice.say("web-entry-returned", { name });
    default:
      return "";
  }
}
