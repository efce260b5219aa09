// What a reader chose, kept in this browser: language and light.
import { signal } from "./html.js";

export const LANGUAGES = ["en", "fr"];
const root = document.documentElement;

export const language = signal(root.lang);

/** @param {string} chosen */
export function speak(chosen) {
  localStorage.setItem("himeji.language", chosen);
  root.lang = chosen;
  language.value = chosen;
}

export function turnLight() {
  const dark = root.classList.toggle("dark");
  localStorage.setItem("himeji.light", dark ? "dark" : "light");
}
