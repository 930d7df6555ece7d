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
import { countingNames, type FieldValue, type FormPage as Page, pagesOf } from "./pages";
import { bound, canBeAway, moves, onlyTurned, progress, root, rowsOfFields } from "./pageStyles";
import { stack } from "../../../ui/elements/stack";
import type { FormEntryProps, FormFieldProps } from "../schema";
import { submitUnchecked, useTurnedPages } from "./useTurnedPages";

/** @param isBound - whether the field depends on another */
export type RenderField = (field: FormFieldProps, isBound?: boolean, Shown?: typeof Choices) => ReactNode;

export interface PagesHandle {
  /** The fields whose conditions are met: on all pages, or up to the current page. */
  counting: (scope: "all" | "so far") => readonly FormFieldProps[];
  /** Shows the next page, unless the browser is going back; `false` on the last page, or if all pages are shown. */
  next: () => boolean;
  reveal: (field: string) => void;
  /** Shows all pages and scrolls to the next one; `false` as above. */
  open: () => boolean;
  /** Forgets the current page after the form was sent. */
  forget: () => void;
}

/**
 * The fields of a form with pages or conditions. One page is shown at a time. Without JavaScript and in print, all pages and
 * fields are shown, with notes about their conditions. Renders a `<fieldset>` for each page.
 * - `isNamed`: whether the form has a heading
 * - `children`: the end of the form, on its last page
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
  const readNames = () => countingNames(pages, (name) => valueOf(controls.current.get(name)));
  const [names, setNames] = useState(() => countingNames(pages, () => ""));
  const [isOpen, setIsOpen] = useState(false);

  const refresh = () => {
    const counting = readNames();
    disableOthers(controls.current, counting);
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
      // Reads the fields again, because the last render may be older than this event.
      const counting = readNames();
      const asked = scope === "all" || isOpen ? pages : pages.slice(0, current + 1);
      return asked.flatMap(({ fields }) => fields.filter(({ name }) => counting.has(name)));
    },
    next: () => {
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
    // The browser's own validation also finds fields on hidden pages.
    <div
      ref={frame}
      css={[stack.entries, root]}
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
          const isGroup = field.type === "radio" || field.type === "checkboxes";
          const row = renderField(field, (when ?? field.when) !== undefined, isGroup ? Choices : undefined);
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
            // Enter in a field needs a submit button. Before hydration, a submit button would make the browser validate
            // hidden pages.
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
      <div css={[stack.entries, canBeAway]} data-away={(!isLast && !isOpen) || undefined}>
        {children}
      </div>
    </div>
  );
}

/** The second click of a double click would press a button on the next page. */
function ignoreRepeats(event: MouseEvent): void {
  if (event.detail < 2 || !(event.target as Element).closest("button")) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The browser neither validates nor sends disabled fields. */
function disableOthers(controls: ReadonlyMap<string, Control>, counting: ReadonlySet<string>): void {
  for (const [name, control] of controls) control.disabled = !counting.has(name);
}

function valueOf(control: Control | undefined): FieldValue {
  if (!control) return "";
  if (isBox(control)) return control.checked;
  return control instanceof GroupControl ? answersIn(control.value) : control.value;
}
