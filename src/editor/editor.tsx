import "./editor.css";
import { createRoot } from "react-dom/client";
import { followLiveSite } from "../app/liveChannel";
import { formStyles } from "./forms/formStyles";
import { Editor } from "./screens/Editor";
import { SessionContext } from "./screens/useSession";
import { Session } from "./session";
import { editorTheme } from "./theme";
import { loadWords, setLanguage } from "./words/words";

const { key = "", frame = "" } = document.documentElement.dataset;

/** The policy of the document only accepts addresses of scripts that are created here. */
const policy = window.trustedTypes?.createPolicy("editor", {
  createScriptURL: (name) => new URL(`${name}.js`, document.baseURI).href,
});

function startWorker(name: "draft" | "check" | "picture"): Worker {
  const address = policy?.createScriptURL(name) ?? new URL(`${name}.js`, document.baseURI);
  return new Worker(address as URL, { type: "module", name });
}

const workers = {
  draft: startWorker("draft"),
  check: startWorker("check"),
  picture: () => startWorker("picture"),
};
const words = await loadWords(navigator.languages);
setLanguage(words, document);
const session = new Session(workers, key, frame, words);
// The server reads the config whenever it or a file in `public/` changes, and says so.
followLiveSite({ findings: () => session.noteChange("config"), files: () => session.noteChange("files") });
addEventListener("beforeunload", (event) => {
  if (!session.getView().isSafe) event.preventDefault();
});

const styles = new CSSStyleSheet();
styles.replaceSync(editorTheme + formStyles);
document.adoptedStyleSheets = [styles];

createRoot(document.getElementById("editor")!).render(
  <SessionContext value={session}>
    <Editor />
  </SessionContext>,
);
