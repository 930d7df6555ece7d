import type { ShownToast } from "../../ui/controls/Toasts";
import type { Settings } from "../../ui/Settings";
import type { Answer } from "./answers";
import { browser } from "./browser";
import { filledMailtoUrl, type FormEnvironment, mailExcess, post } from "./deliver";
import type { FormProps } from "./schema";

/** Where answers go, and what a form says and shows meanwhile. */
interface Sender {
  delivery: FormProps["delivery"];
  /** The browser's means of sending, replaced in tests. */
  environment?: FormEnvironment | undefined;
  /** The messages afterwards: those of the form, and those of the site. */
  toasts: {
    success: FormProps["successToast"];
    failure: FormProps["failureToast"];
    standard: Settings["toasts"]["standard"];
  };
  /** What the message about a mail offers: to copy it. */
  action: ShownToast["action"];
  showToast: (toast: ShownToast) => void;
  setIsSending: (isSending: boolean) => void;
}

/**
 * Sends answers to a service, or hands them to the visitor's mail program, and says what became of them.
 * @returns whether a service has accepted them, so that the form may be emptied; of a mail nobody can know
 */
export async function sendAnswers(answers: readonly Answer[], sender: Sender): Promise<boolean> {
  const { delivery, environment = browser, toasts, action, showToast, setIsSending } = sender;
  const { success, failure, standard } = toasts;
  if (delivery.type === "email") {
    if (mailExcess(delivery, answers)) {
      showToast({ ...standard.emailTooLong, action });
      return false;
    }
    showToast({ ...(success ?? standard.emailOpened), action });
    const isOpen = await environment.open(filledMailtoUrl(delivery, answers));
    if (!isOpen) showToast({ ...standard.emailNotOpened, action });
    return false;
  }
  setIsSending(true);
  const isAccepted = await post(delivery, answers, environment);
  setIsSending(false);
  showToast(isAccepted ? (success ?? standard.formSent) : (failure ?? standard.formFailed));
  return isAccepted;
}
