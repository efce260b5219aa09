// The door of a table: whoever comes by an invitation is let in first.
import { Icon } from "./glyph.js";
import { html, useEffect, useState } from "./html.js";
import { MARK } from "./invite.js";
import { voiceFor } from "./load.js";
import { Mast } from "./mast.js";
import { call, keepTable, me, takeName } from "./server.js";
import { language } from "./settings.js";
import { TablePage } from "./table.js";

/** @typedef {import("./voice.js").Voice} Voice */

/** The table, for those who come by an invitation once it has let them in. @param {{ id: string }} props */
export function Door({ id }) {
  const [code, use] = useState(location.hash.startsWith(MARK) ? location.hash.slice(MARK.length) : "");
  const [voice, speak] = useState(/** @type {Voice | null} */ (null));
  const [person, know] = useState(/** @type {any} */ (undefined));
  const [problem, complain] = useState("");
  useEffect(() => {
    if (code) voiceFor(language.value).then(speak);
  }, [language.value]);
  useEffect(() => {
    if (code) me().then(know);
  }, []);
  useEffect(() => {
    if (code && person) enter();
  }, [person]);
  const enter = async () => {
    try {
      await call("POST", "/invitations", { code });
      keepTable(id);
      history.replaceState(null, "", location.pathname);
      use("");
    } catch (error) {
      complain(/** @type {Error} */ (error).message);
    }
  };
  /** @param {SubmitEvent} event */
  const introduce = async (event) => {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("name")).trim();
    await takeName(name).then(me).then(know, (error) => complain(error.message));
  };
  if (!code) return html`<${TablePage} id=${id} />`;
  if (!voice || person === undefined) return null;
  return html`<${Mast} voice=${voice} /><main class="waiting"><section class="paper ask">
    <h1 class="ask__q display">${voice.say("web-invited")}</h1>
    ${!person && html`<form class="sit" onSubmit=${introduce}><input name="name" required maxlength="40" autocomplete="nickname" aria-label=${voice.say("web-your-name")} placeholder=${voice.say("web-your-name")} />
      <button class="btn btn--seal">${voice.say("web-go")}</button></form>`}
    ${problem && html`<p class="whynot" role="alert"><${Icon} name="ui-no" /><span>${problem}</span></p>`}</section></main>`;
}
