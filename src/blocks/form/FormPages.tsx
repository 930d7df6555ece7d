import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "../../ui/controls/Button";
import { HeadingScope } from "../../ui/elements/Heading";
import { fillLabel, useLabels } from "../../ui/Settings";
import { useHydrated } from "../../ui/useHydrated";
import type { Control } from "./answers";
import { FormPage } from "./FormPage";
import { countingFields, type Filled, type FormPage as Page, pagesOf } from "./pages";
import { bound, canBeAway, end, moves, note, onlyTurned, progress, root, rowsOfFields } from "./pageStyles";
import type { FormEntryProps, FormFieldProps } from "./schema";

/** What a form asks of its pages. */
export interface PagesHandle {
  /** The fields that count with what is filled in: on all pages, or on those up to the one that is shown. */
  counting: (scope: "all" | "so far") => readonly FormFieldProps[];
  /** Shows the page after this one; `false` where there is none, or all are shown. */
  next: () => boolean;
  /** Shows all pages below each other, and goes to the one after this; `false` as above. */
  open: () => boolean;
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
  const readNames = () => countingFields(pages, (name) => filledIn(controls.current.get(name)));
  const [names, setNames] = useState(() => countingFields(pages, () => ""));
  const [current, setCurrent] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  const counts = ({ name }: FormFieldProps) => names.has(name);
  const steps = pages.filter(({ fields }) => fields.some(counts));
  const step = steps.indexOf(pages[current]!);
  const isLast = step === steps.length - 1;
  const following = isOpen ? undefined : steps[step + 1];

  const refresh = () => {
    const counting = readNames();
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
    setIsOpen(false);
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
    counting: (scope) => {
      // With what stands in the fields now: what is shown may be older, by the event that asks for it.
      const counting = readNames();
      const asked = scope === "all" || isOpen ? pages : pages.slice(0, current + 1);
      return asked.flatMap(({ fields }) => fields.filter(({ name }) => counting.has(name)));
    },
    next: () => {
      if (following) go(following);
      return following !== undefined;
    },
    open: () => {
      if (following) {
        flushSync(() => setIsOpen(true));
        go(following);
      }
      return following !== undefined;
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
    <div
      ref={frame}
      css={root}
      onInput={refresh}
      onInvalidCapture={() => setIsOpen(true)}
      onClickCapture={ignoreRepeats}
    >
      {pages.length > 1 && (
        <span aria-hidden css={[progress, onlyTurned]}>
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
              place={
                steps.includes(page) &&
                fillLabel(labels.formPage, { number: steps.indexOf(page) + 1, count: steps.length })
              }
              note={noteOf(page)}
              isAway={isOpen ? !steps.includes(page) : index !== current}
            >
              {rows}
            </FormPage>
          </Scope>
        );
      })}
      {pages.length > 1 && !isOpen && (
        <div css={[moves, onlyTurned]}>
          {step > 0 && (
            <Button variant="secondary" onClick={() => go(steps[step - 1]!)}>
              {labels.previousFormPage}
            </Button>
          )}
          {!isLast && (
            // Enter in a field needs a button of this type. Until the page is alive, its first script keeps presses of
            // the other one, while the browser would check fields of pages that are away.
            <Button type={isHydrated ? "submit" : "button"} onClick={submitUnchecked}>
              {labels.nextFormPage}
            </Button>
          )}
        </div>
      )}
      <div css={[canBeAway, end]} data-away={(!isLast && !isOpen) || undefined}>
        {children}
      </div>
    </div>
  );
}

/** Submits the form, which the browser does not check first: its fields are checked page by page. */
function submitUnchecked(event: MouseEvent<HTMLButtonElement>): void {
  event.preventDefault();
  const { form } = event.currentTarget;
  if (!form) return;
  form.noValidate = true;
  // The prototype's, because a field may be named "requestSubmit".
  HTMLFormElement.prototype.requestSubmit.call(form);
}

/** The second press of a double click falls on a button of the next page, which was not meant. */
function ignoreRepeats(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target as Element).closest("button")) return;
  event.preventDefault();
  event.stopPropagation();
}

function filledIn(control: Control | undefined): Filled {
  if (!control) return "";
  return control.type === "checkbox" ? (control as HTMLInputElement).checked : control.value;
}
