import { expect, it } from "vitest";
import { readCatalogue } from "./catalogueFile";

const read = (text: string) => readCatalogue("site.de.po", () => ({ text }));

it("reads entries with several lines, contexts, comments and escapes", () => {
  const text = `# A translator's note
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\n"

#: Home (/)
msgid "Two\\n"
"lines \\"here\\""
msgstr "Zwei\\nZeilen"

msgctxt "badge"
msgid "Open"
msgstr "Geöffnet"

msgid "Open"
msgstr "Öffnen"

#~ msgid "Old"
#~ msgstr "Alt"
`;
  const texts = { 'Two\nlines "here"': "Zwei\nZeilen", Open: { badge: "Geöffnet", "*": "Öffnen" } };
  expect(read(text)).toEqual({ texts });
  expect(read(text.replaceAll("\n", "\r\n"))).toEqual({ texts });
});

it("treats entries marked as fuzzy as missing", () => {
  expect(read('#, fuzzy\nmsgid "Rules"\nmsgstr "Regel"\n\nmsgid "Home"\nmsgstr "Start"\n')).toEqual({
    texts: { Rules: "", Home: "Start" },
  });
});

it.each([
  ['msgid "Rules\nmsgstr "Regeln"', "line 1"],
  ['msgid "Rules"\nmsgstr "Reg\\xeln"', "line 2"],
  [
    'msgid "Rule"\nmsgid_plural "Rules"\nmsgstr[0] "Regel"\nmsgstr[1] "Regeln"',
    "line 2: Texts of a site have no plural",
  ],
  ['"Rules"', "line 1: This text belongs to no entry"],
  ['msgid "A"\nmsgid "B"', "line 2: This entry has two lines with msgid"],
  ['msgid "A"\nmsgstr "B"\n\nmsgctxt "badge"\nmsgid "C"\n', "line 5: This entry has no msgstr"],
  ['msgstr "B"\n\nmsgid "A"\nmsgstr "B"', "line 1: This entry has no msgid"],
])("explains a fault in %j", (text, message) => {
  expect(read(text)).toMatchObject({ problem: expect.stringContaining(message) as string });
});

it("keeps a key named like a prototype as a text", () => {
  const { texts = {} } = read('msgid "__proto__"\nmsgstr "x"\n') as { texts?: object };
  expect(Object.entries(texts)).toEqual([["__proto__", "x"]]);
  expect(({} as { x?: string }).x).toBeUndefined();
});
