// Before the first paint: the language and the light that were chosen last time, else those of the system.
(() => {
  const root = document.documentElement;
  const spoken = localStorage.getItem("himeji.language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
  root.lang = spoken;
  const night = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => root.classList.toggle("dark", (localStorage.getItem("himeji.light") ?? (night.matches ? "dark" : "light")) === "dark");
  night.addEventListener("change", follow);
  follow();
})();
