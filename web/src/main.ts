import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/shell.css";
import "./styles/panels.css";
import "./styles/phone.css";
import "./styles/pages.css";
import "./styles/home.css";
import "./styles/forms.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { whoAmI } from "./me.svelte";
import { show, wantedLanguage } from "./settings.svelte";
import { speak } from "./words.svelte";

/** What a table needs is asked for at once, not one after another: on a slow network each way there and back counts. */
function askAhead(): void {
  const parts = [import("./pages/Table.svelte"), import("./boards/MetropolysBoard.svelte")];
  for (const part of [...parts, import("./boards/MetroBoard.svelte"), whoAmI()]) part.catch(() => undefined);
}

show();
if (location.pathname.startsWith("/table/")) askAhead();
await speak(wantedLanguage());
mount(App, { target: document.body });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
