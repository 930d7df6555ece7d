import type { Path } from "../../../fields/walk";
import { fieldsOf, textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import { hostOf, hostOfServer, isPrivateHost } from "../../hosts";
import { linkPlaces } from "../../linkPlaces";
import { valueAt } from "../../schemaAt";
import { textsIn } from "../../textsIn";
import { quote, written } from "../../words";

/** Every address can be reached by visitors, and not only from the owner's own house. */
export function checkPrivateAddresses(config: unknown): Finding[] {
  const copied = textsOf(config, "text").filter(({ path }) => path.at(-1) === "copy");
  const constants = textsIn(valueAt(config, ["constants"])).map(({ value, path }) => ({
    value,
    path: ["constants", ...path],
  }));
  const servers = [...copied, ...constants].map(({ value, path }) => ({
    path,
    host: hostOfServer(value) ?? hostOf(value),
  }));
  const links = [...addressesOf(config)].map(({ value, path }) => ({ path, host: hostOf(value) }));
  const seen = new Set<string>();
  return [...servers, ...links].flatMap(({ path, host }): Finding[] => {
    const place = JSON.stringify([path, host]);
    if (host === undefined || !isPrivateHost(host) || seen.has(place)) return [];
    seen.add(place);
    const message = `${quote(host)} is only known on your own computer or in your own network: visitors cannot reach it. Write the public address.`;
    return [{ code: "private-address", message, path }];
  });
}

/** What a page loads or sends goes over an encrypted connection: browsers stop the rest. */
export function checkInsecureAddresses(config: unknown): Finding[] {
  const loaded = [
    ...textsOf(config, "image").map(({ value, path }) => ({ value, path, what: "picture" })),
    ...avatarUrl(config).map(({ value, path }) => ({ value, path, what: "avatar service" })),
    ...textsOf(config, "postUrl").map(({ value, path }) => ({ value, path, what: "form service" })),
  ];
  return loaded.flatMap(({ value, path, what }): Finding[] => {
    const host = hostOf(value);
    if (!/^http:/i.test(value) || host === undefined || isPrivateHost(host)) return [];
    const reason =
      what === "form service"
        ? "what visitors type would be readable on its way, and browsers stop it on a page with https"
        : "browsers do not load it on a page with https";
    const message = `The address of the ${what} starts with http:, so ${reason}. Write ${written(value.replace(/^http:/i, "https:"))}, if the ${what} has that.`;
    return [{ code: "insecure-address", message, path }];
  });
}

/** Every web address that a page links to, loads or sends to, as it is written. */
function* addressesOf(config: unknown): Generator<{ value: string; path: Path }> {
  for (const { address, path } of linkPlaces(config)) yield { value: address, path };
  yield* fieldsOf(config, "image").flatMap(({ value, path }) =>
    typeof value === "string" ? [{ value, path }] : [],
  );
  yield* avatarUrl(config);
}

function avatarUrl(config: unknown): { value: string; path: Path }[] {
  const path = ["avatars", "url"];
  const value = valueAt(config, path);
  return typeof value === "string" ? [{ value, path }] : [];
}
