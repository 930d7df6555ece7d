import { lazy, Suspense, useEffect, useMemo } from "react";
import { formAt } from "../../schema/formTable";
import { Form } from "../forms/Form";
import { idOf } from "../forms/FormContext";
import type { Intent as FormIntent } from "../forms/intents";
import type { Names as FormNames } from "../forms/names";
import type { Names } from "../messages";
import { keyOf } from "../paths";
import type { Path } from "../../schema/walk";
import type { Intent, Json } from "../text/intent";
import { spellOut } from "../words/fill";
import { useSession, useView, useWords } from "./useSession";

const LazyTranslations = lazy(async () => {
  const { Translations } = await import("./Translations");
  return { default: Translations };
});

/** Only sites in several languages load it. */
function TranslationsOf(props: { path: Path; label: string }) {
  return (
    <Suspense fallback={null}>
      <LazyTranslations {...props} />
    </Suspense>
  );
}

/** The form of the block or entry around the selection. */
export function FormPane() {
  const session = useSession();
  const words = useWords();
  const form = useView((view) => view.form);
  const forms = useView((view) => view.forms);
  const findings = useView((view) => view.findings);
  const names = useView((view) => view.names);
  const selected = useView((view) => view.selected);
  const shownNames = useMemo(() => namesFor(names, session.frameAddress), [names, session]);
  const found = useMemo(
    () =>
      findings
        .filter(({ file }) => file === undefined)
        .map(({ path, severity, message }) => ({ path, severity, text: message, lang: "en" as const })),
    [findings],
  );
  const hasLanguages = useView((view) => view.languages !== undefined);
  const isShown = form !== undefined && forms !== undefined;
  useEffect(() => {
    if (!selected || !isShown) return;
    const field = document.getElementById(idOf(selected));
    field?.scrollIntoView({ block: "nearest" });
    field?.setAttribute("data-chosen", "");
    return () => field?.removeAttribute("data-chosen");
  }, [selected, isShown]);
  if (!form || !forms || !selected) return <p>{words.nothingSelected}</p>;
  const { path, value, root } = form;
  const id = formAt(forms.table, root, path);
  if (id === undefined) return <p>{words.noForm}</p>;
  return (
    <>
      <h2>{session.nameOf(path) || spellOut(String(path.at(-1)))}</h2>
      <Form
        key={keyOf(path)}
        table={forms.table}
        help={forms.help}
        form={id}
        value={value}
        path={path}
        findings={found}
        names={shownNames}
        words={session.words}
        Translations={hasLanguages ? TranslationsOf : undefined}
        onIntent={(...intents) => {
          const [first] = intents;
          const isTyping = intents.length === 1 && first?.kind === "set" && typeof first.value === "string";
          session.edit(
            intents.map(toEdit),
            first && session.nameOfField(first.path),
            isTyping ? { isTyping: true } : {},
          );
        }}
      />
    </>
  );
}

function toEdit(intent: FormIntent): Intent {
  const { path } = intent;
  switch (intent.kind) {
    case "set":
      return { do: "set", path, value: intent.value as Json };
    case "remove":
      return { do: "remove", path };
    case "insert":
      return { do: "insert", path: [...path, intent.index], value: intent.value as Json };
    case "move":
      return { do: "move", path: [...path, intent.from], to: [...path, intent.to] };
    case "rename":
      return { do: "rename", path: [...path, intent.key], key: intent.to };
  }
}

const isPicture = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;

/** Everything that values can refer to, as the controls show it. */
function namesFor(names: Names, frame: string): FormNames {
  const plain = (list: readonly string[]) => list.map((value) => ({ value }));
  return {
    pages: names.pages.map(({ path, title }) => ({ value: path, label: title })),
    anchors: plain(names.anchors),
    toasts: plain(names.toasts),
    tags: plain(names.tags),
    servers: plain(names.servers),
    constants: plain(names.constants),
    files: names.files.map(({ path }) => ({ value: path })),
    pictures: names.files
      .filter(({ path }) => isPicture.test(path))
      .map(({ path }) => ({ value: path, preview: frame + path.slice(1) })),
    icons: plain(names.icons),
    timeZones: plain(Intl.supportedValuesOf("timeZone")),
  };
}
