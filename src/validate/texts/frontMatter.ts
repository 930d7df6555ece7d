import { configSchema } from "../../config/config";
import type { Fix } from "../../json/fix";
import { Cursor } from "../../schema/cursor";
import type { Path } from "../../schema/walk";
import { synonymsAmong } from "../../words/synonyms";
import { anyOf, listed, quote, sentences, written } from "../../words/words";
import type { Finding } from "../finding";
import { onOddTexts } from "../visits";

const frontMatter = /^\s*---[ \t]*\n((?:[ \t]*(?:-[ \t]+)?\w[\w-]*:[^\n]*\n)+)---[ \t]*(?:\n+|$)/;

/** Reports the front matter of a Markdown file at the start of a text, with the keys to write instead. */
export const checkFrontMatter = onOddTexts(["richText"], (field, { config }): Finding[] => {
  const { value } = field;
  const [lines, inner] = frontMatter.exec(value) ?? [];
  if (lines === undefined || inner === undefined) return [];
  const { path } = field;
  const entries = [...inner.matchAll(/^([\w-]+):[ \t]*(.*)$/gm)].map(([, key = "", text = ""]) =>
    placeOf(key, text.trim().replace(/^(["'])(.*)\1$/, "$2"), Cursor.of(configSchema, config).at(path)),
  );
  const added = entries.filter(({ state }) => state === "new");
  const kept = entries.filter(({ state }) => state === "there");
  const lost = entries.filter(({ state }) => state === "unknown");
  const message = sentences(
    "Visitors see these lines as plain text. Front matter between --- lines works only in Markdown files. Delete it, including both --- lines.",
    added.length > 0
      ? `Add ${listed(
          added.map(({ key, text }) => `${quote(key)}: ${written(text)}`),
          "and",
        )} next to ${quote(path.at(-1))}.`
      : undefined,
    kept.length > 0 ? `Keep the existing ${existing(kept)}.` : undefined,
    lost.length > 0 ? `No key here matches ${anyOf(lost.map(({ key }) => key))}.` : undefined,
  );
  const rest = value.slice(lines.length);
  const fixes: { path: Path; fix: Fix }[] = [
    { path, fix: { do: "replace", value: rest } },
    ...added.map(({ key, text }) => ({
      path: [...path.slice(0, -1), key],
      fix: { do: "add" as const, value: text },
    })),
  ];
  const isClear = lost.length === 0 && rest.trim() !== "";
  return [
    {
      code: "unsupported-formatting",
      message,
      path,
      within: { start: 0, end: lines.trimEnd().length },
      ...(isClear ? { fix: { do: "each", fixes } } : {}),
    },
  ];
});

function existing(entries: readonly Entry[]): string {
  return listed(
    entries.map(({ key, value }) =>
      typeof value === "string" ? `${quote(key)}: ${quote(value)}` : quote(key),
    ),
    "and",
  );
}

/** A line of front matter as a key of the config. */
interface Entry {
  key: string;
  text: string;
  value?: unknown;
  state: "new" | "there" | "unknown";
}

/** The key next to a text that takes a line of front matter, if there is one. */
function placeOf(name: string, text: string, field: Cursor): Entry {
  const keys = (field.parent?.keys ?? []).filter((key) => key !== field.part);
  const candidates = [...keys.filter((key) => key === name), ...synonymsAmong(name, keys)];
  const taken = candidates.find((key) => field.sibling(key).value !== undefined);
  if (taken !== undefined) return { key: taken, text, value: field.sibling(taken).value, state: "there" };
  const free = candidates.find((key) => field.sibling(key).accepts(text));
  return free === undefined ? { key: name, text, state: "unknown" } : { key: free, text, state: "new" };
}
