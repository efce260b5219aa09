// Words: every code the engine speaks, said in a language, from the same Fluent files as the terminal's.
// The same steps as himeji/locales/__init__.py; a test holds the two to each other.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent/index.js";
import { phrase } from "./phrases.js";

/**
 * @typedef {{ code: string, figures: Record<string, unknown> }} Fact
 * @typedef {{ name: Fact | null, facts: Fact[] }} Thing a card, tile or space of the box
 * @typedef {Record<string, unknown>} Figures
 */

const PLACES = "abcd"; // the words of a move that follow its verb are $a, $b, $c, $d
const REPLACEMENT = "\uFFFD";
const REMEMBERED = 5000; // texts

/** The one place where a code becomes a message id. @param {...string} parts */
export const messageId = (...parts) => parts.join("-").toLowerCase().replaceAll(":", "").replace(/[_ ]/g, "-");

/** A share of one, to be said as a percentage. @param {number} value */
export const share = (value) => new FluentNumber(value, { style: "percent" });

/** A number as it is; anything else as a text without control signs. @param {unknown} value */
const harmless = (value) =>
  typeof value === "number" || value instanceof FluentNumber ? value : String(value).replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, REPLACEMENT);

/** A number with a true minus sign. @param {number | string} n */
export const signed = (n) => String(n).replace(/^-/, "−");

/** @param {string} text */
export const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export class Voice {
  /** @param {string} language @param {string[]} texts the Fluent files @param {Record<string, Thing>} things */
  constructor(language, texts, things = {}) {
    this.language = language;
    this.things = things;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text));
    /** @type {Map<string, string>} a board is drawn often, and says much the same each time */
    this.said = new Map();
  }

  /** A message, or one of its forms, with its figures in place. @param {string} message @param {Figures} [figures] */
  say(message, figures = {}, form = "") {
    const key = `${message}.${form} ${JSON.stringify(figures)}`;
    const before = this.said.get(key);
    if (before !== undefined) return before;
    const text = this.formatted(message, figures, form);
    if (this.said.size >= REMEMBERED) this.said.clear();
    this.said.set(key, text);
    return text;
  }

  /** @param {string} message @param {Figures} figures @param {string} form */
  formatted(message, figures, form) {
    const found = this.bundle.getMessage(message);
    const pattern = form ? found?.attributes[form] : found?.value;
    if (pattern === undefined || pattern === null) throw new Error(`${this.language}: no text for ${message} ${form}`);
    /** @type {Error[]} */
    const errors = [];
    const given = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, harmless(value)]));
    const text = this.bundle.formatPattern(pattern, given, errors);
    if (errors.length) throw new Error(`${this.language}: ${message}: ${errors[0].message}`);
    return text;
  }

  /** @param {string} message @param {Figures} [figures] */
  sayIfKnown(message, figures = {}) {
    return this.bundle.hasMessage(message) ? this.say(message, figures) : "";
  }

  /** A word of the title, such as a card; a code without words stands for itself. @param {string} code */
  word(code) {
    return this.sayIfKnown(messageId("word", code)) || this.described(code) || code;
  }

  /** A thing that has no name of its own: its kind and number, and what it does. @param {string} code */
  described(code) {
    const thing = this.things[code];
    if (!thing?.name) return "";
    const front = thing.facts.filter((fact) => "effect" in fact.figures && fact.code !== "lantern");
    const effects = front.map((fact) => this.effect(String(fact.figures.effect))).join(" · ");
    const name = this.fact("thing", thing.name);
    return effects ? `${name} (${effects})` : name;
  }

  /** What a card is called, without what it does. @param {string} code */
  name(code) {
    const thing = this.things[code];
    return thing?.name ? this.fact("thing", thing.name) : this.word(code);
  }

  /** What a thing of the box shows. @param {string} family @param {Fact} fact */
  fact(family, fact) {
    return this.say(messageId(family, fact.code), this.worded(fact.figures));
  }

  /** An effect in words. @param {string} text */
  effect(text) {
    return phrase(text, (message, figures) => this.sayIfKnown(message, figures));
  }

  /** Figures that are codes become words, with their forms. @param {Figures} figures */
  worded(figures) {
    /** @type {Figures} */
    const said = {};
    for (const [name, value] of Object.entries(figures)) {
      if (name === "effect") said[name] = this.effect(String(value));
      else if (typeof value !== "string") said[name] = value;
      else {
        said[name] = this.word(value);
        const message = messageId("word", value);
        for (const form of Object.keys(this.bundle.getMessage(message)?.attributes ?? {}))
          said[`${form}_${name}`] = this.say(message, {}, form);
      }
    }
    return said;
  }

  /** Why not; where something is needed, $more is what lacks of it. @param {string} code @param {Figures} figures */
  refusal(code, figures) {
    const { need, have } = figures;
    const lack = typeof need === "number" && typeof have === "number" ? { more: need - have } : {};
    return this.say(messageId("refusal", code), { ...figures, ...lack });
  }

  /** What happened, told to a seat or to one who looks on.
   * @param {{ code: string, figures: Figures }} event @param {string[]} names @param {number | null} reader */
  event(event, names, reader) {
    const { stores, ...told } = event.figures;
    const figures = this.worded(told);
    const { seat, store, count } = told;
    if (typeof seat === "number") {
      figures.seat = names[seat];
      figures.you = seat === reader ? "yes" : "no";
    }
    if (store !== undefined && count !== undefined) figures.amount = this.amount(/** @type {any} */ (stores) ?? { [String(store)]: count });
    return this.say(messageId("event", event.code), figures);
  }

  /** So much of each. @param {Record<string, number>} stores */
  amount(stores) {
    const parts = Object.entries(stores).map(([store, count]) => `${count} ${store}`);
    return this.effect(parts.length > 1 ? `(${parts.join(" & ")})` : parts[0]);
  }

  /** What a seat is asked, without what could be typed; how many it is about, as in `3_any`, is $n. @param {string} asks */
  question(asks) {
    return this.say(messageId("asks", asks.replace(/^\d+_/, "")), { n: Number.parseInt(asks, 10) || 0 });
  }

  /** The card or space that a question comes from; nothing where it needs no saying. @param {string} code */
  cause(code) {
    return this.phrase("cause", code) || this.described(code);
  }

  /** A move in words. @param {string} text */
  move(text) {
    return text.startsWith("do ") ? this.effect(text.slice(3)) : this.phrase("move", text) || text;
  }

  /** The longest beginning of a text that has a message, with the other words as its figures.
   * @param {string} family @param {string} text */
  phrase(family, text) {
    const words = text.split(" ");
    for (let count = words.length; count > 0; count--) {
      const name = messageId(family, ...words.slice(0, count));
      if (!this.bundle.hasMessage(name)) continue;
      const rest = words.slice(count).map((word, at) => [PLACES[at], word]);
      return this.say(name, this.worded(Object.fromEntries(rest)));
    }
    return "";
  }
}
