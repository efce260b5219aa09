// One door to the libraries: templates, state, effects.
import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

export { render } from "../vendor/preact.js";
export { useEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { batch, signal } from "../vendor/signals.js";

/** @typedef {import("../vendor/preact.js").VNode} VNode */

export const html = htm.bind(h);

/** Class names, those that are switched off left out. @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
