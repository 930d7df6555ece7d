import { useId } from "react";
import { idOf } from "../forms/FormContext";
import { useDraft } from "../forms/useDraft";
import type { LanguageFacts, TextInLanguage } from "../messages";
import { keyOf } from "../paths";
import type { Path } from "../../schema/walk";
import { fill } from "../words/fill";
import { useSession, useView } from "./useSession";

/** The translations of a text in the form, each in its own field. Texts that need none are folded until they have one. */
export function Translations({ path, label }: { path: Path; label: string }) {
  const { words } = useSession();
  const key = keyOf(path);
  const own = useView((view) => view.translations?.texts.find((text) => keyOf(text.path) === key));
  const languages = useView((view) => view.languages?.others);
  if (!own || !languages || own.languages.length === 0) return null;
  const fields = own.languages.map((text) => {
    const language = languages.find(({ code }) => code === text.code);
    return (
      language && (
        <Translation key={text.code} {...{ path, label, text, language, isCounted: own.isCounted }} />
      )
    );
  });
  if (own.isCounted || own.languages.some(({ text }) => text !== ""))
    return <div className="translations">{fields}</div>;
  return (
    <details className="translations">
      <summary>{words.otherLanguages}</summary>
      {fields}
    </details>
  );
}

function Translation({
  path,
  label,
  text: { code, text, isSame, former },
  language: { name, direction },
  isCounted,
}: {
  path: Path;
  label: string;
  text: TextInLanguage;
  language: LanguageFacts;
  isCounted: boolean;
}) {
  const session = useSession();
  const { words } = session;
  const note = useId();
  const id = translationId(path, code);
  const [written, write] = useDraft(text, (next) => session.translate(code, path, next, true));
  const isMissing = isCounted && text === "" && written === "";
  const said =
    former !== undefined
      ? fill(words.changedSince, { text: former })
      : isMissing
        ? words.missing
        : isSame
          ? words.staysSame
          : undefined;
  return (
    <div className="translation" data-state={former !== undefined || isMissing ? "missing" : undefined}>
      <label htmlFor={id}>
        <span className="ed-hidden">{label} </span>
        <bdi lang={code}>{name}</bdi>
      </label>
      <textarea
        id={id}
        className="ed-input ed-growing"
        lang={code}
        dir={written === "" ? direction : "auto"}
        rows={1}
        value={written}
        aria-describedby={said === undefined ? undefined : note}
        onChange={({ target }) => write(target.value)}
      />
      {said !== undefined && (
        <p id={note} dir="auto">
          {said}
        </p>
      )}
      {former !== undefined && (
        <button type="button" onClick={() => session.translate(code, path, undefined)}>
          {words.stillRight}
          <span className="ed-hidden">
            {" "}
            {label} <bdi lang={code}>{name}</bdi>
          </span>
        </button>
      )}
      {isMissing && <SameButton {...{ path, code, label, name }} />}
    </div>
  );
}

/** Keeps the text as it is in a language. */
function SameButton({ path, code, label, name }: { path: Path; code: string; label: string; name: string }) {
  const session = useSession();
  const { words } = session;
  return (
    <button
      type="button"
      onClick={() => void session.valueAt(path).then((text) => session.translate(code, path, String(text)))}
    >
      {words.staysSame}
      <span className="ed-hidden">
        {" "}
        {label} <bdi lang={code}>{name}</bdi>
      </span>
    </button>
  );
}

/** The id of the field for a translation. */
export function translationId(path: Path, code: string): string {
  return `${idOf(path)}-in-${code}`;
}
