import { css } from "@emotion/react";
import {
  type ComponentProps,
  type ComponentType,
  Fragment,
  type FormEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { media } from "../../styling/theme/media";
import { color, columns, sides, size, space } from "../../styling/theme/tokens";
import { Button } from "../../ui/controls/Button";
import { Card } from "../../ui/elements/Card";
import { HeadingScope } from "../../ui/elements/Heading";
import { Section } from "../../ui/Section";
import { fillLabel, useSettings } from "../../ui/Settings";
import { useCopy } from "../../ui/controls/useCopy";
import { useToast } from "../../ui/controls/Toasts";
import { VisuallyHidden } from "../../ui/elements/VisuallyHidden";
import { answerOf, type Answer, type Control } from "./answers";
import type { FormEnvironment } from "./deliver";
import { FormField } from "./FormField";
import { FormOpening } from "./FormOpening";
import type { FormPages, PagesHandle } from "./FormPages";
import type { FormEntryProps, FormFieldProps, FormProps } from "./schema";
import { type Sending, useSending } from "./useSending";
import type { Fault } from "./validate";
import { useHydrated } from "../../ui/useHydrated";
import { withEntry } from "./withEntry";
import { sendWithoutScript, withoutScript } from "./withoutScript";

type PagesProps = ComponentProps<typeof FormPages>;

/**
 * A form that is checked in place and delivered by the visitor's mail program or to a form service.
 * What was typed stays until the service has accepted it, also while other pages are shown. Without JavaScript, and
 * where what sends cannot be fetched, the browser checks the fields and sends the form by itself. Nobody knows what becomes of a mail: the form says what it has seen, and
 * offers the message to copy. Renders a `<section>` with a `<form>`.
 *
 * - `fields`: the fields, and where pages begin
 * - `submit`, `sending`, `note`: what the form shows
 * - `delivery`: where the answers go
 * - `successToast`, `failureToast`: the messages afterwards; the site's standard ones without them
 * - `Part`: `FormPages`, where fields stand on several pages or depend on others
 * - `environment`: the browser's means of sending, replaced in tests
 */
export function Form({
  id,
  heading,
  intro,
  fields: entries,
  submit,
  sending,
  note,
  delivery,
  successToast,
  failureToast,
  Part: Pages,
  environment,
}: FormProps & { Part?: ComponentType<PagesProps>; environment?: FormEnvironment }) {
  const {
    labels,
    toasts: { standard },
  } = useSettings();
  const showToast = useToast();
  const isHydrated = useHydrated();
  const formId = useId();
  const fields = entries.filter(isField);
  const controls = useRef(new Map<string, Control>());
  const pages = useRef<PagesHandle>(null);
  const [faults, setFaults] = useState<ReadonlyMap<string, Fault>>(new Map());
  const [isSending, setIsSending] = useState(false);
  // State alone would let two submits through that come before the next render.
  const isUnderWay = useRef(false);
  const [excess, setExcess] = useState(0);

  // Comes by itself and not before the page is alive: until then there is nothing to keep.
  const keep = useRef(() => {});
  useEffect(() => {
    const { current } = controls;
    void import("../../ui/controls/drafts").then(
      ({ followDraft }) => {
        if (current.size === 0) return;
        keep.current = followDraft(current);
        pages.current?.refresh();
      },
      () => undefined,
    );
  }, []);

  const means = useSending();

  const check = (field: FormFieldProps): Fault | undefined => {
    const control = controls.current.get(field.name);
    return control && means.now()?.faultOf(field, control);
  };

  /** A fault goes as soon as it is fixed; a field that was not yet found wrong is left in peace. */
  const fix = (field: FormFieldProps) => {
    keep.current();
    measure();
    if (!faults.has(field.name)) return;
    const fault = check(field);
    setFaults(withEntry(faults, field.name, fault));
  };

  const readAnswers = (): Answer[] =>
    (pages.current?.counting("all") ?? fields).flatMap((field) => {
      const control = controls.current.get(field.name);
      return control ? [answerOf(field, control)] : [];
    });

  const measure = () => {
    const { mailExcess } = means.now() ?? {};
    if (mailExcess && delivery.type === "email") setExcess(mailExcess(delivery, readAnswers()));
  };

  /** Somebody begins to fill in the form. */
  const prepare = () => {
    // Where it cannot be had, sending tries again.
    if (!means.now()) void means.load().then(measure, () => undefined);
  };

  const { copy } = useCopy({
    text: () => (delivery.type === "email" && means.now()?.mailText(delivery, readAnswers())) || "",
  });
  const action = { label: labels.copyMail, run: copy };

  const submitForm = async (form: HTMLFormElement, { browser, ...sender }: Sending) => {
    if (isUnderWay.current) return;
    const due = pages.current?.counting("so far") ?? fields;
    const wrong = due.flatMap((field) => {
      const fault = check(field);
      return fault ? [[field.name, fault] as const] : [];
    });
    // At once, so that a focused field already has its message linked to it.
    flushSync(() => setFaults(new Map(wrong)));
    const [first] = wrong;
    if (first) {
      pages.current?.show(first[0]);
      controls.current.get(first[0])?.focus();
      return;
    }
    if (pages.current?.next()) return;

    const answers = readAnswers();
    if (delivery.type === "email") {
      if (sender.mailExcess(delivery, answers)) {
        showToast({ ...standard.emailTooLong, action });
        return;
      }
      isUnderWay.current = true;
      showToast({ ...(successToast ?? standard.emailOpened), action });
      const isOpen = await (environment ?? browser).open(sender.filledMailtoUrl(delivery, answers));
      isUnderWay.current = false;
      if (!isOpen) showToast({ ...standard.emailNotOpened, action });
      return;
    }

    isUnderWay.current = true;
    setIsSending(true);
    const isAccepted = await sender.post(delivery, answers, environment ?? browser);
    isUnderWay.current = false;
    setIsSending(false);
    // The prototype's, because a field may be named "reset".
    if (isAccepted) {
      HTMLFormElement.prototype.reset.call(form);
      keep.current();
      pages.current?.restart();
    }
    showToast(isAccepted ? (successToast ?? standard.formSent) : (failureToast ?? standard.formFailed));
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const sender = means.now();
    if (sender) void submitForm(form, sender);
    else
      void means.load().then(
        (loaded) => submitForm(form, loaded),
        () => {
          pages.current?.open();
          sendWithoutScript(form);
        },
      );
  };

  const hasOpening = heading !== undefined || intro !== undefined;
  const titleId = `${formId}-title`;
  const Scope = heading ? HeadingScope : Fragment;

  const renderField = (field: FormFieldProps) => (
    <FormField
      key={field.name}
      id={`${formId}-${field.name}`}
      field={field}
      fault={faults.get(field.name)}
      isHydrated={isHydrated}
      isLocked={isSending}
      onInput={() => fix(field)}
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
        {hasOpening && <FormOpening heading={heading} intro={intro} titleId={titleId} />}
        <Card
          as="form"
          {...withoutScript(delivery)}
          noValidate={isHydrated}
          aria-labelledby={heading && titleId}
          aria-busy={isSending || undefined}
          onFocus={prepare}
          onSubmit={onSubmit}
          css={panel}
        >
          {Pages ? (
            <Scope>
              <Pages ref={pages} entries={entries} controls={controls.current} renderField={renderField}>
                {end}
              </Pages>
            </Scope>
          ) : (
            <>
              {fields.map(renderField)}
              {end}
            </>
          )}
        </Card>
      </div>
    </Section>
  );
}

function isField(entry: FormEntryProps): entry is FormFieldProps {
  return entry.type !== "page";
}

const frame = css`
  display: grid;
  gap: ${space[6]};
  max-inline-size: 46rem;
  margin-inline: ${sides()};
`;

const besideOpening = css`
  ${media.large} {
    grid-template-columns: ${columns("minmax(0, 1fr) minmax(0, 1.6fr)")};
    gap: ${space[8]};
    max-inline-size: none;
  }
`;

const panel = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space[5]};
  ${media.medium} {
    padding: ${space[6]};
  }
`;

const bottom = css`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
`;

const smallPrint = css`
  flex: 1 1 14rem;
  color: ${color.textMuted};
  font-size: ${size.s};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;
