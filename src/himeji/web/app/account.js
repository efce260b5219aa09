// An account, for those who want one: the games of every device in one place.
import { Icon } from "./glyph.js";
import { html, useEffect, useState } from "./html.js";
import { styled } from "./load.js";
import { usePanel } from "./panel.js";
import { call, forgotten, named } from "./server.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {{ id: string, name: string, guest: boolean } | null} Person
 * @typedef {[name: string, kind: string, autocomplete: string]} Input
 * @typedef {{ inputs: Input[], act: (given: Record<string, string>) => Promise<unknown> }} Form
 */

const PASSWORD = /** @type {Input} */ (["password", "password", "current-password"]);
const NEW = /** @type {Input} */ (["password", "password", "new-password"]);
const NAME = /** @type {Input} */ (["name", "text", "username"]);

/** @type {Record<string, Form>} */
const STRANGER = {
  "log-in": { inputs: [NAME, PASSWORD], act: (given) => call("POST", "/sessions", given).then(named) },
  register: { inputs: [NAME, NEW], act: (given) => call("POST", "/accounts", given).then(named) },
};
/** @type {Form} */
const LOG_OUT = { inputs: [], act: () => call("DELETE", "/sessions/mine").then(forgotten) };
/** @type {Record<string, Form>} */
const GUEST = { ...STRANGER, "log-out": LOG_OUT };
/** @type {Record<string, Form>} */
const MEMBER = {
  "log-out": LOG_OUT,
  "change-password": { inputs: [["old", "password", "current-password"], ["new", "password", "new-password"]], act: (given) => call("PUT", "/accounts/mine/password", given) },
  "give-up": { inputs: [PASSWORD], act: (given) => call("POST", "/accounts/mine/deletion", given) },
};

/** @param {{ voice: Voice, person: Person }} props */
export function Account({ voice, person }) {
  const panel = usePanel();
  const forms = person ? (person.guest ? GUEST : MEMBER) : STRANGER;
  const [chosen, choose] = useState(Object.keys(forms)[0]);
  const [problem, complain] = useState("");
  const [opened, open] = useState(false);
  useEffect(() => {
    styled("people.css");
  }, []);
  /** @param {SubmitEvent} event */
  const send = async (event) => {
    event.preventDefault();
    const given = Object.fromEntries([...new FormData(/** @type {HTMLFormElement} */ (event.currentTarget))].map(([name, value]) => [name, String(value)]));
    forms[chosen].act(given).then(() => location.reload(), (error) => complain(error.message));
  };
  const name = person && !person.guest ? person.name : "";
  return html`<details class="people" ref=${panel} onToggle=${(/** @type {any} */ event) => open(event.currentTarget.open)}><summary class="tool tool--text"><${Icon} name="ui-person" /><span class=${name ? "people__n" : "only-wide"}>${name || voice.say("web-log-in")}</span>
      ${!name && html`<span class="vh">${voice.say("web-account")}</span>`}</summary>
    ${opened && html`<div class="paper people__b"><h2 class="display">${name || voice.say("web-account")}</h2>
      ${!name && html`<p class="over">${voice.say("web-account-why")}</p>`}
      <fieldset class="people__t"><legend class="vh">${voice.say("web-account")}</legend>${Object.keys(forms).map((each) => html`<label class="people__c" key=${each}>
        <input type="radio" name="account" value=${each} checked=${each === chosen} onChange=${() => choose(each)} /><span>${voice.say(`web-${each}`)}</span></label>`)}</fieldset>
      <form key=${chosen} class="people__f" onSubmit=${send}>
        ${forms[chosen].inputs.map(([input, type, complete]) => html`<label key=${input}><span class="over">${voice.say(`web-field-${complete === "new-password" ? "new" : input}`)}</span>
          <input name=${input} type=${type} autocomplete=${complete} required minlength=${complete === "new-password" ? 8 : 1} maxlength=${type === "text" ? 40 : 200}
            defaultValue=${input === "name" ? (person?.name ?? "") : ""} /></label>`)}
        ${chosen === "give-up" && html`<p class="over">${voice.say("web-give-up-means")}</p>`}
        ${chosen === "log-out" && person?.guest && html`<p class="over">${voice.say("web-log-out-means")}</p>`}
        <button class=${`btn ${chosen === "give-up" ? "btn--seal" : "btn--ink"}`}>${voice.say(`web-${chosen}`)}</button>
        ${problem && html`<p class="whynot" role="alert"><${Icon} name="ui-no" /><span>${problem}</span></p>`}
      </form></div>`}</details>`;
}
