import type { Finding } from "../finding";
import { sureMatch } from "../../words/nearest";

/** A replacement for a wrong value, if the intended value is unambiguous. */
export function replaceSurely(value: unknown, candidates: readonly string[]): Pick<Finding, "fix"> {
  const match = typeof value === "string" ? sureMatch(value, candidates) : undefined;
  return match === undefined ? {} : { fix: { do: "replace", value: match } };
}
