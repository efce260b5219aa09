// A panel that folds out of the mast: a tap elsewhere or Escape closes it.
import { useEffect, useRef } from "./html.js";

/** For a `details`; what is tapped inside closes it too where it is `done`. @param {string} [done] a selector */
export function usePanel(done) {
  const panel = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useEffect(() => {
    /** @param {Event} event */
    const tap = ({ target }) => {
      const { current } = panel;
      if (current?.open && target instanceof Element && (!current.contains(target) || (done && target.closest(done)))) current.open = false;
    };
    /** @param {KeyboardEvent} event */
    const key = ({ key }) => {
      const { current } = panel;
      if (key !== "Escape" || !current?.open) return;
      if (current.contains(document.activeElement)) current.querySelector("summary")?.focus();
      current.open = false;
    };
    document.addEventListener("click", tap);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("click", tap);
      document.removeEventListener("keydown", key);
    };
  }, []);
  return panel;
}
