// Invitations: a link to a seat, to look on, or over the shoulder of one's own seat.
import { Icon } from "./glyph.js";
import { html, useEffect, useState } from "./html.js";
import { styled } from "./load.js";
import { usePanel } from "./panel.js";
import { call, me } from "./server.js";

/** @typedef {import("./voice.js").Voice} Voice */

export const MARK = "#invitation="; // behind it browsers keep what they tell no server
const SEVERAL = 20;
const DAYS = [1, 3, 30];

/** What can be offered at a table: @param {any} table @param {{ id: string } | null} person @returns {[string, number | null][]} */
function offers(table, person) {
  if (!table || !person) return [];
  const owner = table.owner === person.id;
  const own = table.seats.findIndex((/** @type {any} */ seat) => seat.user === person.id);
  return [
    ...(owner && table.state === "open" ? [/** @type {[string, null]} */ (["seat", null])] : []),
    ...(owner || own >= 0 ? [/** @type {[string, null]} */ (["watch", null])] : []),
    ...(own >= 0 ? [/** @type {[string, number]} */ (["coach", own])] : []),
  ];
}

/** @param {{ sitting: import("./sitting.js").Sitting, voice: Voice, named?: boolean }} props `named`: with its name beside the sign */
export function Invite({ sitting, voice, named = false }) {
  const panel = usePanel();
  const [person, know] = useState(/** @type {any} */ (null));
  const [kind, choose] = useState("");
  const [several, widen] = useState(false);
  const [days, last] = useState(DAYS[1]);
  const [made, show] = useState(/** @type {any} */ (null));
  const [standing, list] = useState(/** @type {any[]} */ ([]));
  const [problem, complain] = useState("");
  const table = sitting.settings.value;
  const path = `/tables/${sitting.id}/invitations`;
  useEffect(() => {
    styled("people.css").then(me).then(know);
  }, []);
  const offered = offers(table, person);
  if (!offered.length) return null;
  const chosen = offered.find(([each]) => each === kind) ?? offered[0];
  const look = () => call("GET", path).then(list, () => list([]));
  /** @param {() => Promise<unknown>} act */
  const attempt = (act) => act().then(look).then(() => complain(""), (error) => complain(error.message));
  const make = () => attempt(async () => show(await call("POST", path, { kind: chosen[0], seat: chosen[1], uses: several ? SEVERAL : 1, hours: days * 24 })));
  const link = made && `${location.origin}/table/${sitting.id}${MARK}${made.code}`;
  return html`<details class="people" ref=${panel} onToggle=${(/** @type {any} */ event) => event.currentTarget.open && look()}>
    <summary class=${named ? "btn" : "tool"} aria-label=${voice.say("web-invite-others")} title=${voice.say("web-invite-others")}><${Icon} name="ui-link" />${named && voice.say("web-invite-others")}</summary>
    <div class="paper people__b"><h2 class="display">${voice.say("web-invite-others")}</h2>
      <${Choices} legend=${voice.say("web-invite-to")} name="kind" value=${chosen[0]} onPick=${choose} choices=${offered.map(([each]) => [each, voice.say(`web-invite-${each}`)])} />
      <${Choices} legend=${voice.say("web-invite-whom")} name="uses" value=${several ? "many" : "one"} onPick=${(/** @type {string} */ value) => widen(value === "many")}
        choices=${["one", "many"].map((each) => [each, voice.say("web-invite-uses", { uses: each === "many" ? SEVERAL : 1 })])} />
      <${Choices} legend=${voice.say("web-invite-until")} name="days" value=${String(days)} onPick=${(/** @type {string} */ value) => last(Number(value))}
        choices=${DAYS.map((each) => [String(each), voice.say("web-invite-days", { days: each })])} />
      <button type="button" class="btn btn--ink" onClick=${make}>${voice.say("web-invite-make")}</button>
      ${problem && html`<p class="whynot" role="alert"><${Icon} name="ui-no" /><span>${problem}</span></p>`}
      ${link && html`<div class="people__r" role="status"><input readonly value=${link} aria-label=${voice.say("web-link")} onFocus=${(/** @type {any} */ event) => event.target.select()} />
        <button type="button" class="btn" onClick=${() => navigator.clipboard?.writeText(link)}>${voice.say("web-copy")}</button></div>
        <p class="over">${voice.say("web-invite-once")}</p>`}
      ${standing.length > 0 && html`<ul class="people__l" aria-label=${voice.say("web-invite-standing")}>${standing.map((each) => html`<li key=${each.id}><span>${voice.say(`web-invite-${each.kind}`)}
        <small>${voice.say("web-invite-used", { used: each.used, uses: each.uses })}</small></span>
        <button type="button" class="btn btn--s" onClick=${() => attempt(() => call("DELETE", `${path}/${each.id}`))}>${voice.say("web-invite-revoke")}</button></li>`)}</ul>`}
    </div></details>`;
}

/** @param {{ legend: string, name: string, value: string, choices: [string, string][], onPick: (value: string) => void }} props */
const Choices = ({ legend, name, value, choices, onPick }) =>
  html`<fieldset><legend class="over">${legend}</legend>${choices.map(([each, label]) => html`<label class="people__c" key=${each}>
    <input type="radio" name=${name} value=${each} checked=${each === value} onChange=${() => onPick(each)} /><span>${label}</span></label>`)}</fieldset>`;
