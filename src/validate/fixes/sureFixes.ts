import type { Path } from "../../schema/walk";
import { sureMatch } from "../../words/nearest";
import { quote } from "../../words/words";
import type { Finding } from "../finding";
import type { Advice } from "../notations/rule";

/** A replacement for a wrong value, if the intended value is unambiguous. */
export function replaceSurely(value: unknown, candidates: readonly string[]): Pick<Finding, "fix"> {
  return replaceWith(typeof value === "string" ? sureMatch(value, candidates) : undefined);
}

/** A replacement for a wrong value, if it is known. */
export function replaceWith(value: unknown): Pick<Finding, "fix"> {
  return value === undefined ? {} : { fix: { do: "replace", value } };
}

/** The finding about a value in the wrong format. */
export function malformed(subject: string, value: string, { advice, instead }: Advice, path: Path): Finding {
  const message = `${subject} cannot be ${quote(value)}. ${advice}`;
  return { code: "malformed-value", message, path, ...replaceWith(instead) };
}
