import type { CheckFile, Explanations } from "../../checkFile";
import { pageWith } from "../../exampleConfigs";
import { fillConstants } from "../../../fields/texts/constants";
import type { Path } from "../../../schema/walk";
import { constantsOf } from "../../constantsOf";
import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import { hostOf, hostOfServer, isPrivateHost } from "../../links/hosts";
import { avatarUrlPath, textAt, webAddressesOf } from "../../links/webAddressesOf";
import { pointAt } from "../../texts/spanWithin";
import { quote, written } from "../../../words/words";

/** Reports addresses that work only in the owner's network. */
export function checkPrivateAddresses(config: unknown): Finding[] {
  const copied = textsOf(config, "text").filter(({ part, names }) => part === "copy" || names === "server");
  const isPrivate = ({ host }: { host: string | undefined }) => host !== undefined && isPrivateHost(host);
  const servers = copied
    .map((text) => ({ text, host: hostOfServer(text.value) ?? hostOf(text.value) }))
    .filter(isPrivate);
  const links = webAddressesOf(config)
    .map((text) => ({ text, host: hostOf(text.value) }))
    .filter(isPrivate);
  const seen = new Set<string>();
  return [...servers, ...links, ...serversInTexts(config)].flatMap(({ text, host }): Finding[] => {
    const { value, path } = text;
    const place = JSON.stringify([path, host]);
    if (seen.has(place)) return [];
    seen.add(place);
    const message = `${quote(host)} works only on your own computer or network, so visitors cannot reach it. Use a public IP address or domain.`;
    const within = /\s/.test(value) ? pointAt(value, host!) : {};
    return [{ code: "private-address", message, path, ...within }];
  });
}

/** Private server addresses in texts. Without a port it may be a version or an example. */
function serversInTexts(config: unknown): { text: { value: string; path: Path }; host: string }[] {
  return textsOf(config, "text", "richText")
    .filter(({ value }) => value.includes(":"))
    .flatMap(({ value, path }) =>
      [...value.matchAll(/(?<![\w.:@-])(\d{1,3}(?:\.\d{1,3}){3}|localhost):\d{2,5}(?![\w.:]\w)/gi)]
        .map(([, host = ""]) => ({ text: { value, path }, host: host.toLowerCase() }))
        .filter(({ host }) => isPrivateHost(host)),
    );
}

/** Reports http addresses that pages load from or send to, because browsers block them. */
export function checkInsecureAddresses(config: unknown): Finding[] {
  const constants = constantsOf(config) ?? {};
  const loaded = [
    ...textsOf(config, "image").map(({ value, path }) => ({ value, path, what: "picture" })),
    ...textAt(config, avatarUrlPath).map(({ value, path }) => ({ value, path, what: "avatar service" })),
    ...textsOf(config, "postUrl").map(({ value, path }) => ({ value, path, what: "form service" })),
    ...textsOf(config, "dataUrl").map(({ value, path }) => ({ value, path, what: "service" })),
  ];
  return loaded.flatMap(({ value: text, path, what }): Finding[] => {
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
  });
}

export const checks: CheckFile = {
  section: "safety",
  codes: {
    "private-address": {
      severity: "warning",
    },
    "insecure-address": {
      severity: "warning",
    },
  },
  values: [checkInsecureAddresses, checkPrivateAddresses],
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
    example: `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "avatars": { "url": "http://faces.fernhollow.example/{name}" },
  "routes": [{ "path": "/", "title": "Home" }]
}
`,
  },
};
