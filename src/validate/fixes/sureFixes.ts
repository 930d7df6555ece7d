import type { Finding } from "../finding";
import { sureMatch } from "../../words/nearest";

/** Another value in place of a wrong one, where it is beyond doubt which one was meant. */
export function replaceSurely(value: unknown, candidates: readonly string[]): Pick<Finding, "fix"> {
  const match = typeof value === "string" ? sureMatch(value, candidates) : undefined;
  return match === undefined ? {} : { fix: { do: "replace", value: match } };
}
