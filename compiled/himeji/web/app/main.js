// Which page is this? The address says.
import { html, render } from "./html.js";
import { LobbyPage } from "./lobby.js";
import { TablePage } from "./table.js";

const [, room, id] = location.pathname.split("/");
const link = new URLSearchParams(location.search).get("link");
render(room === "table" && id ? html`<${TablePage} id=${id} link=${link} />` : html`<${LobbyPage} />`, document.body);
