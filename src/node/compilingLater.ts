import { setFlagsFromString } from "node:v8";

/**
 * What tells Node.js how much of a function runs before it is compiled for speed, by the version of its engine: in Node.js 20 nine
 * times as many bytes of code as usual, in 22 four times as many calls. Other versions are told nothing, as they say of what they
 * do not know that they do not know it; 24 gains nothing by it.
 */
const laterIn: Readonly<Record<string, string>> = {
  "11": "--interrupt-budget=600000",
  "12": "--invocation-count-for-turbofan=12000",
};

/**
 * Has Node.js compile fewer functions for speed, and later. Up to a thousand pages a build is over before most of them have
 * saved what that takes. To be called before the program loads most of its code.
 */
export function compileLater(): void {
  const [engine = ""] = process.versions.v8.split(".");
  const flag = laterIn[engine];
  if (flag !== undefined) setFlagsFromString(flag);
}
