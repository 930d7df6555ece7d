import type { Path } from "../../../schema/walk";
import { textsOf } from "../../fieldsOf";
import type { Finding } from "../../finding";
import { linkPlaces } from "../../links/linkPlaces";
import { written } from "../../../words/words";

/** Zero-width spaces, soft hyphens and marks copied from chats and documents. Joiners are part of words. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g;

/** Reports invisible characters in addresses, because they change the address. */
export function checkInvisibleCharacters(config: unknown): Finding[] {
  const copied = textsOf(config, "text").filter(({ part }) => part === "copy");
  const addresses: readonly { address: string; source: string; path: Path }[] = [
    ...linkPlaces(config),
    ...[...textsOf(config, "image", "file"), ...copied].map(({ value, path }) => ({
      address: value,
      source: value,
      path,
    })),
  ];
  return addresses.flatMap(({ address, source, path }): Finding[] => {
    const [first] = address.match(invisible) ?? [];
    if (first === undefined) return [];
    const code = `\\u${first.charCodeAt(0).toString(16).padStart(4, "0")}`;
    const plain = address.replace(invisible, "");
    const isOnce = source.split(address).length === 2;
    const fix = isOnce ? { fix: { do: "replaceIn" as const, from: address, to: plain } } : {};
    const message = `This address contains an invisible character (${code}), which makes it a different address. Write ${written(plain)}.`;
    return [{ code: "invisible-character", message, path, ...fix }];
  });
}
