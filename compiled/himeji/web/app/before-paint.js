// Before the first paint: the language and the light that were chosen last time.
(() => {
  const root = document.documentElement;
  const spoken = localStorage.getItem("himeji.language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
  root.lang = spoken;
  const light = localStorage.getItem("himeji.light");
  if (light === "light" || light === "dark") root.classList.add(light);
})();
