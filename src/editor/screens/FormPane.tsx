import { screenWords as words } from "../words/screenWords";
import { useView } from "./useSession";

/** The form of the selected value. */
export function FormPane() {
  const form = useView((view) => view.form);
  if (!form) return <p>{words.nothingSelected}</p>;
  return <pre>{JSON.stringify(form.value, undefined, 2)}</pre>;
}
