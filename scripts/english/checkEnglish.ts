import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readProse } from "./readProse";
import { rules } from "./rules";

/** Sample content, word lists, licences and other languages are not our prose. */
const SKIPPED =
  /(^|\/)(LICENSE|scenes|mistakes)(\/|\b)|^(starters\/.*\.ts|src\/editor\/words\/(?!en\.|words\.|fill\.|labels\.)|examples|bench\/peers|scripts\/english\/rules)|\.fixture\.|\.d\.m?ts$|synonyms|foreignWords|lookalikes|otherWords|sample/i;
const GENERATED = /^<!-- The command|writes this (?:page|file) from/m;

interface Group {
  folder: string;
  kind: string;
  words: number;
  hits: string[];
}

const folderOf = (path: string) =>
  /^src\/[^/]+(?=\/)/.exec(path)?.[0] ?? (path.includes("/") ? path.slice(0, path.indexOf("/")) : ".");
const lineOf = (source: string, offset: number) => source.slice(0, offset).split("\n").length;
/** Entries of released versions stay as they were. */
const unreleased = (changelog: string) =>
  changelog.split(/^(?=## )/m).find((part) => /^## unreleased/i.test(part)) ?? "";

function findHits(path: string, source: string, offset: number, text: string): string[] {
  return rules.flatMap(({ name, pattern, instead }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => {
      const context = text.slice(Math.max(0, index - 40), index + found.length + 40);
      const place = `${path}:${lineOf(source, offset + index)}`;
      return `${place} ${name}: “${found.trim()}” → ${instead}\n    … ${context.replace(/\s+/g, " ").trim()} …`;
    }),
  );
}

/** The words and hits of each folder and kind of prose, sorted by name. */
function measure(root: string): Group[] {
  const groups = new Map<string, Group>();
  const listed = execFileSync("git", ["-C", root, "ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const path of listed.split("\n")) {
    if (!/\.(?:md|tsx?|mjs)$/.test(path) || SKIPPED.test(path)) continue;
    const whole = readFileSync(join(root, path), "utf8");
    const source = path === "CHANGELOG.md" ? unreleased(whole) : whole;
    if (GENERATED.test(source.slice(0, 600))) continue;
    const folder = folderOf(path);
    for (const { kind, offset, text } of readProse(path, source)) {
      const group = groups.get(`${folder} ${kind}`) ?? { folder, kind, words: 0, hits: [] };
      groups.set(`${folder} ${kind}`, group);
      group.words += text.match(/[A-Za-z][\w’']*/g)?.length ?? 0;
      group.hits.push(...findHits(path, source, offset, text));
    }
  }
  return [...groups.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
}

/**
 * Compares the English of the repository with the limits in limits.json, in hits by folder and kind; no entry means none.
 * @param root - the repository
 * @param options - "--list" and a folder, a kind or both prints hits; "--lower" writes the limits that have fallen
 * @returns whether no group exceeds its limit
 */
export function checkEnglish(root: string, [option, ...wanted]: string[]): boolean {
  const limitsFile = join(root, "scripts/english/limits.json");
  const limits = JSON.parse(readFileSync(limitsFile, "utf8")) as Partial<
    Record<string, Partial<Record<string, number>>>
  >;
  const groups = measure(root).map((group) => ({ ...group, limit: limits[group.folder]?.[group.kind] ?? 0 }));
  if (option === "--list") {
    for (const { folder, kind, words, hits } of groups) {
      if (!`${folder} ${kind}`.includes(wanted.join(" "))) continue;
      const rate = ((1000 * hits.length) / words).toFixed(1);
      console.log(
        [...hits, `${folder} ${kind}: ${hits.length} hits in ${words} words, ${rate} per 1,000\n`].join("\n"),
      );
    }
    return true;
  }
  if (option === "--lower") {
    const lower: typeof limits = {};
    for (const { folder, kind, hits, limit } of groups) {
      const fallen = Math.min(limit, hits.length);
      if (fallen > 0) (lower[folder] ??= {})[kind] = fallen;
    }
    writeFileSync(limitsFile, `${JSON.stringify(lower, undefined, 2)}\n`);
    return true;
  }
  const worse = groups.filter(({ hits, limit }) => hits.length > limit);
  for (const { folder, kind, hits, limit } of worse) {
    console.error(`${folder} ${kind}: ${hits.length} hits, which exceeds the limit of ${limit}. To list them, run
npm run check:english -- --list "${folder} ${kind}"\n${hits.slice(-5).join("\n")}\n`);
  }
  return worse.length === 0;
}
