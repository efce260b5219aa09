// Before the first paint: the texts, the language and the light that were chosen last time, else those of the system.
(() => {
  const root = document.documentElement;
  const spoken = localStorage.getItem("himeji.language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
  root.lang = spoken;
  const texts = document.createElement("link"); // asked for while the modules are still on their way
  Object.assign(texts, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href: `/web/locales/${spoken}/shell.ftl` });
  document.head.append(texts);
  const night = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => root.classList.toggle("dark", (localStorage.getItem("himeji.light") ?? (night.matches ? "dark" : "light")) === "dark");
  night.addEventListener("change", follow);
  follow();
})();
