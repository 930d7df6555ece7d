import type { LanguageFacts } from "../messages";
import { keyOf } from "../paths";
import type { Path } from "../../schema/walk";
import { fillCount, fill } from "../words/fill";
import { translationId } from "./Translations";
import { useSession, useView, useWords } from "./useSession";

/** How complete each language of the site is. Each missing text leads to its field. */
export function LanguagesScreen() {
  const words = useWords();
  const others = useView((view) => view.languages?.others) ?? [];
  return (
    <div className="languages">
      <h2>{words.languages}</h2>
      {others.map((language) => (
        <Language key={language.code} language={language} />
      ))}
    </div>
  );
}

function Language({ language }: { language: LanguageFacts }) {
  const session = useSession();
  const words = useWords();
  const { code, name, isDraft, problem, texts, missing, stale, list, lacking } = language;
  const own = session.words.language;
  const percent = new Intl.NumberFormat(own, { style: "percent", maximumFractionDigits: 0 });
  // Only a complete language has 100 %.
  const share = texts === 0 ? 1 : Math.floor(((texts - missing) / texts) * 100) / 100;
  const open = (path: Path) => {
    session.open("work");
    session.showLanguage(code);
    session.select(path);
    focusSoon(translationId(path, code));
  };
  return (
    <section aria-label={name}>
      <h3>
        <bdi lang={code}>{name}</bdi> <span>{fill(words.translated, { share: percent.format(share) })}</span>
      </h3>
      {isDraft && <p>{words.draftLanguage}</p>}
      {problem !== undefined && (
        <p lang="en" dir="ltr" data-tone="error">
          {problem}
        </p>
      )}
      {missing > 0 && (
        <details open={missing < mostOpen}>
          <summary>
            {fillCount(own, words.missingTexts, missing)}
            {stale > 0 && `. ${fillCount(own, words.staleTexts, stale)}`}
          </summary>
          <ul>
            {list.map(({ path, text, isStale }) => (
              <li key={keyOf(path)} data-tone={isStale ? "warning" : undefined}>
                <button className="trail" onClick={() => open(path)}>
                  <bdi>{session.nameOf(path)}</bdi>
                </button>
                <p dir="auto">{text}</p>
              </li>
            ))}
          </ul>
          {missing > list.length && <p>+ {missing - list.length}</p>}
        </details>
      )}
      {lacking.length > 0 && (
        <details>
          <summary>{fillCount(own, words.lackingPages, lacking.length)}</summary>
          <ul>
            {lacking.map(({ path, title }) => (
              <li key={keyOf(path)}>
                <button className="trail" onClick={() => open([...path, "title"])}>
                  <bdi>{title}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Longer lists are folded. */
const mostOpen = 30;

/** How long a form may take to appear. In milliseconds. */
const PATIENCE_MS = 2000;

/** Moves the focus to a field as soon as the form has it. */
function focusSoon(id: string, until = Date.now() + PATIENCE_MS): void {
  const field = document.getElementById(id);
  if (field) field.focus();
  else if (Date.now() < until) setTimeout(() => focusSoon(id, until), 50);
}
