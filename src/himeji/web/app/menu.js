// What is done beside playing: how one is asked, what is taken home, and what is told to the host.
import { confirms, wishToConfirm } from "./confirm.js";
import { Icon } from "./glyph.js";
import { html, useState } from "./html.js";
import { usePanel } from "./panel.js";
import { ReportVerb } from "./report.js";
import { call, keepTable } from "./server.js";

/** @param {{ sitting: import("./sitting.js").Sitting, voice: import("./voice.js").Voice }} props */
export function Menu({ sitting, voice }) {
  const menu = usePanel(".btn");
  const [problem, complain] = useState("");
  const scene = /** @type {import("./sitting.js").Scene} */ (sitting.scene.value);
  const settings = sitting.settings.value;
  const playing = scene.seat !== null && scene.asked.length > 0;
  const fork = async () => {
    try {
      const table = await call("POST", `/tables/${sitting.id}/practice`, { seat: scene.seat, bot: null });
      keepTable(table.id);
      location.href = `/table/${table.id}`;
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
      if (menu.current) menu.current.open = true;
    }
  };
  return html`<details class="menu" ref=${menu}><summary class="tool" aria-label=${voice.say("web-menu")}><${Icon} name="ui-menu" /></summary>
    <div class="paper menu__b">
      ${playing && html`<label class="switch"><input type="checkbox" checked=${confirms(settings)} onChange=${(/** @type {any} */ event) => wishToConfirm(event.target.checked)} />${voice.say("web-wish-to-confirm")}</label>`}
      ${scene.seat !== null && html`<button type="button" class="btn" onClick=${fork}><${Icon} name="ui-fork" />${voice.say("web-fork")}</button>`}
      <a class="btn" href=${`/api/tables/${sitting.id}/record`} download=${`himeji-${sitting.id}.json`}><${Icon} name="ui-share" />${voice.say("web-export")}</a>
      <${ReportVerb} voice=${voice} />
      ${playing && !settings.seats[scene.seat ?? 0]?.zombie && html`<button type="button" class="btn" onClick=${() => sitting.line.send("leave", { seat: scene.seat })}><${Icon} name="ui-bot" />${voice.say("web-leave")}</button>`}
      ${problem && html`<p role="alert">${problem}</p>`}</div></details>`;
}
