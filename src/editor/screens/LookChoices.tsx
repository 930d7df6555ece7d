import { useState } from "react";
import { type ChoiceForm, formAt, type FormTable } from "../../schema/formTable";
import type { Path } from "../../schema/walk";
import { keyLabel, valueLabel } from "../forms/labels";
import { SmallFrame } from "./SmallFrame";
import { themeValue, themeWith } from "./themeValue";
import { useSession, useView } from "./useSession";

interface Look {
  /** In the theme, such as `fonts`, `heading`. */
  path: Path;
  values: ChoiceForm["values"];
}

/** The choices of the theme, such as its fonts and layouts, each as a picture of the current page. */
export function LookChoices() {
  const forms = useView((view) => view.forms);
  if (!forms) return null;
  return looksOf(forms.table).map((look) => <LookChoice key={look.path.join()} look={look} />);
}

const pictureOfLook = { width: 150, height: 130 };
/** Letters are larger on a narrow page. */
const pictureOfFont = { width: 150, height: 110, screen: 420 };

function LookChoice({ look: { path, values } }: { look: Look }) {
  const session = useSession();
  const theme = useView((view) => view.theme);
  const page = useView((view) => view.page);
  const [isOpen, setOpen] = useState(false);
  const label = path.map((key) => keyLabel(String(key))).join(": ");
  const current = themeValue(theme, path);
  const picture = path[0] === "fonts" ? pictureOfFont : pictureOfLook;
  const choose = (value: unknown) => {
    const place = ["theme", ...path];
    session.edit(
      [
        value === undefined
          ? { do: "remove", path: place }
          : { do: "set", path: place, value: value as string },
      ],
      session.nameOfField(place),
    );
  };
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {label}
        {current !== undefined && typeof current !== "object" && (
          <span className="chosen-look"> {valueLabel(session.words, current)}</span>
        )}
      </summary>
      {isOpen && (
        <ul className="presets" aria-label={label}>
          {[undefined, ...values].map((value) => (
            <li key={String(value)}>
              <button aria-pressed={current === value} onClick={() => choose(value)}>
                <SmallFrame key={page} variation={{ theme: themeWith(theme, path, value) }} {...picture} />
                {value === undefined ? session.words.default : valueLabel(session.words, value)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** The second look is chosen by the visitor's device, so a picture would not show it. */
const unseen: ReadonlySet<string> = new Set(["preset", "alternate"]);

function looksOf(table: FormTable): Look[] {
  const id = formAt(table, { theme: {} }, ["theme"]);
  return id === undefined ? [] : looksIn(table, id, []);
}

/** The presets, the default first. */
export function presetsOf(table: FormTable): string[] {
  const id = formAt(table, { theme: {} }, ["theme", "preset"]);
  const [look] = id === undefined ? [] : looksIn(table, id, ["preset"]);
  return look?.values.map(String) ?? [];
}

function looksIn(table: FormTable, id: number, path: Path): Look[] {
  const form = table.forms[id]!;
  if (form.control === "choice") return [{ path, values: form.values }];
  if (form.control === "switch") {
    const choice = form.options.find((option) => table.forms[option]!.control === "choice");
    return choice === undefined ? [] : looksIn(table, choice, path);
  }
  if (form.control !== "group") return [];
  return Object.entries(form.keys).flatMap(([key, inner]) =>
    unseen.has(key) || inner.hidden ? [] : looksIn(table, inner.form, [...path, key]),
  );
}
