import { css } from "@emotion/react";
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { media, withoutScripts } from "../../styling/theme/media";
import { color, radius, space } from "../../styling/theme/tokens";
import { Button } from "../../ui/controls/Button";
import { HeadingScope } from "../../ui/elements/Heading";
import { fillLabel, useLabels } from "../../ui/Settings";
import { useHydrated } from "../../ui/useHydrated";
import type { Control } from "./answers";
import { canBeAway, FormPage, note, rowsOfFields } from "./FormPage";
import { countingFields, type Filled, type FormPage as Page, pagesOf } from "./pages";
import type { FormEntryProps, FormFieldProps } from "./schema";

/** What a form asks of its pages. */
export interface PagesHandle {
  /** The fields that count with what is filled in: on all pages, or on those up to the one that is shown. */
  counting: (scope: "all" | "so far") => readonly FormFieldProps[];
  /** Shows the page after this one; `false` where there is none. */
  next: () => boolean;
}

/**
 * The fields of a form that stand on several pages, one of which is shown at a time, or that depend on other fields.
 * Without JavaScript and on paper all of them stand below each other, with a note at those that depend on others.
 * Renders a `<fieldset>` for each page.
 *
 * - `entries`: the fields, and where pages begin
 * - `isNamed`: whether the form has a heading
 * - `controls`: the elements of the fields by their names, once they are on the page
 * - `renderField`: shows a field
 * - `children`: what ends the form, on its last page
 * - `ref`: what the form asks of its pages
 */
export function FormPages({
  entries,
  isNamed,
  controls,
  renderField,
  children,
  ref,
}: {
  entries: readonly FormEntryProps[];
  isNamed: boolean;
  controls: RefObject<ReadonlyMap<string, Control>>;
  renderField: (field: FormFieldProps) => ReactNode;
  children: ReactNode;
  ref?: Ref<PagesHandle>;
}) {
  const labels = useLabels();
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const pages = pagesOf(entries);
  const [names, setNames] = useState(() => countingFields(pages, () => ""));
  const [current, setCurrent] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  const counts = ({ name }: FormFieldProps) => names.has(name);
  const steps = pages.filter(({ fields }) => fields.some(counts));
  const step = steps.indexOf(pages[current]!);
  const isLast = step === steps.length - 1;

  const refresh = () => {
    const counting = countingFields(pages, (name) => filledIn(controls.current.get(name)));
    // What is disabled is neither checked nor sent by the browser.
    for (const [name, control] of controls.current) control.disabled = !counting.has(name);
    setNames(counting);
  };
  const go = (page: Page) => {
    const index = pages.indexOf(page);
    flushSync(() => setCurrent(index));
    const { [index]: shown } = frame.current?.querySelectorAll("fieldset") ?? [];
    shown?.focus({ preventScroll: true });
    // Of a page that is taller than the screen, focus shows any part.
    shown?.scrollIntoView();
  };

  const restart = () => {
    refresh();
    if (pages.length > 1) go(pages[0]!);
  };
  const latest = useRef({ refresh, restart });
  latest.current = { refresh, restart };
  useEffect(() => {
    // What the browser has filled in, what is restored of a draft, and what is empty again once it was sent.
    latest.current.refresh();
    const form = frame.current?.closest("form");
    const again = () => latest.current.refresh();
    // The fields are emptied after the event.
    const empty = () => setTimeout(() => latest.current.restart());
    form?.addEventListener("draftrestored", again);
    form?.addEventListener("reset", empty);
    return () => {
      form?.removeEventListener("draftrestored", again);
      form?.removeEventListener("reset", empty);
    };
  }, []);

  useImperativeHandle(ref, () => ({
    counting: (scope) =>
      (scope === "all" ? steps : steps.slice(0, step + 1)).flatMap(({ fields }) => fields.filter(counts)),
    next: () => {
      const { [step + 1]: page } = steps;
      if (!page || isOpen) return false;
      go(page);
      return true;
    },
  }));

  const noteOf = ({ when }: Pick<Page, "when">) => {
    const source = entries.find((entry) => entry.type !== "page" && entry.name === when?.field);
    if (!when || source?.type === undefined || source.type === "page") return undefined;
    const option = source.type === "select" && source.options.find(({ value }) => value === when.is);
    const values = { label: source.label, answer: (option && option.label) || when.is || "" };
    return (
      <p css={note}>{fillLabel(when.is === undefined ? labels.onlyWith : labels.onlyWithAnswer, values)}</p>
    );
  };

  const Scope = isNamed ? HeadingScope : Fragment;
  return (
    // Where the browser checks by itself, it finds what stands on pages that are away.
    <div ref={frame} css={root} onInput={refresh} onInvalidCapture={() => setIsOpen(true)}>
      {pages.length > 1 && (
        <span aria-hidden css={progress}>
          {steps.map((page, index) => (
            <span key={pages.indexOf(page)} data-done={index <= step || undefined} />
          ))}
        </span>
      )}
      {pages.map((page, index) => {
        const { when, fields } = page;
        const rows = fields.map((field) => {
          const isBound = (when ?? field.when) !== undefined;
          const row = renderField(isBound && !isHydrated ? { ...field, required: false } : field);
          return field.when ? (
            <div key={field.name} css={[canBeAway, bound]} data-away={!counts(field) || undefined}>
              {noteOf(field)}
              {row}
            </div>
          ) : (
            <Fragment key={field.name}>{row}</Fragment>
          );
        });
        return pages.length === 1 ? (
          <div key={index} css={rowsOfFields}>
            {rows}
          </div>
        ) : (
          <Scope key={index}>
            <FormPage
              page={page}
              place={fillLabel(labels.formPage, { number: steps.indexOf(page) + 1, count: steps.length })}
              note={noteOf(page)}
              isAway={index !== current && !isOpen}
            >
              {rows}
            </FormPage>
          </Scope>
        );
      })}
      {pages.length > 1 && !isOpen && (
        <div css={moves}>
          {step > 0 && (
            <Button variant="secondary" onClick={() => go(steps[step - 1]!)}>
              {labels.previousFormPage}
            </Button>
          )}
          {!isLast && <Button type="submit">{labels.nextFormPage}</Button>}
        </div>
      )}
      <div css={[canBeAway, end]} data-away={(!isLast && !isOpen) || undefined}>
        {children}
      </div>
    </div>
  );
}

function filledIn(control: Control | undefined): Filled {
  if (!control) return "";
  return control.type === "checkbox" ? (control as HTMLInputElement).checked : control.value;
}

const root = css`
  display: grid;
  flex: 1 1 100%;
  gap: ${space[5]};
  min-inline-size: 0;
`;

const progress = css`
  display: flex;
  gap: ${space[1]};
  ${withoutScripts} & {
    display: none;
  }
  > span {
    flex: 1;
    block-size: 0.3rem;
    border-radius: ${radius.full};
    background: color-mix(in srgb, ${color.textMuted} 30%, transparent);
    &[data-done] {
      background: ${color.primary};
    }
  }
  ${media.forcedColors} {
    > span {
      border: 1px solid;
    }
    > [data-done] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

const bound = css`
  display: contents;
`;

const moves = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  &:empty {
    display: none;
  }
  ${withoutScripts} & {
    display: none;
  }
`;

const end = css`
  display: grid;
  gap: ${space[5]};
`;
