import type { CheckFile, Explanations } from "../../checkFile";
import { configWith } from "../../exampleConfigs";
import { findConstants } from "../../../fields/texts/constants";
import { configSchema } from "../../../config/config";
import { countBy } from "../../../json/groupBy";
import { remembered } from "../../../json/memoizeByObject";
import { Cursor } from "../../../schema/cursor";
import type { Path } from "../../../schema/walk";
import { breadcrumbOf } from "../../breadcrumb";
import type { Finding } from "../../finding";
import { textsIn } from "../../sample";
import { count, quote, subjectOf } from "../../../words/words";
import { isLeftToFillIn } from "../quality/leftToFillIn";
import { deletionOf, hasSentences, partAround } from "../../texts/deletion";
import { checkWebhooks, secretPart, webhookOf } from "../../texts/webhooks";
import { onEach, type Site, type WrittenText } from "../../visits";

/** The known forms of secrets with their risks. Repeated parts have a limit unless they are last, for speed. */
const knownSecrets: readonly (readonly [RegExp, string])[] = [
  [
    // Services that pass on to Discord keep the path.
    /\/api\/(?:v\d{1,3}\/)?webhooks\/\d+\/[\w-]{20,}/i,
    "a Discord webhook. Anyone who has it can post in your name",
  ],
  [
    /hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/[\w/]{10,}/i,
    "a Slack webhook. Anyone who has it can post in your name",
  ],
  [
    /\.webhook\.office\.com\/webhookb2\/[\w@/-]{20,}/i,
    "a Teams webhook. Anyone who has it can post in your name",
  ],
  [/\b\d{8,10}:[A-Za-z0-9_-]{35}\b/, "a Telegram bot token. Anyone who has it controls the bot"],
  [
    /(?<![\w.-])[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}/,
    "a Discord bot token. Anyone who has it controls the bot and every server it is on",
  ],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, "a private key. Anyone who has it can log in as you"],
  [
    /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\w{40,})/,
    "a GitHub token. Anyone who has it can change your repositories",
  ],
  [/\bglpat-[\w-]{20,}/, "a GitLab token. Anyone who has it can change your projects"],
  [/\bnpm_[A-Za-z0-9]{36}\b/, "an npm token. Anyone who has it can publish in your name"],
  [/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/, "an AWS access key. Anyone who has it can use your account"],
  [/\bAIza[\w-]{35}\b/, "a Google API key. Anyone who has it can use it at your expense"],
  [/\b[rs]k_live_[A-Za-z0-9]{20,}/, "a Stripe key. Anyone who has it can move your money"],
  [/\bxox[abeoprs]-[\w-]{10,}/, "a Slack token. Anyone who has it can read and post in your name"],
  [/\bSG\.[\w-]{16,64}\.[\w-]{30,}/, "a SendGrid key. Anyone who has it can send email in your name"],
  [/\bsk-(?:proj-|ant-)?[A-Za-z0-9_-]{32,}/, "an API key. Anyone who has it can use it at your expense"],
  [
    /\beyJ[\w-]{10,300}\.eyJ[\w-]{10,4000}\.[\w-]{10,}/,
    "a sign-in token. Anyone who has it can act as its owner",
  ],
  [/\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s/:@]{1,200}:[^\s/@]{1,200}@/i, "a URL that contains a password"],
  [/\bjdbc:[a-z]+:\/\/\S{1,300}[?&;](?:password|pwd)=[^&;\s]+/i, "a database URL that contains a password"],
];

/** A quick test: most texts cannot contain any of these. */
function mayHoldSecret(text: string): boolean {
  return (
    /(?:^|[^\w-])[\w-]{12}/.test(text) ||
    text.includes("PRIVATE KEY") ||
    (text.includes("@") && text.includes("://"))
  );
}

/** Names of keys and constants that usually hold secrets. */
const tellingName =
  /pass(?:word|wd|phrase)|secret|token|api[-_]?key|private[-_]?key|access[-_]?key|rcon|webhook/i;
/** Under these names, any value with letters and digits is a secret. */
const keyName = /api[-_]?key|private[-_]?key|access[-_]?key|secret[-_]?key|client[-_]?secret/i;
/** Under these names, any value is a secret. */
const passwordName = /pass(?:word|wd|phrase)|rcon/i;

/** How to revoke a known secret, by its description. */
const renewals: readonly (readonly [RegExp, string])[] = [
  [/password|rcon/i, ", so also change the password."],
  [
    /Discord bot/,
    ', so also reset the token. In the Discord Developer Portal, open your application, then "Bot", and press "Reset Token".',
  ],
  [/Telegram bot/, ", so also send /revoke to @BotFather in Telegram."],
  [/(?:)/, ", so also revoke it and create a new one in the service that it belongs to."],
];

function explainSecret(what: string, removal: string): string {
  const [, renewal] = renewals.find(([pattern]) => pattern.test(what))!;
  return `${what}. Everything in this file is published. ${removal} Someone may already have seen the secret${renewal}`;
}

/** How to remove a secret. For a constant, also how to remove it from the texts that use it. */
function removalOf(config: unknown, path: Path, isPart: boolean): string {
  const [first, name] = path;
  if (isPart) {
    const what = deletionOf(Cursor.of(configSchema, config).at(path));
    if (what === undefined) return "Delete the sentence that contains the secret.";
    return `Delete ${what}, which contains nothing else that visitors need.`;
  }
  if (first !== "constants" || typeof name !== "string") return "Delete the secret.";
  const uses = textsIn(config, (value) => findConstants(value).some((use) => use.name === name));
  const [use, ...others] = uses;
  if (!use) return `Delete the constant ${quote(name)}.`;
  const more = others.length === 0 ? "" : ` Also remove it from ${count(others.length, "other place")}.`;
  return `Delete the constant ${quote(name)}, and ${adviseUse(config, use.path, name)}.${more}`;
}

/** How to remove the use of a constant without leaving an empty or meaningless text. */
function adviseUse(config: unknown, path: Path, name: string): string {
  // The name of an entry could contain the secret if constants were filled in.
  const placeOf = (part: Path) => breadcrumbOf({ ...(config as object), constants: {} }, part);
  const place = Cursor.of(configSchema, config).at(path);
  const use = `{{${name}}}`;
  const part = partAround(place);
  if (part === undefined) {
    const isLink = !/\s/.test(String(place.value).trim()) && String(place.value).trim() !== use;
    if (isLink) return `${use} in ${placeOf(path)}`;
    return hasSentences(String(place.value))
      ? `the sentence with ${use} in ${placeOf(path)}`
      : `replace ${use} with your own text in ${placeOf(path)}`;
  }
  const isAlone = String(place.value).trim() === use;
  return `${placeOf(part.path)}, which ${isAlone ? "contains only" : "only shows"} ${use}`;
}

/** Reports secrets, because the whole config is published. */
function findSecrets(text: WrittenText, { config, constants }: Site): Finding[] {
  const { value, part: name } = text;
  const isTelling = isTellingName(name);
  if (!isTelling && !mayHoldSecret(value)) return [];
  if (text.kind === "postUrl" && webhookOf(value, constants) !== undefined) return [];
  const [, what] = knownSecrets.find(([pattern]) => pattern.test(value)) ?? [];
  if (what !== undefined) {
    const { path } = text;
    const part = secretPart(value, knownSecrets);
    const message = explainSecret(`This is ${what}`, removalOf(config, path, part.within !== undefined));
    return [{ code: "public-secret", message, path, isSecret: true, ...part }];
  }
  if (!isTelling || !looksSecret(name, value)) return [];
  const { path } = text;
  const removal = removalOf(config, path, false);
  const message = explainSecret(`${subjectOf(path)} looks like a secret`, removal);
  const exception =
    'Keep the value only if it is not a secret, such as a key that its service calls "public".';
  return [{ code: "likely-secret", message: `${message} ${exception}`, path, isSecret: true }];
}

/** A config uses few names, but repeats each of them often. */
const tells = remembered((name) => tellingName.test(name), { texts: 1000 });

function isTellingName(name: string | number | undefined): boolean {
  return typeof name === "string" && tells(name);
}

/** A secret in the value of an unknown key. This matters more than the unknown key. */
export function secretUnder(key: string, value: unknown, path: Path): Finding | undefined {
  const texts = typeof value === "string" ? [{ value, path: [] }] : textsIn(value);
  for (const text of texts) {
    const what = secretNamed(String(text.path.at(-1) ?? key), text.value);
    if (what === undefined) continue;
    const message = explainSecret(what, `Delete the key ${quote(key)} and its value.`);
    return { code: "public-secret", message, path: [...path, ...text.path], isSecret: true };
  }
  return undefined;
}

/** The beginning of a message about a text if it is a secret under this key. */
function secretNamed(key: string, value: string): string | undefined {
  if (isLeftToFillIn(value)) return undefined;
  const [, what] = knownSecrets.find(([pattern]) => pattern.test(value)) ?? [];
  if (what !== undefined) return `This is ${what}`;
  const isWord = /\s|\{\{|^(?:https?:|\/|#)/.test(value) || value.length < shortestPassword;
  return tellingName.test(key) && !isWord ? `${quote(key)} looks like a secret` : undefined;
}

/** Shorter values are words. Passwords may be shorter because people choose them. */
const shortestSecret = 16;
const shortestKey = 8;
const shortestPassword = 6;
/** In bits per character: random hexadecimal digits average 3.2, letters and digits 3.7. Dates and words are below. */
const leastEntropy = 3.2;

function looksSecret(name: string | number | undefined, value: string): boolean {
  if (typeof name !== "string" || /\s|\{\{/.test(value) || value.length < shortestPassword) return false;
  if (isLeftToFillIn(value)) return false;
  if (passwordName.test(name)) return /\d|[^\w]|[a-z][A-Z]/.test(value) && !/^(?:https?:|\/|#)/.test(value);
  const isMixed = /\d/.test(value) && /[a-z]/i.test(value) && !/^(?:https?:|\/|#)/.test(value);
  if (keyName.test(name)) return value.length >= shortestKey && isMixed;
  return value.length >= shortestSecret && isMixed && entropy(value) >= leastEntropy;
}

/** The Shannon entropy of a text in bits per character. */
function entropy(text: string): number {
  return [...countBy(text).values()].reduce(
    (bits, count) => bits - (count / text.length) * Math.log2(count / text.length),
    0,
  );
}

export const checks: CheckFile = {
  section: "safety",
  codes: { "public-secret": { severity: "error" }, "likely-secret": { severity: "warning" } },
  values: [
    checkWebhooks,
    // Words in plain texts are too short to be secrets, so only the key can show one.
    onEach("written", findSecrets, isTellingName),
  ],
};

export const explanations: Explanations = {
  "public-secret": {
    meaning: "The config contains a secret, which would be published.",
    example: configWith(
      `"navigation": [
  { "label": "Chat", "href": "https://discord.com/api/webhooks/000000000000/${"0".repeat(24)}" }
]`,
    ),
  },
  "likely-secret": {
    meaning: "A value looks like a secret, which would be published.",
    example: `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "constants": { "rconPassword": "fern-0000" },
  "routes": [{ "path": "/", "title": "Home", "description": "{{rconPassword}}" }]
}
`,
  },
};
