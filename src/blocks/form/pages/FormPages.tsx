import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../ui/controls/Button";
import { HeadingScope } from "../../../ui/elements/Heading";
import { fillLabel, useLabels } from "../../../ui/Settings";
import { useHydrated } from "../../../ui/useHydrated";
import { isBox } from "../drafts/draft";
import type { Control } from "../answers";
import { Choices } from "../Choices";
import { ConditionNote } from "./ConditionNote";
import { FormPage } from "./FormPage";
import { answersIn, GroupControl } from "../GroupControl";
import { countingNames, type Filled, type FormPage as Page, pagesOf } from "./pages";
import { bound, canBeAway, end, moves, onlyTurned, progress, root, rowsOfFields } from "./pageStyles";
import type { FormEntryProps, FormFieldProps } from "../schema";
import { submitUnchecked, useTurnedPages } from "./useTurnedPages";

/**
 * Shows a field.
 * @param isBound - whether it depends on another
 * @param Shown - what its choices are shown with that are all seen
 */
export type RenderField = (field: FormFieldProps, isBound?: boolean, Shown?: typeof Choices) => ReactNode;

/** What a form asks of its pages. */
export interface PagesHandle {
  /** The fields that count with what is filled in: on all pages, or on those up to the one that is shown. */
  counting: (scope: "all" | "so far") => readonly FormFieldProps[];
  /** Shows the page after this one, unless one before is on its way; `false` where there is none, or all are shown. */
  next: () => boolean;
  /** Shows the page on which a field stands. */
  reveal: (field: string) => void;
  /** Shows all pages below each other, and goes to the one after this; `false` as above. */
  open: () => boolean;
  /** Forgets which page was shown, of a form that was sent and that the visitor has left. */
  forget: () => void;
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
  renderField: RenderField;
  children: ReactNode;
  ref?: Ref<PagesHandle>;
}) {
  const labels = useLabels();
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const pages = pagesOf(entries);
  const byName = new Map(pages.flatMap(({ fields }) => fields.map((field) => [field.name, field])));
  const readNames = () => countingNames(pages, (name) => filledIn(controls.current.get(name)));
  const [names, setNames] = useState(() => countingNames(pages, () => ""));
  const [isOpen, setIsOpen] = useState(false);

  const refresh = () => {
    const counting = readNames();
    leaveOut(controls.current, counting);
    setNames(counting);
  };
  const { current, turnTo, goBackTo, isGoingBack, forget } = useTurnedPages({
    frame,
    controls,
    refresh,
    nearest: (page) => {
      const counting = readNames();
      const isShown = ({ fields }: Page, index: number) =>
        index <= page && fields.some(({ name }) => counting.has(name));
      return Math.max(0, pages.findLastIndex(isShown));
    },
    close: () => setIsOpen(false),
  });

  const counts = ({ name }: FormFieldProps) => names.has(name);
  const steps = pages.filter(({ fields }) => fields.some(counts));
  const places = new Map(steps.map((page, index) => [page, index]));
  const step = places.get(pages[current]!) ?? -1;
  const isLast = step === steps.length - 1;
  const following = isOpen ? undefined : steps[step + 1];
  const go = (page: Page) => turnTo(pages.indexOf(page));

  useImperativeHandle(ref, () => ({
    counting: (scope) => {
      // With what stands in the fields now: what is shown may be older, by the event that asks for it.
      const counting = readNames();
      const asked = scope === "all" || isOpen ? pages : pages.slice(0, current + 1);
      return asked.flatMap(({ fields }) => fields.filter(({ name }) => counting.has(name)));
    },
    next: () => {
      // Meant was the page that is about to be left.
      if (isGoingBack()) return true;
      if (following) go(following);
      return following !== undefined;
    },
    reveal: (field) => {
      const page = pages.findIndex(({ fields }) => fields.some(({ name }) => name === field));
      if (!isOpen && page !== current) turnTo(page);
    },
    open: () => {
      if (following) {
        flushSync(() => setIsOpen(true));
        go(following);
      }
      return following !== undefined;
    },
    forget,
  }));

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
          const areSeen = field.type === "radio" || field.type === "checkboxes";
          const row = renderField(field, (when ?? field.when) !== undefined, areSeen ? Choices : undefined);
          return field.when ? (
            <div key={field.name} css={[canBeAway, bound]} data-away={!counts(field) || undefined}>
              <ConditionNote when={field.when} fields={byName} />
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
                places.has(page) &&
                fillLabel(labels.formPage, { number: places.get(page)! + 1, count: steps.length })
              }
              note={when && <ConditionNote when={when} fields={byName} />}
              isAway={isOpen ? !places.has(page) : index !== current}
            >
              {rows}
            </FormPage>
          </Scope>
        );
      })}
      {pages.length > 1 && !isOpen && (
        <div css={[moves, onlyTurned]}>
          {step > 0 && (
            <Button variant="secondary" onClick={() => goBackTo(pages.indexOf(steps[step - 1]!))}>
              {labels.previousFormPage}
            </Button>
          )}
          {!isLast && (
            // Enter in a field needs a button of this type. Until the page is alive, its first script keeps presses of
            // the other one, while the browser would check fields of pages that are away.
            <Button
              type={isHydrated ? "submit" : "button"}
              onClick={(event) => {
                event.preventDefault();
                submitUnchecked(event.currentTarget.form);
              }}
            >
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

/** The second press of a double click falls on a button of the next page, which was not meant. */
function ignoreRepeats(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target as Element).closest("button")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Disables the fields that do not count: the browser neither checks nor sends them then. */
function leaveOut(controls: ReadonlyMap<string, Control>, counting: ReadonlySet<string>): void {
  for (const [name, control] of controls) control.disabled = !counting.has(name);
}

function filledIn(control: Control | undefined): Filled {
  if (!control) return "";
  if (isBox(control)) return control.checked;
  return control instanceof GroupControl ? answersIn(control.value) : control.value;
}
