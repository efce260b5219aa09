// What a page needs before it can draw: texts, the things of a title, its board.
import { Voice } from "./voice.js";

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/** @param {string} path beside the folder of the client @param {"text" | "json"} as */
function fetched(path, as) {
  const found = kept.get(path) ?? read(path, as);
  kept.set(path, found);
  return found;
}

/** @param {string} path @param {"text" | "json"} as */
async function read(path, as) {
  const answer = await fetch(new URL(`../${path}`, import.meta.url));
  if (!answer.ok) throw new Error(`${answer.status}: ${path}`);
  return as === "json" ? answer.json() : answer.text();
}

/** A voice for the shell, or for the shell and a title. @param {string} language @param {string} [title] */
export async function voiceFor(language, title) {
  const subjects = title ? ["engine", "web", title, `web_${title}`] : ["engine", "web"];
  const [things, ...texts] = await Promise.all([
    title ? fetched(`titles/${title}.json`, "json").then((data) => data.things) : {},
    ...subjects.map((subject) => fetched(`locales/${language}/${subject}.ftl`, "text")),
  ]);
  return new Voice(language, texts, things);
}

/** What the component file says of a title. @param {string} title */
export const titleData = (title) => fetched(`titles/${title}.json`, "json");

/** The board of a title, with its style sheet. @param {string} title */
export async function boardOf(title) {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL(`../boards/${title}/board.css`, import.meta.url).href;
  const styled = new Promise((done) => sheet.addEventListener("load", done));
  if (!document.head.querySelector(`link[href="${sheet.href}"]`)) document.head.append(sheet);
  else return import(`../boards/${title}/board.js`);
  await styled;
  return import(`../boards/${title}/board.js`);
}
