import type { ToastContent } from "../../../fields/parts/toast";
import { browser } from "./browser";
import { filledMailtoUrl, mailExcess, post } from "./deliver";
import { type FormContext, readAnswers } from "./formContext";

/**
 * Sends the answers to a service, or opens the visitor's email app.
 * @returns the message if a service has accepted them; emails have no confirmation
 */
export async function sendAnswers(context: FormContext): Promise<ToastContent | undefined> {
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
