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

const isDark = () =>
  root.classList.contains("dark") || (!root.classList.contains("light") && matchMedia("(prefers-color-scheme: dark)").matches);

export function turnLight() {
  const next = isDark() ? "light" : "dark";
  root.classList.remove("light", "dark");
  root.classList.add(next);
  localStorage.setItem("himeji.light", next);
}
