// A file that holds games and everything that is needed to look at them: nothing is asked of a server.
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/shell.css";
import "../styles/panels.css";
import "../styles/phone.css";
import "../styles/pages.css";
import "../styles/home.css";
import "../styles/forms.css";
import "../styles/end.css";
import "../styles/table.css";
import "../replay/replay.css";
import { mount } from "svelte";
import { api } from "../api";
import { speakOfReplays } from "../replay/words";
import { settings, show } from "../settings.svelte";
import { speak } from "../words.svelte";
import Alone from "./Alone.svelte";
import { file } from "./games";

// What somebody likes is kept by their browser; there is no account that could keep it too.
api.use({ onRequest: () => Response.json({}) });
show();
const { language, games } = file();
await speak(settings.language || language);
await speakOfReplays();
const chosen = Number(new URLSearchParams(location.search).get("game"));
mount(Alone, { target: document.body, props: { games, chosen } });
