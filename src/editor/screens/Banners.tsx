import { useState } from "react";
import { keyOf } from "../paths";
import { useSession, useView, useWords } from "./useSession";

/** The work of an earlier visit, and questions about places that were changed here and elsewhere. */
export function Banners() {
  const session = useSession();
  const words = useWords();
  const draft = useView((view) => view.draft);
  const isResting = useView((view) => view.isResting);
  const conflicts = useView((view) => view.conflicts);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      {isResting && (
        <div className="banner">
          <output>{words.otherTab}</output>
          <button onClick={() => session.takeOver()}>{words.editHere}</button>
        </div>
      )}
      {draft && (
        <section className="banner" aria-label={words.draftOther}>
          <p>{words.draftOther}</p>
          <button onClick={() => session.takeDraft(true)}>{words.useDraft}</button>
          <button onClick={() => session.takeDraft(false)}>{words.dropDraft}</button>
        </section>
      )}
      {conflicts.length > 0 && (
        <dialog open className="conflicts" aria-label={words.conflict}>
          <h2>{words.conflict}</h2>
          <p>{words.conflictHelp}</p>
          {conflicts.map(({ path, mine, theirs: other }) => {
            const key = keyOf(path);
            const choose = (isTheirs: boolean) => {
              const next = new Set(theirs);
              if (isTheirs) next.add(key);
              else next.delete(key);
              setTheirs(next);
            };
            return (
              <fieldset key={key}>
                <legend>{session.nameOfField(path)}</legend>
                <label>
                  <input type="radio" name={key} checked={!theirs.has(key)} onChange={() => choose(false)} />
                  {words.mine}
                  <pre>{shown(mine)}</pre>
                </label>
                <label>
                  <input type="radio" name={key} checked={theirs.has(key)} onChange={() => choose(true)} />
                  {words.theirs}
                  <pre>{shown(other)}</pre>
                </label>
              </fieldset>
            );
          })}
          <button
            onClick={() => {
              session.resolve(conflicts.map(({ path }) => path).filter((path) => theirs.has(keyOf(path))));
              focusForm();
            }}
          >
            {words.apply}
          </button>
        </dialog>
      )}
    </>
  );
}

/** Without this, the focus would be lost with the button. */
function focusForm(): void {
  document.querySelector<HTMLElement>(".pane.form :is([data-chosen], input, textarea, select)")?.focus();
}

function shown(value: unknown): string {
  if (value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
}
