import { flushSync } from "react-dom";
import { HeadingScope } from "../../../ui/elements/Heading";
import { SentNotice } from "../../../ui/SentNotice";
import { countingFields, type Desk } from "./desk";
import { sendAnswers } from "./sendAnswers";
import { faultsOf } from "../validate";

/**
 * Says what is wrong with the fields up to the page that is shown, else turns the page, else sends the form. One that a
 * service has accepted is emptied, and what says so stands in its place.
 */
export async function submitForm(desk: Desk, form: HTMLFormElement): Promise<void> {
  const { controls, pages, setFaults, setSent, keep } = desk;
  const wrong = faultsOf(countingFields(desk, "so far"), controls.current);
  // At once, so that a focused field already has its message linked to it.
  flushSync(() => setFaults(wrong));
  const [first] = wrong.keys();
  if (first !== undefined) {
    pages.current?.reveal(first);
    controls.current.get(first)?.focus();
    return;
  }
  if (pages.current?.next()) return;

  const turned = pages.current;
  const message = await sendAnswers(desk);
  if (!message) return;
  // The visitor has left for another page meanwhile. Asked of the document, because a field may be named "isConnected".
  if (!document.contains(form)) {
    turned?.forget();
    keep.current();
    desk.showToast(message);
    return;
  }
  // The prototype's, because a field may be named "reset".
  HTMLFormElement.prototype.reset.call(form);
  keep.current();
  const fillInAnother = () => {
    flushSync(() => setSent(undefined));
    const [control] = controls.current.values();
    control?.focus();
  };
  const notice = <SentNotice message={message} onAgain={fillInAnother} />;
  setSent(desk.form.heading === undefined ? notice : <HeadingScope>{notice}</HeadingScope>);
}
