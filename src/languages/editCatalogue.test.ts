import { describe, expect, it } from "vitest";
import { editJson, editPo } from "./editCatalogue";
import { formatPoEntry, poHeader, readPo } from "./po";

const order = ["Home", "Rules", "Join", "Map"];
const config = (texts: string) => `{\n  "languages": { "de": { "texts": ${texts} } }\n}\n`;
const edit = (texts: string, ...edits: { key: string; value: string | true }[]) =>
  editJson(config(texts), ["languages", "de", "texts"], edits, { order });

describe("in JSON", () => {
  it("adds entries in the order of the pages, with the formatting around them", () => {
    const empty = ["Home", "Join", "Map"].map((key) => ({ key, value: "" }));
    expect(edit('{\n    "Rules": "Regeln",\n    "Old": "Alt"\n  }', ...empty.toReversed())).toBe(
      config(
        '{\n    "Home": "",\n    "Rules": "Regeln",\n    "Join": "",\n    "Map": "",\n    "Old": "Alt"\n  }',
      ),
    );
    expect(edit('{"Rules":"Regeln"}', ...empty)).toBe(
      config('{"Home":"","Rules":"Regeln","Join":"","Map":""}'),
    );
  });

  it("fills an empty catalogue, and creates a missing one", () => {
    expect(edit("{}", { key: "Home", value: "" })).toBe(config('{ "Home": "" }'));
    expect(editJson("{}\n", [], [{ key: "Home", value: "" }], { order })).toBe('{ "Home": "" }\n');
    expect(
      JSON.parse(editJson('{ "a": 1 }', ["languages", "de", "texts"], [{ key: "A", value: "" }], { order })!),
    ).toEqual({
      a: 1,
      languages: { de: { texts: { A: "" } } },
    });
  });

  it("writes several entries of an empty catalogue on a line each", () => {
    const entries = ["Join", "Home"].map((key) => ({ key, value: "" }));
    expect(edit("{}", ...entries)).toBe(config('{\n    "Home": "",\n    "Join": ""\n  }'));
    expect(editJson("{}\n", [], entries, { order })).toBe('{\n  "Home": "",\n  "Join": ""\n}\n');
    expect(editJson('{\r\n\t"de": {}\r\n}', ["de", "texts"], entries, { order })).toBe(
      '{\r\n\t"de": { "texts": {\r\n\t\t"Home": "",\r\n\t\t"Join": ""\r\n\t} }\r\n}',
    );
  });

  it("replaces values", () => {
    const entries = [
      { key: "Home", value: "Start" },
      { key: "Map", value: true as const },
    ];
    expect(edit('{ "Home": "", "Map": "Karte" }', ...entries)).toBe(
      config('{ "Home": "Start", "Map": true }'),
    );
  });

  it("keeps a byte-order mark", () => {
    const text = `\uFEFF{ "Home": "" }`;
    expect(editJson(text, [], [{ key: "Home", value: "Start" }], { order })).toBe(
      `\uFEFF{ "Home": "Start" }`,
    );
  });
});

describe("in a PO file", () => {
  const po = (text: string, ...edits: { key: string; value: string | true | Record<string, string> }[]) =>
    editPo(text, edits, { order, code: "de" });

  it("adds entries in the order of the pages, and keeps everything else", () => {
    const text = `${poHeader("de")}\n# A note\nmsgid "Rules"\nmsgstr "Regeln"\n\n#~ msgid "Old"\n#~ msgstr "Alt"\n`;
    const added = po(text, { key: "Join", value: "" }, { key: "Home", value: "" })!;
    expect(added.replace(poHeader("de"), "")).toBe(
      `\nmsgid "Home"\nmsgstr ""\n\n# A note\nmsgid "Rules"\nmsgstr "Regeln"\n\nmsgid "Join"\nmsgstr ""\n\n#~ msgid "Old"\n#~ msgstr "Alt"\n`,
    );
  });

  it("starts a new file with a header", () => {
    expect(po("", { key: "Home", value: "" })).toBe(`${poHeader("de")}\nmsgid "Home"\nmsgstr ""\n`);
  });

  it("finishes an entry that was marked as fuzzy", () => {
    const text = '#: a:1\n#, fuzzy, c-format\n#| msgid "Rule"\nmsgid "Rules"\nmsgstr "Regel"\n';
    expect(po(text, { key: "Rules", value: "Regeln" })).toBe(
      '#: a:1\n#, c-format\nmsgid "Rules"\nmsgstr "Regeln"\n',
    );
    expect(po(text.replace("fuzzy, c-format", "c-format, fuzzy"), { key: "Rules", value: "Regeln" })).toBe(
      '#: a:1\n#, c-format\nmsgid "Rules"\nmsgstr "Regeln"\n',
    );
  });

  it("writes meanings as contexts, and keeps Windows line ends", () => {
    const text = 'msgid "Map"\r\nmsgstr "Karte"\r\n';
    expect(po(text, { key: "Map", value: { "*": "Plan", badge: "Neu" } })).toBe(
      'msgid "Map"\r\nmsgstr "Plan"\r\n\r\nmsgctxt "badge"\r\nmsgid "Map"\r\nmsgstr "Neu"\r\n',
    );
  });
});

it("writes PO entries that it reads again", () => {
  const texts = ['Two\nlines "here"', "A \\ and\ttab", "Ends with a line\n", "\n", "{{ip}} [a](/b)", "…  "];
  const file = texts
    .map((source) => formatPoEntry({ source, text: source, context: "a key", notes: ["Home\n(/)"] }))
    .join("\n");
  const read = readPo(file);
  expect(
    "entries" in read && read.entries.map(({ context, source, text }) => [context, source, text]),
  ).toEqual(texts.map((text) => ["a key", text, text]));
});
