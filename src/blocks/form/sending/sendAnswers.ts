import type { ToastContent } from "../../../fields/parts/toast";
import { browser } from "./browser";
import { filledMailtoUrl, mailExcess, post } from "./deliver";
import { type Desk, readAnswers } from "./desk";

/**
 * Sends the answers of a form to a service, or hands them to the visitor's mail program, and says what became of them where the form stays.
 * @returns what to say once a service has accepted them, so that the form may be emptied; of a mail nobody can know
 */
export async function sendAnswers(desk: Desk): Promise<ToastContent | undefined> {
  const { form, settings, copy, showToast, setIsSending } = desk;
  const { delivery, environment = browser, successToast: success, failureToast: failure } = form;
  const { standard } = settings.toasts;
  const action = { label: settings.labels.copyMail, run: copy };
  const answers = readAnswers(desk);
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
