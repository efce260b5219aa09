// Report a problem: in one's own words, with the table as one sees it; kept for the host, and one's own to take along.
import { Icon } from "./glyph.js";
import { html, signal, useEffect, useRef, useState } from "./html.js";
import { call } from "./server.js";

const open = signal(false);

/** @param {{ voice: import("./voice.js").Voice }} props */
export const ReportVerb = ({ voice }) =>
  html`<button type="button" class="btn" onClick=${() => (open.value = true)}><${Icon} name="ui-mail" />${voice.say("web-report")}</button>`;

/** Let the reader keep a text as a file. @param {string} name @param {unknown} content */
function keep(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(content, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** @param {{ sitting: import("./sitting.js").Sitting, voice: import("./voice.js").Voice }} props */
export function Report({ sitting, voice }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [text, write] = useState("");
  const [told, tell] = useState(/** @type {{ number?: string, problem?: string }} */ ({}));
  useEffect(() => {
    if (open.value) dialog.current?.showModal();
  }, [open.value]);
  const seen = () => ({ table: sitting.id, seq: sitting.line.seq, text, browser: navigator.userAgent, settings: sitting.settings.value, scene: sitting.scene.value, entries: sitting.entries.value });
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    event.preventDefault();
    try {
      const { report } = await call("POST", `/tables/${sitting.id}/reports`, { text, seq: sitting.line.seq, browser: navigator.userAgent.slice(0, 300) });
      tell({ number: report });
      write("");
    } catch (error) {
      tell({ problem: /** @type {Error} */ (error).message });
    }
  };
  return html`<dialog class="paper help" ref=${dialog} aria-label=${voice.say("web-report")} onClose=${() => { open.value = false; tell({}); }}>
    ${open.value && html`<form method="dialog" class="help__h"><h2 class="display">${voice.say("web-report")}</h2>
      <button class="tool" aria-label=${voice.say("web-close")}><${Icon} name="ui-cross" /></button></form>
    <form class="report" onSubmit=${send}><label class="over" for="report">${voice.say("web-report-what")}</label>
      <textarea id="report" required maxlength="2000" rows="5" value=${text} onInput=${(/** @type {any} */ event) => write(event.target.value)}></textarea>
      <p class="over">${voice.say("web-report-attached")}</p>
      <div class="confirm__b"><button class="btn btn--ink"><${Icon} name="ui-mail" />${voice.say("web-send")}</button>
        <button type="button" class="btn" onClick=${() => keep(`himeji-report-${sitting.id}.json`, seen())}><${Icon} name="ui-share" />${voice.say("web-report-keep")}</button></div>
      ${told.number && html`<p role="status">${voice.say("web-report-thanks", { number: told.number })}</p>`}
      ${told.problem && html`<p role="alert">${told.problem}</p>`}</form>`}</dialog>`;
}
