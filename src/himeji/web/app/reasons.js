// Hints in words: chances, points, and the reason for a move. The same steps as himeji/study/words.py.
import { messageId, share } from "./voice.js";

/**
 * @typedef {import("./voice.js").Voice} Voice
 * @typedef {{ code: string, amount: number, parts: { code: string, amount: number }[], seat: number | null }} Component
 * @typedef {{ against: string, components: Component[] }} Reason
 * @typedef {{ move: string, wins: number[], points: number[], chain: string[], turn: number, reason: Reason | null }} Advice
 */

/** @param {number} amount */
const sign = (amount) => (amount < 0 ? "minus" : amount > 0 ? "plus" : "none");

/** @param {Voice} voice @param {number} amount */
const signed = (voice, amount) => voice.say("study-signed", { sign: sign(Math.round(amount * 10) / 10), size: Math.abs(amount) });

/** What makes the difference, the greatest first. @param {Voice} voice @param {Reason} reason @param {string[]} names */
export function reasonInWords(voice, reason, names) {
  const move = voice.move(reason.against);
  if (!reason.components.length) return voice.say("reason-none", { move });
  const told = reason.components.map((component) => componentInWords(voice, component, names));
  const reasons = told.reduceRight((others, first) => voice.say("reason-and", { first, others }));
  return voice.say("reason-against", { move, reasons });
}

/** @param {Voice} voice @param {Component} component @param {string[]} names */
function componentInWords(voice, { code, amount, parts, seat }, names) {
  if (code === "denial") return voice.say("reason-denial", { sign: sign(amount), size: Math.abs(amount), name: names[seat ?? 0] });
  const reason = voice.say(messageId("reason", code), { amount: signed(voice, amount) });
  if (!parts.length) return reason;
  const said = parts.length === 1 ? voice.word(parts[0].code) : parts.map((part) => `${voice.word(part.code)} ${signed(voice, part.amount)}`).join(", ");
  return voice.say("reason-of", { reason, parts: said });
}

/** Chances and points of a seat. @param {Voice} voice @param {Advice} advice @param {number} seat */
export const figures = (voice, { wins, points }, seat) =>
  voice.say("hint-figures", { wins: voice.say("study-percent", { share: share(wins[seat]) }), points: voice.say("study-points", { points: points[seat] }) });

/** What would follow in the same turn. @param {Voice} voice @param {Advice} advice */
export function rest(voice, { chain, turn }) {
  const following = chain.slice(1, turn).map((move) => voice.move(move));
  return following.length ? voice.say("hint-then", { chain: following.join(" → ") }) : "";
}
