import { flushSync } from "react-dom";
import { HeadingScope } from "../../../ui/elements/Heading";
import { SentNotice } from "../../../ui/SentNotice";
import { countingFields, type FormContext, readAnswers } from "./formContext";
import { faultsOf } from "../validate";
import type { ToastContent } from "../../../fields/parts/toast";
import { filledMailtoUrl, mailExcess, post, type FormEnvironment } from "./deliver";

/** Reports faults up to the current page, turns the page, or sends the form and shows a message instead. */
export async function submitForm(context: FormContext, form: HTMLFormElement): Promise<void> {
  const { controls, pages, setFaults, setSent, saveDraft } = context;
  const wrong = faultsOf(countingFields(context, "so far"), controls.current);
  // Synchronously, so the focused field is already linked to its message.
  flushSync(() => setFaults(wrong));
  const [first] = wrong.keys();
  if (first !== undefined) {
    pages.current?.reveal(first);
    controls.current.get(first)?.focus();
    return;
  }
  if (pages.current?.next()) return;

  const turned = pages.current;
  const message = await sendAnswers(context);
  if (!message) return;
  // The visitor has left the page. Not `isConnected`, because a field may have that name.
  if (!document.contains(form)) {
    turned?.forget();
    saveDraft.current();
    context.showToast(message);
    return;
  }
  // A field may be named "reset".
  HTMLFormElement.prototype.reset.call(form);
  saveDraft.current();
  const fillInAnother = () => {
    flushSync(() => setSent(undefined));
    const [control] = controls.current.values();
    control?.focus();
  };
  const notice = <SentNotice message={message} onAgain={fillInAnother} />;
  setSent(context.form.heading === undefined ? notice : <HeadingScope>{notice}</HeadingScope>);
}

/** Sends the answers. Returns the message if a service has accepted them; emails have no confirmation. */
async function sendAnswers(context: FormContext): Promise<ToastContent | undefined> {
  const { form, settings, copy, showToast, setIsSending } = context;
  const { delivery, environment = browser, successToast: success, failureToast: failure } = form;
  const { standard } = settings.toasts;
  const action = { label: settings.labels.copyMail, run: copy };
  const answers = readAnswers(context);
  if (delivery.type === "email") {
    if (mailExcess(delivery, answers)) {
      showToast({ ...standard.emailTooLong, action });
      return undefined;
    }
    showToast({ ...(success ?? standard.emailOpened), action });
    const isOpen = await environment.open(filledMailtoUrl(delivery, answers));
    if (!isOpen) showToast({ ...standard.emailNotOpened, action });
    return undefined;
  }
  setIsSending(true);
  const isAccepted = await post(delivery, answers, environment);
  setIsSending(false);
  if (isAccepted) return success ?? standard.formSent;
  showToast(failure ?? standard.formFailed);
  return undefined;
}

/** The time in which an email app must take the focus. */
const OPENING_MS = 3000;

const browser: FormEnvironment = {
  fetch: (url, init) => fetch(url, init),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  open: (url) => {
    let hasLeft = false;
    addEventListener("blur", () => (hasLeft = true), { once: true });
    location.assign(url);
    return new Promise((resolve) => setTimeout(() => resolve(hasLeft), OPENING_MS));
  },
};
