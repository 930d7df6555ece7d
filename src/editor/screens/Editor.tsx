import { lazy, Suspense, useEffect, useState } from "react";
import { Bar } from "./Bar";
import { Banners } from "./Banners";
import { FindingsScreen } from "./FindingsScreen";
import { FormPane } from "./FormPane";
import { News } from "./News";
import { Outline } from "./Outline";
import { PagePane } from "./PagePane";
import { PicturesScreen } from "./PicturesScreen";
import { ThemeScreen } from "./ThemeScreen";
import { useSession, useView, useWords } from "./useSession";

const LanguagesScreen = lazy(async () => {
  const { LanguagesScreen: Screen } = await import("./LanguagesScreen");
  return { default: Screen };
});

const panes = ["page", "form", "outline"] as const;
export type Pane = (typeof panes)[number];

/** The whole editor. Below 900 px, one pane is visible at a time. */
export function Editor() {
  const session = useSession();
  const words = useWords();
  const screen = useView((view) => view.screen);
  const selected = useView((view) => view.selected);
  const [pane, setPane] = useState<Pane>("page");

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element;
      const isField = target.closest("input, textarea, select, [contenteditable]");
      // Escape only closes the dialogue or menu around it.
      if (event.key === "Escape" && target.closest("dialog:modal, :popover-open")) return;
      const isCommand = event.ctrlKey || event.metaKey;
      if (event.key === "F6") focusNextPane(event.shiftKey);
      // In a field, its own undo would only know its own changes.
      else if (isCommand ? !session.press(event.key, event.shiftKey) : isField || event.key !== "Escape")
        return;
      else if (!isCommand) session.press(event.key, event.shiftKey);
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [session]);

  // On a phone, a tap on the page leads to the form.
  const [followed, setFollowed] = useState(selected);
  if (selected !== followed) {
    setFollowed(selected);
    if (selected && pane !== "page") setPane("form");
  }

  return (
    <div className="editor" data-pane={pane} data-screen={screen}>
      <Bar />
      <Banners />
      <nav className="tabs" aria-label={[words.page, words.form, words.outline].join(", ")}>
        {panes.map((name) => (
          <button key={name} aria-current={pane === name || undefined} onClick={() => setPane(name)}>
            {words[name]}
          </button>
        ))}
      </nav>
      <section className="pane outline" aria-label={words.outline} tabIndex={-1}>
        <Outline onChoose={() => setPane("form")} />
      </section>
      <section className="pane page" aria-label={words.page} tabIndex={-1}>
        <PagePane />
      </section>
      <section
        className="pane form"
        aria-label={screen === "work" ? words.form : words[screen]}
        tabIndex={-1}
      >
        {screen === "work" && <FormPane />}
        {screen === "theme" && <ThemeScreen />}
        {screen === "pictures" && <PicturesScreen />}
        {screen === "languages" && (
          <Suspense fallback={null}>
            <LanguagesScreen />
          </Suspense>
        )}
        {screen === "findings" && <FindingsScreen />}
      </section>
      <News />
    </div>
  );
}

/** Moves the focus to the next pane that is visible. */
function focusNextPane(isBackwards: boolean): void {
  const all = [...document.querySelectorAll<HTMLElement>(".pane")].filter(
    (pane) => pane.offsetParent !== null,
  );
  const current = all.findIndex((pane) => pane.contains(document.activeElement));
  const next = all[(current + (isBackwards ? all.length - 1 : 1)) % all.length];
  const field = next?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"], input, iframe');
  (field ?? next)?.focus();
}
