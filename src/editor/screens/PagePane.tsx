import { useState } from "react";
import { fill } from "../words/fill";
import { Said } from "./Said";
import { useSession, useView, useWords } from "./useSession";

const widths = { phone: 360, tablet: 768, desktop: 1280, free: undefined } as const;
type Width = keyof typeof widths;

/** The page in its frame, at the width of a device, and whether clicks select or use it. */
export function PagePane() {
  const session = useSession();
  const words = useWords();
  const mode = useView((view) => view.mode);
  const page = useView((view) => view.page);
  const pages = useView((view) => view.outline.pages);
  const languages = useView((view) => view.languages);
  const language = useView((view) => view.language);
  const stale = useView((view) => view.stale);
  const { setFrame, frameAddress } = session;
  const [width, setWidth] = useState<Width>("free");
  const name = pages.find((one) => one.page === page)?.label ?? "";
  return (
    <>
      <div className="tools">
        <label>
          <span>{words.page}</span>
          <select value={page ?? ""} onChange={({ target }) => session.show(target.value || null)}>
            {pages.map((one) => (
              <option key={one.page} value={one.page}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
        {languages && (
          <label>
            <span>{words.pageLanguage}</span>
            <select
              value={language ?? ""}
              onChange={({ target }) => session.showLanguage(target.value || undefined)}
            >
              {[{ ...languages.first, code: "" }, ...languages.others].map(({ code, name }) => (
                <option key={code} value={code} lang={code || languages.first.code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <Choice
          label={words.mode}
          options={["select", "use"] as const}
          value={mode}
          onChange={(next) => session.setMode(next)}
        />
        <Choice
          label={words.width}
          options={Object.keys(widths) as Width[]}
          value={width}
          onChange={setWidth}
        />
      </div>
      {stale !== undefined && (
        <output className="stale">
          <Said sentence={stale} />
        </output>
      )}
      <div className="stage">
        <iframe
          ref={setFrame}
          src={frameAddress}
          sandbox="allow-scripts"
          title={fill(words.pageTitle, { name })}
          style={{ width: widths[width] ?? "100%" }}
        />
      </div>
    </>
  );
}

function Choice<Option extends "select" | "use" | Width>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly Option[];
  value: Option;
  onChange: (option: Option) => void;
}) {
  const words: Record<"select" | "use" | Width, string> = useWords();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <button key={option} aria-pressed={option === value} onClick={() => onChange(option)}>
          {words[option]}
        </button>
      ))}
    </fieldset>
  );
}
