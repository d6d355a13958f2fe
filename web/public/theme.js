// Before anything is drawn: the colours that somebody chose, so that no page flashes.
{
  const kept = JSON.parse(localStorage.getItem("metropole-settings") ?? "{}");
  const isDark =
    kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";
}
