import { expect, test } from "vitest";
import { isWhole } from "../../tests/property/share";
import { formatDiagnostics } from "../report/people";
import { explanations } from "./explanations";
import { exampleSurroundings } from "./exampleSurroundings";
import { validate } from "./validate";

const long = "long-".repeat(600);

/** A config with each of its keys or texts made very long, one at a time. */
function* stretched(value: unknown): Generator {
  if (typeof value === "string") yield value + long;
  if (Array.isArray(value)) {
    for (const [index, entry] of value.entries())
      for (const other of stretched(entry)) yield value.with(index, other);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      yield Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name === key ? name + long : name, one]),
      );
      for (const other of stretched(entry)) yield { ...value, [key]: other };
    }
  }
}

test("keeps messages and report lines short for any key and value", () => {
  const texts = Object.values(explanations).flatMap(({ example }) =>
    typeof example === "string" ? [example] : [],
  );
  const all = texts.flatMap((text) => {
    try {
      return [...stretched(JSON.parse(text))].map((config) => JSON.stringify(config));
    } catch {
      return [];
    }
  });
  // A sample of more than a thousand, with each kind of key and value.
  const every = isWhole ? 8 : 24;
  const configs = all.filter((_, index) => index % every === 0);
  expect(configs.length).toBeGreaterThan(60);
  const tooLong = new Set<string>();
  for (const text of configs) {
    const { diagnostics } = validate(text, exampleSurroundings);
    for (const { code, message } of diagnostics)
      if (message.length > 2000) tooLong.add(`${code}: ${message.slice(0, 200)}`);
    const lines = formatDiagnostics(diagnostics, { file: "site.config.json", text }).split("\n");
    for (const line of lines) if (line.length > 2000) tooLong.add(line.slice(0, 200));
  }
  expect([...tooLong]).toEqual([]);
});

test("looks up a very long name like any other", () => {
  const long = "a".repeat(60_000);
  const items = [
    { title: "A", href: `/${long}` },
    { title: "A", icon: long },
    { title: "A", tag: long },
    { title: "A", copy: "x", toast: long },
  ];
  const config = {
    version: 1,
    site: { name: "Mossy" },
    routes: [{ path: "/", title: "Home", blocks: [{ type: "cards", items }] }],
  };
  const { diagnostics } = validate(JSON.stringify(config), exampleSurroundings);
  expect(diagnostics.map(({ code }) => code).sort()).toEqual([
    "unknown-icon",
    "unknown-page",
    "unknown-tag",
    "unknown-toast",
  ]);
});
