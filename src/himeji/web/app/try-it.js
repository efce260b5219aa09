// Try it yourself: any position of a finished game, played on against a bot or alone in every seat.
import { html, useEffect, useState } from "./html.js";
import { beCalled, call, keepTable, me } from "./server.js";
import { capital, messageId } from "./voice.js";

const BOTH = ""; // oneself in every seat
const DEFAULT_BOT = "level 3";

/** @param {{ id: string, title: string, at: number, seat: number | null, view: any, names: string[], voice: import("./voice.js").Voice }} props */
export function TryIt({ id, title, at, seat, view, names, voice }) {
  const [bots, know] = useState(/** @type {string[]} */ ([]));
  const [bot, choose] = useState(DEFAULT_BOT);
  const [problem, complain] = useState("");
  const own = seat ?? view.to_move[0] ?? 0;
  useEffect(() => {
    call("GET", "/titles").then((titles) => know(titles.find((/** @type {any} */ each) => each.id === title).bots));
  }, []);
  const go = async () => {
    try {
      await beCalled("", await me(), voice);
      const table = await call("POST", `/tables/${id}/practice`, { at, seat: own, bot: bot || null });
      keepTable(table.id);
      location.href = `/table/${table.id}`;
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  };
  return html`<div class="try"><p>${voice.say("web-try-it-as", { name: names[own], at })}</p>
    <div class="try__r"><select aria-label=${voice.say("web-try-it-against")} value=${bot} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
      ${bots.map((each) => html`<option key=${each} value=${each} selected=${each === bot}>${capital(voice.sayIfKnown(messageId("bot", each)) || each)}</option>`)}
      <option value=${BOTH} selected=${bot === BOTH}>${voice.say("web-try-it-alone")}</option></select>
    <button type="button" class="btn btn--seal" data-go onClick=${go}>${voice.say("web-go")}</button></div>
    ${problem && html`<p role="alert">${problem}</p>`}</div>`;
}
