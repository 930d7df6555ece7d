import type { Saving } from "../messages";
import type { Screen } from "../session";
import { fill, fillCount } from "../words/fill";
import { Said } from "./Said";
import { useSession, useView, useWords } from "./useSession";

const screens: readonly Screen[] = ["work", "theme", "pictures", "languages", "findings"];

/** The bar above the panes: the screens, undo and redo, findings, and where the work is saved. */
export function Bar() {
  const session = useSession();
  const words = useWords();
  const { language } = session.words;
  const screen = useView((view) => view.screen);
  const undo = useView((view) => view.undo);
  const redo = useView((view) => view.redo);
  const findings = useView((view) => view.findings);
  const saving = useView((view) => view.saving);
  const isSafe = useView((view) => view.isSafe);
  const hasLanguages = useView((view) => view.languages !== undefined);
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const counts = [
    ...(errors > 0 ? [fillCount(language, words.errors, errors)] : []),
    ...(findings.length > errors ? [fillCount(language, words.warnings, findings.length - errors)] : []),
  ];
  const list = new Intl.ListFormat(language, { type: "unit", style: "short" });
  const labels: Record<Screen, string> = {
    work: words.page,
    theme: words.theme,
    pictures: words.pictures,
    languages: words.languages,
    findings: counts.length > 0 ? list.format(counts) : words.findings,
  };
  return (
    <header className="bar">
      <nav aria-label={words.editor}>
        {screens
          .filter((name) => name !== "languages" || hasLanguages)
          .map((name) => (
            <button
              key={name}
              data-tone={name === "findings" && errors > 0 ? "error" : undefined}
              aria-current={screen === name || undefined}
              onClick={() => session.open(name)}
            >
              {labels[name]}
            </button>
          ))}
      </nav>
      <span className="history">
        <button
          aria-disabled={undo === undefined}
          title={undo === undefined ? words.nothingToUndo : fill(words.undoOf, { name: undo })}
          onClick={() => session.undo()}
        >
          ↶ <span>{words.undo}</span>
        </button>
        <button
          aria-disabled={redo === undefined}
          title={redo === undefined ? words.nothingToRedo : fill(words.redoOf, { name: redo })}
          onClick={() => session.redo()}
        >
          ↷ <span>{words.redo}</span>
        </button>
      </span>
      <SavingState saving={saving} isSafe={isSafe} />
      <a href="/" target="_blank" rel="noopener">
        {words.viewSite}
      </a>
    </header>
  );
}

function SavingState({ saving, isSafe }: { saving: Saving; isSafe: boolean }) {
  const words = useWords();
  return (
    <output className="saving" data-state={saving.state} data-safe={isSafe || undefined}>
      {saving.state === "failed" ? (
        <>
          {words.notSaved} <Said sentence={saving.reason} />
        </>
      ) : (
        words[saving.state]
      )}
    </output>
  );
}
