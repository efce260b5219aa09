// Help: any card, tile or space can be asked what it is; the signs of the title are listed beside it.
import { Count, Icon } from "./glyph.js";
import { html, signal, useEffect, useRef } from "./html.js";
import { capital } from "./voice.js";

/**
 * @typedef {import("./target.js").Table} Table
 * @typedef {{ kind: string, icon: string, text: string }} Sign
 */

const open = signal(/** @type {string | null} */ (null)); // the thing that is explained; "" for the signs alone
export const asking = signal(false); // the next thing that is tapped is explained instead of chosen

/** The thing that lies under an event. @param {Event} event */
const thingOf = (event) => (event.target instanceof Element ? event.target.closest("[data-thing]")?.getAttribute("data-thing") : null);

/** Explain this. @param {string} thing */
function explain(thing) {
  asking.value = false;
  open.value = thing;
}

/** @param {{ voice: import("./voice.js").Voice }} props */
export const HelpVerb = ({ voice }) =>
  html`<button type="button" class="verb" aria-pressed=${asking.value ? "true" : "false"} onClick=${() => (asking.value ? explain("") : (asking.value = true))}>
    <${Icon} name="ui-why" />${voice.say("web-help")}</button>`;

/** @param {{ table: Table, board: any }} props */
export function Help({ table, board }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    if (open.value !== null) dialog.current?.showModal();
  }, [open.value]);
  useEffect(() => listen(), []);
  const { voice } = table;
  const thing = open.value ? table.things[open.value] : null;
  return html`<dialog class="paper help" ref=${dialog} aria-label=${voice.say("web-help")} onClose=${() => (open.value = null)}>
      ${open.value !== null && html`<form method="dialog" class="help__h"><h2 class="display">${capital(open.value ? voice.name(open.value) : voice.say("web-signs"))}</h2>
        <button class="tool" aria-label=${voice.say("web-close")}><${Icon} name="ui-cross" /></button></form>
      ${thing && html`<ul class="help__f">${thing.facts.map((fact, at) => html`<li key=${at}>${capital(voice.fact("fact", fact))}</li>`)}</ul>`}
      ${thing && html`<h3 class="over">${capital(voice.say("web-signs"))}</h3>`}
      <ul class="help__s">${board.signs(voice).map((/** @type {Sign} */ sign) => html`<li key=${sign.icon}><${Count} kind=${sign.kind} icon=${sign.icon} label="" /><span>${capital(sign.text)}</span></li>`)}</ul>`}
    </dialog>
    ${asking.value && html`<p class="help__ask" role="status">${voice.say("web-tap-what")}</p>`}`;
}

/** A tap while asking, a long press or right click, or a question mark explains. */
function listen() {
  /** @param {Event} event */
  const tap = (event) => {
    if (!asking.value || (event.target instanceof Element && event.target.closest(".verbs"))) return;
    event.preventDefault();
    event.stopPropagation();
    explain(thingOf(event) ?? "");
  };
  /** @param {Event} event */
  const press = (event) => {
    const refused = event.target instanceof Element ? event.target.closest(".is-refused") : null;
    if (refused instanceof HTMLElement) {
      event.preventDefault();
      return refused.click(); // a long press asks why not
    }
    const thing = thingOf(event);
    if (!thing) return;
    event.preventDefault();
    explain(thing);
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    if (event.key === "Escape") asking.value = false;
    if (event.key === "?" && !(event.target instanceof HTMLInputElement)) explain(thingOf(event) ?? "");
  };
  document.addEventListener("click", tap, true);
  document.addEventListener("contextmenu", press);
  document.addEventListener("keydown", key);
  return () => {
    document.removeEventListener("click", tap, true);
    document.removeEventListener("contextmenu", press);
    document.removeEventListener("keydown", key);
  };
}
