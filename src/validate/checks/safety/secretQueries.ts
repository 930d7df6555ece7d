import type { CheckFile } from "../../checkFile";
import { fillConstants } from "../../../fields/texts/constants";
import type { Finding } from "../../finding";
import { onTexts } from "../../visits";

/** A parameter in the query of an address whose name means a secret, with its value. */
const secretQuery =
  /(?<=[?&](?:[\w.-]*(?:api[-_]?key|token|secret|pass(?:word|wd)?|access[-_]?key|private[-_]?key)|auth|key)=)[^&#\s{}]{6,}/i;

/** Reports keys in the query of addresses that visitors' browsers request. */
const checkSecretQueries = onTexts(["dataUrl"], ({ value, path }, { constants }): Finding[] => {
  const [secret] = secretQuery.exec(fillConstants(value, constants)) ?? [];
  // Without a digit it is a word.
  if (secret === undefined || !/\d/.test(secret)) return [];
  const message =
    "This URL contains a key or a password, and every visitor's browser sends it. Use a URL without the secret. Someone may already have seen it, so also revoke it and create a new one in the service that it belongs to.";
  const start = value.indexOf(secret);
  const within = start < 0 ? {} : { within: { start, end: start + secret.length } };
  return [{ code: "likely-secret", message, path, isSecret: true, ...within }];
});

export const checks: CheckFile = { values: [checkSecretQueries] };
