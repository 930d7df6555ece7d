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
import { followDraft } from "./drafts/draft";
import type { FormEnvironment } from "./sending/deliver";
import type { FormContext } from "./sending/formContext";
import { FormField } from "./FormField";
import type { FormPages, PagesHandle, RenderField } from "./pages/FormPages";
import { besideOpening, bottom, frame, panel, smallPrint } from "./formStyles";
import { mutedText } from "../../ui/textStyles";
import { needsFormPages } from "./pages/needsFormPages";
import type { FormFieldProps, FormProps } from "./schema";
import { useSending } from "./sending/useSending";
import type { Fault } from "./validate";
import { useHydrated } from "../../ui/useHydrated";
import { deliveryIn, sendWithoutScript, withoutScript } from "./sending/withoutScript";
import { spoken } from "../../ui/elements/spoken";

type PagesProps = ComponentProps<typeof FormPages>;

/**
 * A form that is sent by the visitor's email app or to a form service. Renders a `<section>` with a `<form>`. Drafts are
 * kept until the service has accepted the answers. Without JavaScript, or if the script for sending fails to load, the
 * browser validates and sends the form.
 * - `Part`: `FormPages`, if the form needs it
 * - `environment`: replaced in tests
 */
export function Form(props: FormProps & { Part?: ComponentType<PagesProps>; environment?: FormEnvironment }) {
  const { id, heading, intro, fields, submit, sending, note } = props;
  const Pages = needsFormPages(props) ? props.Part : undefined;
  const settings = useSettings();
  const { labels, language } = settings;
  const delivery = deliveryIn(language, props);
  const showToast = useToast();
  const isHydrated = useHydrated();
  const formId = useId();
  const controls = useRef(new Map<string, Control>());
  const pages = useRef<PagesHandle>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const [isSending, setIsSending] = useState(false);
  /** Replaces the form after it was sent. */
  const [sent, setSent] = useState<ReactNode>();
  // A ref, because two presses can come before the next render.
  const isUnderWay = useRef(false);
  const [excess, setExcess] = useState(0);

  const saveDraft = useRef(() => {});
  useEffect(() => {
    saveDraft.current = followDraft(controls.current);
  }, []);

  const sendingModule = useSending();

  const { copy } = useCopy({ text: () => sendingModule.now()?.messageOf(context) ?? "" });
  const context: FormContext = {
    form: { ...props, delivery },
    settings,
    controls,
    pages,
    faults,
    setFaults,
    setExcess,
    saveDraft,
    copy,
    showToast,
    setIsSending,
    setSent,
  };

  const change = (field: FormFieldProps) => {
    saveDraft.current();
    sendingModule.now()?.review(context, field);
  };

  const prepare = () => {
    void sendingModule.load().then(
      ({ review }) => review(context),
      // If loading fails, submitting tries again.
      () => undefined,
    );
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const form = event.currentTarget;
    void sendingModule
      .load()
      .then(
        ({ submitForm }) => submitForm(context, form),
        // Shows all pages before the form is sent.
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
          {spoken((isSending && sending) || submit, props)}
        </Button>
        {note && <p css={[mutedText, smallPrint]}>{spoken(note, props)}</p>}
      </div>
      <VisuallyHidden>
        <output>{isSending && spoken(sending ?? submit, props)}</output>
      </VisuallyHidden>
    </>
  );

  return (
    <Section id={id} buttons={props.buttons}>
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
          {delivery.language && <input type="hidden" name="language" value={delivery.language} />}
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
