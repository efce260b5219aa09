// Which page is this? The address says; only its own modules are read.
import { html, render } from "./html.js";

const [, room, id] = location.pathname.split("/");
const asked = new URLSearchParams(location.search);
const at = asked.get("at");

async function page() {
  if (room === "table" && id) return html`<${(await import("./door.js")).Door} id=${id} />`;
  if (room === "replay" && id) return html`<${(await import("./replay.js")).ReplayPage} id=${id} at=${at === null ? null : Number(at)} seat=${asked.get("seat")} />`;
  return html`<${(await import("./lobby.js")).LobbyPage} />`;
}
render(await page(), document.body);
