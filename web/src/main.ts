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
import { show, wantedLanguage } from "./settings.svelte";
import { speak } from "./words.svelte";

show();
await speak(wantedLanguage());
mount(App, { target: document.body });
if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/sw.js");
