import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { Opening } from "../../ui/Opening";
import { Button } from "../../ui/controls/Button";
import { surface } from "../../ui/elements/Card";
import { Section } from "../../ui/Section";
import { fillLabel, useSettings } from "../../ui/Settings";
import { useCopy } from "../../ui/controls/useCopy";
import { useToast } from "../../ui/controls/Toasts";
import { VisuallyHidden } from "../../ui/elements/VisuallyHidden";
import type { Control } from "./answers";
import { followDraft } from "./drafts/followDraft";
import type { FormEnvironment } from "./sending/deliver";
import type { Desk } from "./sending/desk";
import { FormField } from "./FormField";
import type { FormPages, PagesHandle, RenderField } from "./pages/FormPages";
import { besideOpening, bottom, frame, panel, smallPrint } from "./formStyles";
import { needsFormPages } from "./pages/needsFormPages";
import type { FormFieldProps, FormProps } from "./schema";
import { useSending } from "./sending/useSending";
import type { Fault } from "./validate";
import { useHydrated } from "../../ui/useHydrated";
import { sendWithoutScript, withoutScript } from "./sending/withoutScript";

type PagesProps = ComponentProps<typeof FormPages>;

/**
 * A form that is checked in place and delivered by the visitor's mail program or to a form service.
 * What was typed stays until the service has accepted it, also while other pages are shown. Without JavaScript, and
 * where what sends cannot be fetched, the browser checks the fields and sends the form by itself. Nobody knows what
 * becomes of a mail: the form says what it has seen, and offers the message to copy. Renders a `<section>` with a
 * `<form>`.
 *
 * - `fields`: the fields, and where pages begin
 * - `submit`, `sending`, `note`: what the form shows
 * - `delivery`: where the answers go
 * - `successToast`, `failureToast`: the messages afterwards; the site's standard ones without them
 * - `Part`: `FormPages`, where fields stand on several pages or depend on others
 * - `environment`: the browser's means of sending, replaced in tests
 */
export function Form(props: FormProps & { Part?: ComponentType<PagesProps>; environment?: FormEnvironment }) {
  const { id, heading, intro, fields, submit, sending, note, delivery } = props;
  const Pages = needsFormPages(props) ? props.Part : undefined;
  const settings = useSettings();
  const { labels } = settings;
  const showToast = useToast();
  const isHydrated = useHydrated();
  const formId = useId();
  const controls = useRef(new Map<string, Control>());
  const pages = useRef<PagesHandle>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const [isSending, setIsSending] = useState(false);
  /** What stands in place of the form once it was sent. */
  const [sent, setSent] = useState<ReactNode>();
  // From a press until it is settled. State alone would let two presses through that come before the next render.
  const isUnderWay = useRef(false);
  const [excess, setExcess] = useState(0);

  const keep = useRef(() => {});
  useEffect(() => {
    keep.current = followDraft(controls.current);
  }, []);

  const means = useSending();

  const { copy } = useCopy({ text: () => means.now()?.messageOf(desk) ?? "" });
  const desk: Desk = {
    form: props,
    settings,
    controls,
    pages,
    faults,
    setFaults,
    setExcess,
    keep,
    copy,
    showToast,
    setIsSending,
    setSent,
  };

  const change = (field: FormFieldProps) => {
    keep.current();
    means.now()?.review(desk, field);
  };

  /** Somebody begins to fill in the form. */
  const prepare = () => {
    void means.load().then(
      ({ review }) => review(desk),
      // Where it cannot be had, sending tries again.
      () => undefined,
    );
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const form = event.currentTarget;
    void means
      .load()
      .then(
        ({ submitForm }) => submitForm(desk, form),
        // What nobody has seen yet is shown before anything is sent.
        () => pages.current?.open() || sendWithoutScript(form),
      )
      .finally(() => {
        isUnderWay.current = false;
      });
  };

  const hasOpening = heading !== undefined || intro !== undefined;
  const titleId = `${formId}title`;

  const renderField: RenderField = (field, isBound = false, Choices) => (
    <FormField
      key={field.name}
      id={`${formId}-${field.name}`}
      field={field}
      isBound={isBound}
      Choices={Choices}
      fault={faults.get(field.name)}
      isHydrated={isHydrated}
      isLocked={isSending}
      onInput={() => change(field)}
      controlRef={(control) => {
        if (control) controls.current.set(field.name, control);
        return () => void controls.current.delete(field.name);
      }}
    />
  );

  const end = (
    <>
      {excess > 0 && <output>{fillLabel(labels.mailTooLong, { count: excess })}</output>}
      <div css={bottom}>
        <Button type="submit" busy={isSending}>
          {(isSending && sending) || submit}
        </Button>
        {note && <p css={smallPrint}>{note}</p>}
      </div>
      <VisuallyHidden>
        <output>{isSending && (sending ?? submit)}</output>
      </VisuallyHidden>
    </>
  );

  return (
    <Section id={id}>
      <div css={[frame, hasOpening && besideOpening]}>
        {hasOpening && <Opening heading={heading} intro={intro} titleId={titleId} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its controls receive the focus */}
        <form
          css={[surface, panel]}
          {...withoutScript(delivery)}
          noValidate={isHydrated}
          aria-labelledby={heading && titleId}
          aria-busy={isSending || undefined}
          onFocus={prepare}
          onSubmit={onSubmit}
          hidden={!!sent}
        >
          {Pages ? (
            <Pages
              ref={pages}
              entries={fields}
              isNamed={heading !== undefined}
              controls={controls}
              renderField={renderField}
            >
              {end}
            </Pages>
          ) : (
            <>
              {(fields as FormFieldProps[]).map((field) => renderField(field))}
              {end}
            </>
          )}
        </form>
        {sent}
      </div>
    </Section>
  );
}
