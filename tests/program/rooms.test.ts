import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
// Not the one in .bin, which is a batch file on Windows.
const oxlint = join(root, "node_modules/oxlint/bin/oxlint");

/** For each room: imports that its place in the house allows, and imports that it forbids. */
const rooms: Record<string, { allowed: string[]; forbidden: string[] }> = {
  "src/words/a.ts": {
    allowed: [
      'import { b } from "leven"',
      'import { b } from "../fields/otherWords"',
      'import type { b } from "../schema/b"',
    ],
    forbidden: [
      'import { b } from "../fields/other"',
      'import { b } from "../fields/openings"',
      'import { b } from "../fields/otherWordsToo"',
      'import { b } from "../config/b"',
      'import { b } from "../fields/text"',
      'import { b } from "../validate/b"',
    ],
  },
  "src/fields/a.ts": {
    allowed: ['import * as z from "zod"', 'import { b } from "./b"'],
    forbidden: [
      'import { b } from "../config/b"',
      'import { b } from "../schema/b"',
      'import { b } from "react"',
      'import { b } from "node:fs"',
    ],
  },
  "src/schema/a.ts": {
    allowed: ['import * as z from "zod"', 'import { b } from "../fields/b"'],
    forbidden: ['import { b } from "../blocks/schemas"', 'import { b } from "../validate/b"'],
  },
  "src/json/a.ts": {
    allowed: [
      'import { b } from "jsonc-parser"',
      'import { b } from "../words/b"',
      'import type { b } from "../schema/b"',
    ],
    forbidden: [
      'import { b } from "../config/b"',
      'import { b } from "../fields/text"',
      'import { b } from "../schema/b"',
      'import { b } from "../validate/b"',
      'import type { b } from "../validate/b"',
      'import { b } from "node:fs"',
    ],
  },
  "src/blocks/hero/schema.ts": {
    allowed: ['import * as z from "zod"', 'import { b } from "../../fields/b"'],
    forbidden: [
      'import { b } from "../../config/b"',
      'import { b } from "../cards/schema"',
      'import { b } from "./Hero"',
    ],
  },
  "src/blocks/hero/checks.ts": {
    allowed: [
      'import type { b } from "../../validate/finding"',
      'import type { b } from "../../validate/blockCheck"',
      'import { b } from "../../validate/fixes/sureFixes"',
      'import { b } from "../../schema/entriesAt"',
      'import { b } from "../../words/words"',
    ],
    forbidden: [
      'import { b } from "../../validate/fixes/soundFixes"',
      'import { b } from "../../validate/fixes/sureFixesToo"',
      'import { b } from "../../validate/finding"',
      'import { b } from "../../validate/validate"',
      'import { b } from "../../config/config"',
      'import { b } from "../tabs/checks"',
      'import { b } from "react"',
    ],
  },
  "src/blocks/hero/structuredData.ts": {
    allowed: ['import type { b } from "./schema"', 'import type { b } from "../../fields/text"'],
    forbidden: [
      'import { b } from "../faq/structuredData"',
      'import { b } from "../../compile/b"',
      'import { b } from "node:fs"',
    ],
  },
  "src/blocks/schemas.ts": {
    allowed: [
      'import { b } from "./hero/schema"',
      'import { b } from "./nestable"',
      'import { b } from "../fields/b"',
    ],
    forbidden: [
      'import { b } from "./nesting"',
      'import { b } from "./hero/Hero"',
      'import { b } from "./hero/checks"',
      'import { b } from "./registry"',
      'import { b } from "../ui/b"',
    ],
  },
  "src/config/a.ts": {
    allowed: [
      'import { b } from "../fields/text"',
      'import { b } from "../schema/b"',
      'import { b } from "../blocks/schemas"',
    ],
    forbidden: [
      'import { b } from "../blocks/staff/Staff"',
      'import { b } from "../blocks/structuredData"',
      'import { b } from "../blocks/hero/schema"',
      'import { b } from "../compile/b"',
      'import { b } from "../blocks/registry"',
      'import { b } from "node:fs"',
    ],
  },
  "src/validate/checks/a.ts": {
    allowed: [
      'import { b } from "../../blocks/checks"',
      'import { b } from "../b"',
      'import { b } from "../../config/b"',
      'import { b } from "../../json/b"',
      'import { b } from "jsonc-parser"',
    ],
    forbidden: [
      'import { b } from "../../blocks/hero/Hero"',
      'import { b } from "../../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../../blocks/hero/schema"',
      'import { b } from "node:fs"',
      'import { b } from "../../compile/b"',
      'import { b } from "../../reference/b"',
      'import { b } from "../../report/b"',
      'import { b } from "../../node/b"',
    ],
  },
  "src/report/a.ts": {
    allowed: ['import { b } from "../validate/b"', 'import { b } from "../json/b"'],
    forbidden: ['import { b } from "../config/b"', 'import { b } from "node:fs"'],
  },
  "src/compile/a.ts": {
    allowed: [
      'import { b } from "../blocks/schemas"',
      'import { b } from "../config/b"',
      'import { b } from "../fields/text"',
      'import { b } from "../schema/b"',
    ],
    forbidden: [
      'import { b } from "../blocks/hero/Hero"',
      'import { b } from "../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../blocks/hero/schema"',
      'import { b } from "node:path"',
      'import { b } from "../validate/b"',
      'import { b } from "../ui/b"',
    ],
  },
  "src/styling/theme/a.ts": {
    allowed: ['import type { b } from "../../config/b"', 'import { b } from "./b"'],
    forbidden: [
      'import { b } from "../../config/b"',
      'import { b } from "../../ui/b"',
      'import { b } from "@emotion/react"',
    ],
  },
  "src/styling/emotion/a.ts": {
    allowed: [
      'import { b } from "react/jsx-runtime"',
      'import { b } from "@emotion/react"',
      'import { b } from "./b"',
    ],
    forbidden: [
      'import { b } from "@else/react"',
      'import { b } from "../../ui/b"',
      'import { b } from "vite"',
      'import { b } from "node:fs"',
    ],
  },
  "src/styling/compiler/a.mjs": {
    allowed: ['import { b } from "node:path"', 'import { b } from "vite"', 'import { b } from "./b"'],
    forbidden: [
      'import { b } from "../../cli/b"',
      'import { b } from "../../node/b"',
      'import { b } from "../emotion/b"',
    ],
  },
  "src/ui/a.tsx": {
    allowed: [
      'import { b } from "../styling/theme/b"',
      'import type { b } from "../compile/b"',
      'import { b } from "react"',
    ],
    forbidden: [
      'import { b } from "../compile/b"',
      'import { b } from "../app/b"',
      'import { b } from "zod"',
      'import { b } from "../blocks/b"',
    ],
  },
  "src/ui/elements/a.tsx": {
    allowed: ['import { b } from "./b"', 'import { b } from "../Settings"'],
    forbidden: ['import { b } from "../controls/b"', 'import { b } from "../Section"'],
  },
  "src/ui/controls/a.tsx": {
    allowed: ['import { b } from "../elements/b"', 'import { b } from "./b"'],
    forbidden: ['import { b } from "../Group"', 'import { b } from "../../blocks/b"'],
  },
  "src/blocks/hero/Hero.tsx": {
    allowed: [
      'import type { b } from "./schema"',
      'import { b } from "../../ui/b"',
      'import { b } from "../../styling/theme/b"',
      'import { b } from "./HeroCard"',
    ],
    forbidden: [
      'import { b } from "./schema"',
      'import { b } from "../cards/Cards"',
      'import { b } from "../BlockRenderer"',
      'import { b } from "../../app/b"',
      'import { b } from "ajv"',
    ],
  },
  "src/app/layout/a.tsx": {
    allowed: ['import { b } from "../../ui/b"', 'import type { b } from "../../compile/b"'],
    forbidden: [
      'import { b } from "../../blocks/registry"',
      'import { b } from "../b"',
      'import { b } from "mdast-util-from-markdown"',
    ],
  },
  "src/app/a.tsx": {
    allowed: [
      'import { b } from "./layout/b"',
      'import { b } from "../blocks/registry"',
      'import type { b } from "../compile/b"',
    ],
    forbidden: [
      'import { b } from "../blocks/hero/Hero"',
      'import { b } from "../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../blocks/hero/schema"',
      'import { b } from "../node/b"',
      'import { b } from "../config/b"',
      'import { b } from "node:fs"',
      'import { b } from "@iconify-json/lucide"',
    ],
  },
  "src/core/a.ts": {
    allowed: [
      'import { b } from "../blocks/registry"',
      'import { b } from "../validate/b"',
      'import { b } from "../compile/b"',
      'import { b } from "../app/b"',
      'import { b } from "image-size"',
    ],
    forbidden: [
      'import { b } from "../blocks/hero/Hero"',
      'import { b } from "../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../blocks/hero/schema"',
      'import { b } from "../node/input/b"',
      'import type { b } from "../cli/b"',
    ],
  },
  "src/reference/a.ts": {
    allowed: [
      'import { b } from "../config/b"',
      'import { b } from "../validate/b"',
      'import { b } from "../blocks/schemas"',
    ],
    forbidden: [
      'import { b } from "../blocks/hero/Hero"',
      'import { b } from "../blocks/tabs/tabOfAnchor"',
      'import type { b } from "../blocks/hero/schema"',
      'import { b } from "node:fs"',
      'import { b } from "../compile/b"',
      'import { b } from "../node/b"',
    ],
  },
  "src/project/a.ts": {
    allowed: [
      'import { b } from "../core/b"',
      'import { b } from "../config/b"',
      'import { b } from "jsonc-parser"',
    ],
    forbidden: [
      'import { b } from "node:fs"',
      'import { b } from "../node/b"',
      'import { b } from "../validate/b"',
    ],
  },
  "src/node/input/a.ts": {
    allowed: [
      'import { b } from "node:fs"',
      'import { b } from "../../app/b"',
      'import { b } from "../../validate/b"',
    ],
    forbidden: ['import { b } from "../../cli/b"'],
  },
};

/** One file for each import, so that each is judged by itself. */
const files = Object.entries(rooms).flatMap(([file, { allowed, forbidden }]) =>
  [
    ...allowed.map((line) => ({ line, isAllowed: true })),
    ...forbidden.map((line) => ({ line, isAllowed: false })),
  ].map((one) => ({ file, ...one })),
);

let house: string;
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), "spawnpage-rooms-"));
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

describe("the linter keeps the rooms apart", () => {
  it.each(files.map(({ file, line, isAllowed }) => [file, isAllowed ? "may" : "may not", line] as const))(
    "%s %s: %s",
    (file, may, line) => {
      expect(complaintsAbout(file).has(line)).toBe(may === "may not");
    },
  );
});

describe("the linter keeps the files around a config out of all rooms but those that write them", () => {
  const writers = ["src/node/", "src/project/"];
  const others = Object.keys(rooms).filter((file) => !writers.some((room) => file.startsWith(room)));
  it.each(others)("%s", (file) => {
    expect(complaintsAbout(file).has(importOfProject(file))).toBe(true);
  });
});

/** The rooms that run in a browser too, each by a file in it. */
const reached = [
  "app/a.tsx",
  "app/layout/a.tsx",
  "blocks/hero/Hero.tsx",
  "blocks/a.tsx",
  "compile/a.ts",
  "config/a.ts",
  "core/a.ts",
  "fields/a.ts",
  "json/a.ts",
  "project/a.ts",
  "reference/a.ts",
  "report/a.ts",
  "schema/a.ts",
  "styling/a.ts",
  "ui/a.tsx",
  "validate/checks/a.ts",
  "words/a.ts",
];

describe("the linter keeps Node out of all that runs in a browser too", () => {
  it.each(reached)("src/%s", (file) => {
    const lines = ['import { b } from "node:fs"', 'import { b } from "path"'];
    expect(refusedLines(`src/${file}`, lines, "no-nodejs-modules")).toEqual(new Set(lines));
  });
});

describe("the linter keeps zod's languages out of bundles", () => {
  it("refuses zod's member z, which holds them, and takes zod as a whole", () => {
    const whole = 'import * as z from "zod"';
    const member = 'import { z as zod } from "zod"';
    expect(refusedLines("src/a.ts", [whole, member], "import-style")).toEqual(new Set([member]));
  });
});

const known = new Map<string, Set<string>>();

/** A line that takes something of src/project/ into a file. */
function importOfProject(file: string): string {
  return `import { b } from "${"../".repeat(file.split("/").length - 2)}project/b"`;
}

/** The imports of a room that the linter refuses. */
function complaintsAbout(file: string): Set<string> {
  const cached = known.get(file);
  if (cached) return cached;
  const { allowed, forbidden } = rooms[file]!;
  const lines = [...allowed, ...forbidden, importOfProject(file)];
  const refused = refusedLines(file, lines, "no-restricted-imports");
  known.set(file, refused);
  return refused;
}

/** The lines of imports, in a file of a house with nothing else in it, that a rule of the linter refuses. */
function refusedLines(file: string, lines: readonly string[], rule: string): Set<string> {
  const room = mkdtempSync(join(house, "house-"));
  cpSync(join(root, ".oxlintrc.json"), join(room, ".oxlintrc.json"));
  mkdirSync(join(room, dirname(file)), { recursive: true });
  const distinct = lines.map((line, index) => line.replace("{ b }", `{ b as b${index} }`));
  writeFileSync(join(room, file), `${distinct.join(";\n")};\n`);
  const { stdout } = spawnSync(process.execPath, [oxlint, "--format=json", "."], {
    cwd: room,
    encoding: "utf8",
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; labels: { span: { line: number } }[] }[];
  };
  return new Set(
    diagnostics
      .filter(({ code }) => code.includes(rule))
      .flatMap(({ labels }) => labels.map(({ span }) => lines[span.line - 1] ?? "")),
  );
}
