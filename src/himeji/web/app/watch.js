// A link for others: to look on, or over the shoulder of one's own seat.
import { Icon } from "./glyph.js";
import { html, useState } from "./html.js";
import { call } from "./server.js";

/** @param {{ sitting: import("./sitting.js").Sitting, voice: import("./voice.js").Voice }} props */
export function Watch({ sitting, voice }) {
  const [link, show] = useState("");
  const seat = sitting.scene.value?.seat ?? null;
  const make = async (/** @type {object} */ body) => {
    const made = await call("POST", `/tables/${sitting.id}/links`, body);
    show(`${location.origin}/table/${sitting.id}?link=${encodeURIComponent(made.link)}`);
  };
  if (seat === null) return null;
  return html`<details class="watch"><summary class="tool" aria-label=${voice.say("web-share")}><${Icon} name="ui-link" /></summary>
    <div class="paper watch__b"><button type="button" class="btn" onClick=${() => make({})}><${Icon} name="ui-eye" />${voice.say("web-share-watch")}</button>
      <button type="button" class="btn" onClick=${() => make({ seat })}><${Icon} name="ui-person" />${voice.say("web-share-shoulder")}</button>
      ${link && html`<input readonly value=${link} aria-label=${voice.say("web-link")} onFocus=${(/** @type {any} */ event) => event.target.select()} />`}</div></details>`;
}
