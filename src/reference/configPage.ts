import type * as z from "zod";
import { blockSchemas, nestedBlockSchema, type BlockType } from "../blocks/schemas";
import { configSchema } from "../config/config";
import { most } from "../fields/amounts";
import { isBlock, usualExample } from "./blocks";
import { exampleConfig, smallestConfig } from "./exampleConfig";
import { formatJson } from "./formatJson";
import { describe, keysOf, type KeyFacts } from "../schema/keyFacts";
import { anchorOf, code, codeBlock, codes, described, table } from "./markdown";
import { findSections, type Section, type Variant } from "./sections";
import { sharedThing } from "./sharedThings";
import { valueWords } from "./valueWords";

type Schema = z.core.$ZodType;

const sections = findSections();

/** The reference of the config, generated from the schemas. */
export function formatConfigPage(): string {
  const { file, blocks, groups, shared } = sections;
  return `${[
    "# Config reference",
    "<!-- The command `schema` writes this page from the schemas in src/. Changes made here are lost. -->",
    opening,
    codeBlock("json", formatJson(smallestConfig)),
    howToRead,
    contents(),
    "## Top-level keys",
    keyTable(keysOf(configSchema)),
    ...file.flatMap((section) => [...pageSection(section), ...example(section)]),
    "## Blocks",
    blocksOpening,
    table(
      ["Type", "Description"],
      Object.entries(blockSchemas).map(([type, schema]) => [
        `[${code(type)}](#${anchorOf(`${type} block`)})`,
        described(describe(schema)),
      ]),
    ),
    ...groups.slice(0, 1).flatMap(pageSection),
    ...blocks.flatMap((section) => [...pageSection(section), ...blockExample(section)]),
    "## Shared types",
    "Several parts of the config use these types and keys.",
    ...[...shared, ...groups.slice(1)].flatMap(pageSection),
  ].join("\n\n")}\n`;
}

export function sectionAnchor(schema: Schema): string | undefined {
  if (isBlock(schema)) return "blocks";
  const section = sections.of(schema);
  return section && anchorOf(section.title);
}

const opening = `\`site.config.json\` contains your entire site. This page describes every key. The smallest possible config has three keys:`;

const amount = (number: number) => number.toLocaleString("en");

const howToRead = `- Keys marked **required** must be set. All other keys are optional.
- A site can have up to ${amount(most.routes)} pages, ${amount(most.posts)} posts, ${amount(most.redirects)} redirects and ${amount(most.names)} constants. The navigation can have up to ${amount(most.sharedLinks)} links, and most other lists up to ${amount(most.entries)} entries.
- Text can have up to ${amount(most.text)} characters, formatted text ${amount(most.richText)}, and the value of a constant ${amount(most.constantValue)}.
- The file can be up to 64 MB. It can have up to 100,000 values plus one for every 25 characters. This is enough for 10,000 typical pages.
- Paragraphs with tables, HTML, escapes or bare URLs take the longest to parse. A config can have about 300,000 characters of such paragraphs.
- Only the keys on this page are allowed. \`npx spawnpage validate\` reports unknown keys and [every other mistake](diagnostics.md).
- Editors such as VS Code show these keys, values and descriptions while you type.`;

const blocksOpening = `A page is a list of blocks. The keys of a block depend on its \`type\`. Some blocks, such as tabs, can
contain other blocks. These blocks can be nested:
${codes(
  nestedBlockSchema.options.map(({ shape }) => shape.type.value),
  "and",
)}.`;

function contents(): string {
  const { file, blocks, groups, shared } = sections;
  const link = ({ title }: Pick<Section, "title">) => `[${heading(title)}](#${anchorOf(title)})`;
  const inline = (list: readonly Section[]) => list.map(link).join(" · ");
  return [
    "## Contents",
    [
      `- ${link({ title: "Top-level keys" })}`,
      ...file.map((section) => `${"  ".repeat(section.level - 1)}- ${link(section)}`),
      `- [Blocks](#blocks): ${inline([...groups.slice(0, 1), ...blocks.filter(({ level }) => level === 3)])}`,
      `- [Shared types](#shared-types): ${inline([...shared, ...groups.slice(1)])}`,
    ].join("\n"),
  ].join("\n\n");
}

function pageSection(section: Section): string[] {
  const { title, level, about, of, keys, groups, variants, shared } = section;
  const [lead] = keys.length > 0 && of !== "value" ? [leadOf[of]] : [];
  return [
    `${"#".repeat(level)} ${heading(title)}`,
    [about, shared?.more, lead].filter(Boolean).join(" "),
    ...(keys.length > 0 ? [keyTable(keys)] : []),
    ...(groups.length > 0 ? [groupWords(groups)] : []),
    ...(variants ? variantTables(variants, section) : []),
    ...(shared ? [codeBlock("json", shared.examples.map((one) => formatJson(one)).join("\n"))] : []),
  ];
}

const leadOf = {
  entries: "Each entry has the following keys:",
  names: "Each entry has the following keys:",
  lists: "Each entry in these lists has the following keys:",
} as const;

function keyTable(keys: readonly KeyFacts[]): string {
  return table(
    ["Key", "Type", "Default", "Description"],
    keys.map((key) => [code(key.name), words(key.value), withoutIt(key), meaning(key)]),
  );
}

function groupWords(groups: Section["groups"]): string {
  const links = groups.map(({ title, shape }) => {
    const names = Object.keys(shape).map(code).join(", ");
    return `${names} ([${title.toLowerCase()}](#${anchorOf(title)}))`;
  });
  return `Other keys: ${links.join("; ")}.`;
}

function words(schema: Schema): string {
  return valueWords(schema, (text, target) => {
    const anchor = sectionAnchor(target);
    return anchor === undefined ? text : `[${text}](#${anchor})`;
  });
}

function withoutIt({ isRequired, fallback }: KeyFacts): string {
  if (isRequired) return "**required**";
  return fallback === undefined ? "" : code(formatJson(fallback, "", -Infinity));
}

/** The meaning of a key, shortened if it repeats its value's description. */
function meaning({ description, value }: KeyFacts): string {
  const shared = sharedThing(value);
  const isGeneral = shared !== undefined && describe(shared.schema) === description;
  return described(isGeneral ? description.replace(/[:.](?:\s.*)?$/, ".") : description);
}

/** A table of the variants, and one of all their keys without duplicates. */
function variantTables(
  variants: readonly Variant[],
  { by = "type", of }: Pick<Section, "by" | "of">,
): string[] {
  const types = variants.map(({ type, about }) => [code(type), described(about)]);
  const all = variants.flatMap(({ keys }) => keys);
  const distinct = all.filter(
    (key, index) => all.findIndex((one) => one.name === key.name && one.value === key.value) === index,
  );
  const rows = distinct.map((key) => {
    const holders = variants.filter(({ keys }) =>
      keys.some((one) => one.name === key.name && one.value === key.value),
    );
    const isCommon = holders.length === variants.length;
    const [other, ...more] = variants.filter((variant) => !holders.includes(variant));
    const isRule = other !== undefined && more.length === 0 && holders.length > 2;
    const where = isCommon
      ? `every ${by}`
      : isRule
        ? `every ${by} except ${code(other.type)}`
        : holders.map(({ type }) => code(type)).join(", ");
    return [code(key.name), where, words(key.value), withoutIt(key), meaning(key)];
  });
  return [
    `${code(by)} is required${of === "names" ? " in each entry" : ""}. The other keys depend on it:`,
    table([`${by[0]!.toUpperCase()}${by.slice(1)}`, "Description"], types),
    table(["Key", "For", "Type", "Default", "Description"], rows),
  ];
}

function example({ title }: Section): string[] {
  if (!Object.hasOwn(exampleConfig, title)) return [];
  const value = exampleConfig[title as keyof typeof exampleConfig];
  return ["Example:", codeBlock("json", `${formatJson(title)}: ${formatJson(value)}`)];
}

function blockExample({ title }: Section): string[] {
  const type = title.replace(/ block$/, "");
  return title !== type && Object.hasOwn(blockSchemas, type)
    ? ["Example:", codeBlock("json", formatJson(usualExample(type as BlockType)))]
    : [];
}

/** Formats a heading that names keys as code. */
function heading(title: string): string {
  const [, type] = /^(\w+) block$/.exec(title) ?? [];
  if (type !== undefined) return `${code(type)} block`;
  const isPath = /^[a-z]\w*(?:\.\w+)*$/.test(title);
  return isPath ? code(title) : title;
}
