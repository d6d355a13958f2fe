// Before anything is drawn: the colours that somebody chose, so that no page flashes; and what the page will need next is
// asked for while the program itself still comes: on a slow network each way there and back counts.
{
  const NEEDED = { languages: {}, table: [], games: {} }; // the names of files are filled in when they are built
  const kept = JSON.parse(localStorage.getItem("metropole-settings") ?? "{}");
  const isDark =
    kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = isDark ? "dark" : "light";

  const ask = (href, attributes) =>
    document.head.append(Object.assign(document.createElement("link"), { href, ...attributes }));
  const askFor = (files) => {
    for (const file of files)
      // asked for as the program will ask for it: else the browser would fetch it a second time
      ask(file, file.endsWith(".css") ? { rel: "preload", as: "style", crossOrigin: "" } : { rel: "modulepreload" });
  };
  const isTable = location.pathname.startsWith("/table/");
  const isKnown = localStorage.getItem("metropole-known");
  if (isTable && isKnown) {
    const address = `${location.origin.replace("http", "ws")}/api${location.pathname.replace("table", "tables")}/play`;
    const socket = new WebSocket(address);
    const heard = [];
    socket.onmessage = (event) => {
      // the first message says which game this is
      if (!heard.length) askFor(NEEDED.games[JSON.parse(event.data).table?.game] ?? []);
      heard.push(event);
    };
    window.ahead = { address, socket, heard }; // taken over by src/ahead.ts
  }

  const spoken = [kept.language, ...navigator.languages.map((tag) => tag.slice(0, 2)), "en"];
  const language = NEEDED.languages[spoken.find((code) => code in NEEDED.languages)];
  askFor([language ?? [], isTable ? NEEDED.table : []].flat());
  if (isKnown) ask("/api/sessions/current", { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
}
