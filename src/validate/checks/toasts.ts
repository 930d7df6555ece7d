import type { Finding } from "../finding";
import { textsOf } from "../fieldsOf";
import { didYouMean } from "../../words/nearest";
import { valueAt } from "../../schema/schemaAt";
import { replaceSurely } from "../fixes/sureFixes";
import { allOf, quote } from "../../words/words";

/** Reports toasts that toasts.messages does not define. */
export function checkToasts(config: unknown): Finding[] {
  const toasts = valueAt(config, ["toasts"]) ?? {};
  const messages = valueAt(toasts, ["messages"]) ?? {};
  if (typeof toasts !== "object" || typeof messages !== "object") return [];
  const names = Object.keys(messages);
  return textsOf(config, "toast").flatMap(({ value, path }): Finding[] => {
    if (names.includes(value)) return [];
    const hint =
      didYouMean(value, names) ||
      (names.length ? ` The toasts are ${allOf(names)}.` : ' "toasts.messages" is empty.');
    return [
      {
        code: "unknown-toast",
        message: `Unknown toast ${quote(value)}.${hint}`,
        path,
        ...replaceSurely(value, names),
      },
    ];
  });
}
