import type { Finding } from "../../finding";
import { textsIn } from "../../../json/textsIn";
import { quote, subjectOf } from "../../../words/words";
import { isLeftToFillIn } from "../quality/leftToFillIn";
import { secretPart } from "./secretPart";
import { checkWebhooks } from "./webhooks";

/**
 * The known forms of secrets, each with what its reader can do. A repeated part with something behind it has a
 * limit, so that no text takes long to search.
 */
const knownSecrets: readonly (readonly [RegExp, string])[] = [
  [
    // Services that pass on to Discord keep the path.
    /\/api\/(?:v\d{1,3}\/)?webhooks\/\d+\/[\w-]{20,}/i,
    "the webhook of a Discord channel: anyone who has it can write there in your name",
  ],
  [
    /hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/[\w/]{10,}/i,
    "the webhook of a Slack channel: anyone who has it can write there in your name",
  ],
  [
    /\.webhook\.office\.com\/webhookb2\/[\w@/-]{20,}/i,
    "the webhook of a Teams channel: anyone who has it can write there in your name",
  ],
  [/\b\d{8,10}:[A-Za-z0-9_-]{35}\b/, "the token of a Telegram bot: anyone who has it controls the bot"],
  [
    /(?<![\w.-])[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}/,
    "the token of a Discord bot: anyone who has it controls the bot and every server it is on",
  ],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, "a private key: anyone who has it can sign in as you"],
  [
    /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{40,})/,
    "a GitHub token: anyone who has it can change your repositories",
  ],
  [/\bglpat-[\w-]{20,}/, "a GitLab token: anyone who has it can change your projects"],
  [/\bnpm_[A-Za-z0-9]{36}\b/, "an npm token: anyone who has it can publish in your name"],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, "an AWS access key: anyone who has it may use your account"],
  [/\bAIza[\w-]{35}\b/, "a Google API key: anyone who has it may use it at your expense"],
  [/\b[rs]k_live_[A-Za-z0-9]{20,}/, "a Stripe key: anyone who has it can move your money"],
  [/\bxox[abeoprs]-[\w-]{10,}/, "a Slack token: anyone who has it can read and write in your name"],
  [/\bSG\.[\w-]{16,64}\.[\w-]{30,}/, "a SendGrid key: anyone who has it can send mail in your name"],
  [/\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{32,}/, "an API key: anyone who has it may use it at your expense"],
  [
    /\beyJ[\w-]{10,300}\.eyJ[\w-]{10,4000}\.[\w-]{10,}/,
    "a sign-in token: anyone who has it can act as its owner",
  ],
  [/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@]{1,200}:[^\s/@]{1,200}@/i, "an address with a password in it"],
  [
    /\bjdbc:[a-z]+:\/\/\S{1,300}[?&;](?:password|pwd)=[^&;\s]+/i,
    "the address of a database with a password in it",
  ],
];

/** Whether a text has what every one of these has; most have not, and need no closer look. */
function mayHoldSecret(text: string): boolean {
  return hasLongWord(text) || text.includes("PRIVATE KEY") || (text.includes("@") && text.includes("://"));
}

const longWord = 12;
const isInWord = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w-]/.test(String.fromCharCode(code)) ? 1 : 0,
);

/** Whether a text has a word, hyphens included, of {@link longWord} characters; looks at few of them. */
function hasLongWord(text: string): boolean {
  for (let end = longWord - 1; end < text.length;) {
    let start = end;
    while (start > end - longWord && isInWord[text.charCodeAt(start)] === 1) start--;
    if (start === end - longWord) return true;
    end = start + longWord;
  }
  return false;
}

/** Names of keys and constants whose values are kept secret. */
const tellingName =
  /pass(?:word|wd|phrase)|secret|token|api[-_]?key|private[-_]?key|access[-_]?key|rcon|webhook/i;
/** Of these, any value with letters and digits is one. */
const keyName = /api[-_]?key|private[-_]?key|access[-_]?key|secret[-_]?key|client[-_]?secret/i;
/** Of these, any value is a secret. */
const passwordName = /pass(?:word|wd|phrase)|rcon/i;

const advice =
  "Everything in this file becomes public with the site. Remove it here, and replace it where it comes from, as it has to count as known.";

/** The config holds no secrets: all of it becomes public. */
export function checkSecrets(config: unknown): Finding[] {
  const telling = new Map<string | number | undefined, boolean>();
  const isTellingName = (part: string | number | undefined) => {
    if (!telling.has(part)) telling.set(part, typeof part === "string" && tellingName.test(part));
    return telling.get(part)!;
  };
  const webhooks = checkWebhooks(config);
  const told = new Set(webhooks.map(({ path }) => JSON.stringify(path)));
  const suspects = textsIn(config, (value, part) => mayHoldSecret(value) || isTellingName(part));
  const secrets = suspects.flatMap(({ value, path }): Finding[] => {
    if (told.size > 0 && told.has(JSON.stringify(path))) return [];
    const name = path.at(-1);
    const isTelling = isTellingName(name);
    const [, what] = knownSecrets.find(([pattern]) => pattern.test(value)) ?? [];
    if (what !== undefined) {
      const message = `This is ${what}. ${advice}`;
      return [{ code: "public-secret", message, path, isSecret: true, ...secretPart(value, knownSecrets) }];
    }
    if (!isTelling || !looksSecret(name, value)) return [];
    const message = `${subjectOf(path)} looks like a secret. ${advice} If it is none, give the key another name.`;
    return [{ code: "likely-secret", message, path, isSecret: true }];
  });
  return [...webhooks, ...secrets];
}

/** What is wrong with an unknown key that holds a secret: that it is unknown matters less. */
export function secretUnder(key: string, value: unknown): string | undefined {
  if (typeof value !== "string" || isLeftToFillIn(value)) return undefined;
  const [, what] = knownSecrets.find(([pattern]) => pattern.test(value)) ?? [];
  if (what !== undefined) return `This is ${what}. ${advice}`;
  const isWord = /\s|\{\{|^(?:https?:|\/|#)/.test(value) || value.length < shortestPassword;
  return tellingName.test(key) && !isWord ? `${quote(key)} looks like a secret. ${advice}` : undefined;
}

/** Shorter values are words; passwords apart, which people choose themselves. */
const shortestSecret = 16;
const shortestKey = 8;
const shortestPassword = 6;
/**
 * The least that random signs carry, in bits for each: 16 hexadecimal digits come to 3.2 on average, letters and
 * digits to 3.7. Dates and repeated words stay below.
 */
const leastEntropy = 3.2;

function looksSecret(name: string | number | undefined, value: string): boolean {
  if (typeof name !== "string" || /\s|\{\{/.test(value) || value.length < shortestPassword) return false;
  if (isLeftToFillIn(value)) return false;
  if (passwordName.test(name)) return /\d|[^\w]|[a-z][A-Z]/.test(value) && !/^(?:https?:|\/|#)/.test(value);
  const isMixed = /\d/.test(value) && /[a-z]/i.test(value) && !/^(?:https?:|\/|#)/.test(value);
  if (keyName.test(name)) return value.length >= shortestKey && isMixed;
  return value.length >= shortestSecret && isMixed && entropy(value) >= leastEntropy;
}

/** How many bits a character of a text carries (Shannon), by how often each of its characters occurs. */
function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce(
    (bits, count) => bits - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}
