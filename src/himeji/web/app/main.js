// Which page is this? The address says.
import { html, render } from "./html.js";
import { Door } from "./door.js";
import { LobbyPage } from "./lobby.js";
import { ReplayPage } from "./replay.js";

const [, room, id] = location.pathname.split("/");
const asked = new URLSearchParams(location.search);
const at = asked.get("at");

const page = () => {
  if (room === "table" && id) return html`<${Door} id=${id} />`;
  if (room === "replay" && id) return html`<${ReplayPage} id=${id} at=${at === null ? null : Number(at)} seat=${asked.get("seat")} />`;
  return html`<${LobbyPage} />`;
};
render(page(), document.body);
