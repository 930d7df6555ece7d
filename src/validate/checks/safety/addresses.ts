import type { CheckFile, Explanations } from "../../checkFile";
import { configWith, pageWith } from "../../exampleConfigs";
import { fillConstants } from "../../../fields/texts/constants";
import { memoizeByObject } from "../../../json/memoizeByObject";
import type { Finding } from "../../finding";
import { hostOf, hostOfServer, isPrivateHost } from "../../links/knownHosts";
import { avatarUrlPath, onWebAddresses, type PlacedText, textAt } from "../../links/onWebAddresses";
import { pointAt } from "../../texts/pointAt";
import { quote, written } from "../../../words/words";
import { onEach, onTexts, type Site } from "../../visits";

/** The private addresses that were reported, by path and host. */
const reported = memoizeByObject((_site: Site) => new Set<string>());

/** Reports a host that works only in the owner's network, memoizeByObject for each text. */
function findPrivate({ value, path }: PlacedText, host: string | undefined, site: Site): Finding[] {
  if (host === undefined || !isPrivateHost(host)) return [];
  const seen = reported(site);
  if (seen.size === seen.add(JSON.stringify([path, host])).size) return [];
  const message = `${quote(host)} works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.`;
  const within = /\s/.test(value) ? pointAt(value, host) : {};
  return [{ code: "private-address", message, path, ...within }];
}

/** Reports private addresses that are copied or asked, and servers in texts. Without a port, it may be a version or an example. */
const checkPrivateTexts = onTexts(
  ["text", "richText"],
  (field, site): Finding[] => {
    const { value, part, names, kind } = field;
    const isAddress = kind === "text" && (part === "copy" || names === "server");
    if (!isAddress && !value.includes(":")) return [];
    const host = isAddress ? (hostOfServer(value) ?? hostOf(value)) : undefined;
    const named = value.includes(":")
      ? [...value.matchAll(/(?<![\w.:@-])(\d{1,3}(?:\.\d{1,3}){3}|localhost):\d{2,5}(?![\w.:]\w)/gi)]
      : [];
    return [host, ...named.map(([, one = ""]) => one.toLowerCase())].flatMap((one) =>
      one === undefined ? [] : findPrivate(field, one, site),
    );
  },
  (key) => key === "copy",
);

/** Reports http addresses that pages load from or send to, because browsers block them. */
function findInsecure(what: string) {
  return ({ value: text, path }: PlacedText, { constants }: Site): Finding[] => {
    const value = fillConstants(text, constants);
    const host = hostOf(value);
    if (!/^http:/i.test(value) || host === undefined || isPrivateHost(host)) return [];
    const reason =
      what === "form service"
        ? "Other people could read what visitors send, and browsers block the form on https pages."
        : "Browsers do not load it on https pages.";
    const instead = written(value.replace(/^http:/i, "https:"));
    const message = `The URL of the ${what} uses http instead of https. ${reason} If it also works with https, use ${instead}.`;
    return [{ code: "insecure-address", message, path }];
  };
}

export const checks: CheckFile = {
  section: "safety",
  codes: { "private-address": { severity: "warning" }, "insecure-address": { severity: "warning" } },
  values: [
    onTexts(["image"], findInsecure("picture")),
    onEach("rest", (rest, site) =>
      textAt(rest, avatarUrlPath).flatMap((text) => findInsecure("avatar service")(text, site)),
    ),
    onTexts(["postUrl"], findInsecure("form service")),
    onTexts(["dataUrl"], findInsecure("service")),
    ...onWebAddresses((address, site) => findPrivate(address, hostOf(address.value), site)),
    checkPrivateTexts,
  ],
};

export const explanations: Explanations = {
  "private-address": {
    meaning: "An address works only on your own computer or in your own network.",
    example: pageWith(`{
  "type": "cta",
  "heading": "Join us",
  "buttons": [{ "label": "Copy the address", "copy": "192.168.0.10:25565" }]
}`),
  },
  "insecure-address": {
    meaning: "A page loads or sends something over an unencrypted connection.",
    example: configWith('"avatars": { "url": "http://faces.fernhollow.example/{name}" }'),
  },
};
