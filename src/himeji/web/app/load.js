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
  const subjects = ["shell", ...(title ? [title, `web_${title}`] : [])];
  const [things, ...texts] = await Promise.all([
    title ? fetched(`titles/${title}.json`, "json").then((data) => data.things) : {},
    ...subjects.map((subject) => fetched(`locales/${language}/${subject}.ftl`, "text")),
  ]);
  return new Voice(language, texts, things);
}

/** What the component file says of a title. @param {string} title */
export const titleData = (title) => fetched(`titles/${title}.json`, "json");

/** A style sheet, once it has been read. @param {string} path */
export async function styled(path) {
  const href = new URL(`../${path}`, import.meta.url).href;
  if ([...document.head.querySelectorAll("link")].some((link) => link.href === href)) return;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  const read = new Promise((done) => sheet.addEventListener("load", done));
  document.head.append(sheet);
  await read;
}

/** The board of a title, with its style sheet. @param {string} title */
export async function boardOf(title) {
  const [board] = await Promise.all([import(`../boards/${title}/board.js`), styled(`boards/${title}/board.css`)]);
  return board;
}
