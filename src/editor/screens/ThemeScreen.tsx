import { pickerColor } from "../forms/controls/pickerColor";
import type { ColorFacts } from "../messages";
import { fill, spellOut } from "../words/fill";
import { LookChoices, presetsOf } from "./LookChoices";
import { SmallFrame } from "./SmallFrame";
import { themeValue, themeWith } from "./themeValue";
import { useSession, useView, useWords } from "./useSession";

/** The theme: presets as small pages, and every colour with its worst contrast. */
export function ThemeScreen() {
  const session = useSession();
  const words = useWords();
  const colors = useView((view) => view.colors);
  const page = useView((view) => view.page);
  const theme = useView((view) => view.theme);
  const forms = useView((view) => view.forms);
  const presets = forms ? presetsOf(forms.table) : [];
  const current = themeValue(theme, ["preset"]) ?? presets[0];
  return (
    <div className="theme">
      <h2>{words.presets}</h2>
      <ul className="presets">
        {presets.map((preset) => (
          <li key={preset}>
            <button
              aria-pressed={current === preset}
              onClick={() => {
                session.edit([{ do: "set", path: ["theme", "preset"], value: preset }], words.preset, {
                  says: fill(words.presetChosen, { name: spellOut(preset) }),
                });
              }}
            >
              <SmallFrame
                key={page}
                variation={{ theme: themeWith(theme, ["preset"], preset) }}
                width={150}
                height={100}
              />
              {spellOut(preset)}
            </button>
          </li>
        ))}
      </ul>
      <h2>{words.colors}</h2>
      <ul className="colors">
        {colors.map((color) => (
          <Color key={color.role} color={color} />
        ))}
      </ul>
      {colors.some(({ isOwn }) => isOwn) && (
        <button
          onClick={() =>
            session.edit(
              [{ do: "remove", path: ["theme", "colors"] }],
              session.nameOfField(["theme", "colors"]),
            )
          }
        >
          {words.usePresetColors}
        </button>
      )}
      <LookChoices />
      <button
        onClick={() => {
          session.open("work");
          session.select(["theme"]);
        }}
      >
        {words.allOfTheme}
      </button>
    </div>
  );
}

function Color({ color: { role, value, isOwn, worst, readable } }: { color: ColorFacts }) {
  const session = useSession();
  const words = useWords();
  const label = spellOut(role);
  const oneDigit = new Intl.NumberFormat(session.words.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const set = (next: string, isTyping?: true) =>
    session.edit(
      [{ do: "set", path: ["theme", "colors", role], value: next }],
      fill(words.colorOf, { name: label }),
      isTyping ? { isTyping } : {},
    );
  return (
    <li data-tone={readable === undefined ? undefined : "error"}>
      <label>
        <input type="color" value={pickerColor(value)} onChange={({ target }) => set(target.value, true)} />
        <span>{label}</span>
        <code>{value}</code>
      </label>
      {worst && (
        <span className="contrast">
          {fill(worst.contrast >= worst.least ? words.enoughContrast : words.tooFaint, {
            value: oneDigit.format(worst.contrast),
            name: spellOut(worst.with),
          })}
        </span>
      )}
      {readable !== undefined && (
        <button onClick={() => set(readable)}>
          <span className="swatch" style={{ background: readable }} />{" "}
          {fill(words.takeReadable, { color: readable })}
        </button>
      )}
      {isOwn && (
        <button
          onClick={() =>
            session.edit(
              [{ do: "remove", path: ["theme", "colors", role] }],
              fill(words.colorOf, { name: label }),
              {
                says: fill(words.presetColor, { name: label }),
              },
            )
          }
        >
          {words.usePresetColor}
        </button>
      )}
    </li>
  );
}
