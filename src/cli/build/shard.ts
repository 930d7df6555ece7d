import { digest } from "../../node/digest";

/** As many hexadecimal digits of the hash as a number represents exactly. */
const HASH_DIGITS = 13;

/** Explains what is wrong with the value of `--shard`. */
export function explainShard(value: string): string | undefined {
  const [, number, count] = /^(\d{1,6})\/([1-9]\d{0,5})$/.exec(value) ?? [];
  if (count === undefined)
    return `--shard must be the number of a part and the number of parts, but is "${value}". Example for part 3 of 10: --shard 3/10`;
  if (Number(number) >= 1 && Number(number) <= Number(count)) return undefined;
  return `--shard must be from 1/${count} to ${count}/${count}, but is "${value}".`;
}

/**
 * Whether a site belongs to a shard. This depends only on its name, so new sites do not move others.
 * @param shard - a valid value of `--shard`: `3/10`
 */
export function isInShard(siteName: string, shard: string): boolean {
  const [number, count] = shard.split("/").map(Number);
  // macOS decomposes accented characters in file names.
  const hash = Number.parseInt(digest(siteName.normalize("NFC"), HASH_DIGITS), 16);
  return number === (hash % count!) + 1;
}
