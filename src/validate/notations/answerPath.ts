import { answerPathPattern } from "../../config/servers";
import { type Advice, write } from "./rule";

/** How the way to something in an answer is written. */
export function explainAnswerPath(value: string): Advice {
  const keys = value
    .replace(/^\s*\$/, "")
    .split(/[./[\]"'\s]+/)
    .filter((key) => key !== "");
  const instead = keys.join(".");
  return write(
    "It must be a path of keys separated by dots, with numbers from 0 for list entries",
    answerPathPattern.test(instead) ? instead : undefined,
  );
}
