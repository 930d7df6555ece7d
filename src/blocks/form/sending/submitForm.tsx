import { flushSync } from "react-dom";
import { HeadingScope } from "../../../ui/elements/Heading";
import { SentNotice } from "../../../ui/SentNotice";
import { countingFields, type FormContext } from "./formContext";
import { sendAnswers } from "./sendAnswers";
import { faultsOf } from "../validate";

/**
 * Reports faults up to the current page, or turns the page, or sends the form. After a service has accepted it, a message
 * replaces the form.
 */
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
