import { useState } from "react";
import { inWords } from "../inWords";
import type { ColorFacts } from "../messages";
import { presetNames } from "../presets";
import { screenWords as words } from "../words/screenWords";
import { SmallFrame } from "./SmallFrame";
import { useSession, useView } from "./useSession";

/** The theme: presets as small pages, and every colour with its worst contrast. */
export function ThemeScreen() {
  const session = useSession();
  const colors = useView((view) => view.colors);
  const page = useView((view) => view.page);
  const [chosen, setChosen] = useState<string>();
  return (
    <div className="theme">
      <h2>{words.presets}</h2>
      <ul className="presets">
        {presetNames.map((preset) => (
          <li key={preset}>
            <button
              aria-pressed={chosen === preset}
              onClick={() => {
                setChosen(preset);
                session.edit([{ do: "set", path: ["theme", "preset"], value: preset }], words.preset, {
                  says: words.presetChosen(inWords(preset)),
                });
              }}
            >
              <SmallFrame key={page} variation={{ preset }} width={150} height={100} />
              {inWords(preset)}
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
  const label = inWords(role);
  const set = (next: string, isTyping?: true) =>
    session.edit([{ do: "set", path: ["theme", "colors", role], value: next }], words.colorOf(label), {
      ...(isTyping ? { isTyping } : {}),
    });
  return (
    <li data-tone={readable === undefined ? undefined : "error"}>
      <label>
        <input type="color" value={value.slice(0, 7)} onChange={({ target }) => set(target.value, true)} />
        <span>{label}</span>
        <code>{value}</code>
      </label>
      {worst && (
        <span className="contrast">
          {words.contrast(worst.contrast, inWords(worst.with), worst.contrast >= worst.least)}
        </span>
      )}
      {readable !== undefined && (
        <button onClick={() => set(readable)}>
          <span className="swatch" style={{ background: readable }} /> {words.takeReadable(readable)}
        </button>
      )}
      {isOwn && (
        <button
          onClick={() =>
            session.edit([{ do: "remove", path: ["theme", "colors", role] }], words.colorOf(label), {
              says: words.presetColor(label),
            })
          }
        >
          {words.usePresetColor}
        </button>
      )}
    </li>
  );
}
