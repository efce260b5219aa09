// The lobby.
import { html } from "./html.js";
export const LobbyPage = () => html`<main></main>`;
