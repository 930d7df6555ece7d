import { describe, expect, test } from "vitest";
import { compileSite } from "../../src/compile/compileSite";
import { configSchema } from "../../src/config/config";
import { type Field, mapFields, type Path } from "../../src/schema/walk";
import { validate } from "../../src/validate/validate";
import { bases } from "../property/bases";
import { someOf } from "../property/share";

/** Addresses that must never reach a page, in spellings that have bypassed other checks. */
const hostile = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  " javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://example.com/%0aalert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "view-source:https://example.com",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "tel:javascript:alert(1)",
  "steam:javascript:alert(1)",
  "minecraft:javascript:alert(1)",
  "ms-msdt:/id",
  "intent://evil.example#Intent;end",
  "https:evil.example",
  "http:/evil.example",
];

const surroundings = {
  // No file in public/ has a name that looks like an address.
  hasFile: (path: string) => /^\/[\w./-]+$/.test(path),
  filePaths: () => [],
  hasIcon: () => true,
  iconNames: () => [],
};

/** The sites and the examples of blocks, the largest first. */
const configs = bases
  .toSorted((one, other) => other.text.length - one.text.length)
  .map(({ text }) => JSON.parse(text) as object);
const fields = configs.flatMap((config) => fieldsWith(config));
/** The configs' address fields, one for each place in the schema, in the smallest config with this place. */
const distinct = [...new Map(fields.map((field) => [field.place, field])).values()];

interface Place {
  config: object;
  path: Path;
  kind: Field["kind"];
  /** The path without positions: the place in the schema. */
  place: string;
}

function fieldsWith(config: object): Place[] {
  const found: Place[] = [];
  mapFields(configSchema, config, ({ kind, path, value }) => {
    if (["href", "postUrl", "image", "file"].includes(kind)) {
      found.push({ config, path, kind, place: path.filter((part) => typeof part === "string").join(".") });
    }
    return value;
  });
  return found;
}

const check = (config: unknown) => validate(JSON.stringify(config), surroundings);

/** The validation errors for a new value at a path of a config. */
function errorsAt({ config, path }: Pick<Place, "config" | "path">, value: unknown, constants: object = {}) {
  const copy = structuredClone(config) as { constants?: object };
  copy.constants = { ...copy.constants, ...constants };
  let parent = copy as Record<string | number, unknown>;
  for (const part of path.slice(0, -1)) parent = parent[part] as Record<string | number, unknown>;
  parent[path.at(-1)!] = value;
  const result = check(copy);
  return { ...result, errors: result.diagnostics.filter(({ severity }) => severity === "error") };
}

test("starts from configs without errors", () => {
  const used = [...new Set(distinct.map(({ config }) => config))];
  expect(used.filter((config) => check(config).config === undefined)).toEqual([]);
});

test("the example sites use every kind of address", () => {
  expect(new Set(distinct.map(({ kind }) => kind))).toEqual(new Set(["href", "postUrl", "image", "file"]));
  expect(distinct.length).toBeGreaterThan(15);
});

describe.each(distinct)("$place", (field) => {
  test("rejects addresses that could run a script or hide their target", () => {
    for (const address of someOf(hostile)) {
      const { config, errors } = errorsAt(field, address);
      expect([address, config === undefined, errors.length > 0]).toEqual([address, true, true]);
    }
  });
});

describe.each(distinct.filter(({ kind }) => kind === "href" || kind === "postUrl"))("$place", (field) => {
  test("rejects them in a constant, even in parts", () => {
    for (const address of someOf(hostile)) {
      for (const [value, constants] of [
        ["{{target}}", { target: address }],
        ["{{ target }}", { target: address }],
        ["{{one}}{{two}}", { one: address.slice(0, 4), two: address.slice(4) }],
      ] as const) {
        const { config, errors } = errorsAt(field, value, constants);
        expect([address, value, config === undefined, errors.length > 0]).toEqual([
          address,
          value,
          true,
          true,
        ]);
      }
    }
  });
});

describe("a link in formatted text", () => {
  const base = {
    version: 1,
    site: { name: "Plain" },
    routes: [{ path: "/", title: "First", blocks: [{ type: "text", text: "Words." }] }],
  };
  const place = { config: base, path: ["routes", 0, "blocks", 0, "text"] };
  // In Markdown, white space ends an address except inside <…>.
  const spellings = (address: string) => [
    `[press](<${address}>)`,
    `[press][far]\n\n[far]: <${address}>`,
    `<${address}>`,
  ];

  test("is rejected if it could run a script or hide its target", () => {
    for (const address of someOf(hostile).filter((candidate) => !/[\n<>]/.test(candidate))) {
      const { config, errors } = errorsAt(place, `[press](<${address}>)`);
      expect([address, config === undefined, errors.length > 0]).toEqual([address, true, true]);
    }
  });

  test("never becomes a harmful link in any Markdown syntax", () => {
    for (const text of someOf(hostile).flatMap(spellings)) {
      const { config } = errorsAt(place, text);
      if (!config) continue;
      // Accepted text is shown as plain text.
      const { pages } = compileSite(config, { icon: () => undefined, imageSize: () => undefined });
      const links = [...JSON.stringify(pages).matchAll(/"link":\{"href":"([^"]*)"/g)].map(
        ([, address]) => address!,
      );
      expect([text, links.filter((address) => !/^(?:https?:\/\/\w|mailto:|#)/.test(address))]).toEqual([
        text,
        [],
      ]);
    }
  });

  test("is rejected if it comes from a constant", () => {
    for (const address of someOf(hostile)) {
      for (const [text, constants] of [
        ["[press]({{target}})", { target: address }],
        ["[press](<{{target}}>)", { target: address }],
        ["[press]({{one}}{{two}})", { one: address.slice(0, 4), two: address.slice(4) }],
      ] as const) {
        const { config, errors } = errorsAt(place, text, constants);
        expect([address, text, config === undefined, errors.length > 0]).toEqual([address, text, true, true]);
      }
    }
  });

  test("is rejected if its scheme is written with entities or escapes", () => {
    for (const text of [
      "[press](javascript&colon;alert(1))",
      "[press](&#106;avascript:alert)",
      "[press](java\\script:alert)",
      "[press](<java&Tab;script:alert>)",
      "[press](javascript&#58;alert)",
    ]) {
      const { config, errors } = errorsAt(place, text);
      expect([text, config === undefined, errors.length > 0]).toEqual([text, true, true]);
    }
  });
});
