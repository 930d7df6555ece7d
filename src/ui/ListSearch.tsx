import { css } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import { withoutScripts } from "../styling/theme/media";
import { color, size, space } from "../styling/theme/tokens";
import { control } from "./elements/control";
import { Glyph } from "./elements/Glyph";
import { fillLabel, useLabels } from "./Settings";

/**
 * A field that filters the list below it and announces the number of matches. Escape clears it, and so does a button if
 * nothing matches. Hidden without JavaScript. Renders a field with its label, and an `<output>`.
 * - `label`: the field's label
 * - `found`: the announcement, with the placeholders `{count}` and `{total}`
 * - `count`, `total`: number of matches and of all items
 * - `words`, `onSearch`: the query, and its change handler
 */
export function ListSearch({
  label,
  found,
  count,
  total,
  words,
  onSearch,
}: {
  label: string;
  found: string;
  count: number;
  total: number;
  words: string;
  onSearch: (words: string) => void;
}) {
  const labels = useLabels();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const typed = words.trim();
  const isEmpty = typed !== "" && count === 0;

  // Typed before hydration.
  useEffect(() => onSearch(field.current?.value ?? ""), [onSearch]);

  function clear() {
    field.current!.value = "";
    field.current!.focus();
    onSearch("");
  }

  return (
    <>
      <div css={row}>
        <label htmlFor={id}>{label}</label>
        <span css={frame}>
          <Glyph name="search" />
          <input
            css={[control, input]}
            ref={field}
            id={id}
            type="search"
            autoComplete="off"
            onChange={(event) => onSearch(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || words === "") return;
              // Not every browser clears it, and Escape must not close anything around it.
              event.preventDefault();
              event.stopPropagation();
              clear();
            }}
          />
        </span>
      </div>
      <output css={status}>
        {isEmpty
          ? fillLabel(labels.nothingFound, { words: typed })
          : typed && fillLabel(found, { count, total })}
      </output>
      {isEmpty && (
        <button type="button" css={clearing} onClick={clear}>
          {labels.clearSearch}
        </button>
      )}
    </>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  margin-block-end: ${space[3]};
  font-size: ${size.s};
  font-weight: 600;
  ${withoutScripts} & {
    display: none;
  }
`;

const frame = css`
  position: relative;
  flex: 0 1 22rem;
  min-inline-size: 0;
  > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${space[3]};
    margin-block: auto;
    color: ${color.textMuted};
    pointer-events: none;
  }
`;

const input = css`
  padding-inline-start: 2.75rem;
  font-weight: 400;
`;

const status = css`
  display: block;
  color: ${color.textMuted};
  font-size: ${size.s};
  overflow-wrap: anywhere;
  &:not(:empty) {
    margin-block-end: ${space[2]};
  }
`;

const clearing = css`
  min-block-size: 2.75rem;
  margin-block-end: ${space[2]};
  color: ${color.primary};
  font-size: ${size.s};
  text-decoration: underline;
`;
