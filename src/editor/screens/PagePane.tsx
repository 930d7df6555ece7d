import { useState } from "react";
import { screenWords as words } from "../words/screenWords";
import { useSession, useView } from "./useSession";

const widths = { phone: 360, tablet: 768, desktop: 1280, free: undefined } as const;
type Width = keyof typeof widths;

/** The page in its frame, at the width of a device, and whether clicks select or use it. */
export function PagePane() {
  const session = useSession();
  const mode = useView((view) => view.mode);
  const page = useView((view) => view.page);
  const pages = useView((view) => view.outline.pages);
  const stale = useView((view) => view.stale);
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
        <p className="stale" role="status">
          {stale}
        </p>
      )}
      <div className="stage">
        <iframe
          ref={session.setFrame}
          src={session.frameAddress}
          sandbox="allow-scripts"
          title={words.pageTitle(name)}
          style={{ width: widths[width] ?? "100%" }}
        />
      </div>
    </>
  );
}

function Choice<Option extends keyof typeof words & string>({
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
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {options.map((option) => (
        <button key={option} aria-pressed={option === value} onClick={() => onChange(option)}>
          {words[option] as string}
        </button>
      ))}
    </fieldset>
  );
}
