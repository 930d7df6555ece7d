import { fillConstants } from "../../../fields/texts/constants";
import { constantsOf } from "../../constantsOf";
import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";

/** Behind the question mark of an address: a name for what is kept secret, and its value. */
const secretQuery =
  /(?<=[?&](?:[\w.-]*(?:api[-_]?key|token|secret|pass(?:word|wd)?|access[-_]?key|private[-_]?key)|auth|key)=)[^&#\s{}]{6,}/i;

/** What browsers of visitors ask has no key behind its question mark: everybody can read it there. */
export function checkSecretQueries(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  return textsOf(config, "dataUrl").flatMap(({ value, path }): Finding[] => {
    const [secret] = secretQuery.exec(fillConstants(value, constants)) ?? [];
    // Without a digit it is a word.
    if (secret === undefined || !/\d/.test(secret)) return [];
    const message =
      "This address has something like a key or a password in it, and the browser of each visitor asks it: everybody can read it. Give out an address that needs none, and replace the key, as it has to count as known.";
    const start = value.indexOf(secret);
    const within = start < 0 ? {} : { within: { start, end: start + secret.length } };
    return [{ code: "likely-secret", message, path, isSecret: true, ...within }];
  });
}
