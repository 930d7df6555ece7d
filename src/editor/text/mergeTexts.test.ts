import { expect, test } from "vitest";
import { EditableText } from "./editableText";
import { mergeTexts } from "./mergeTexts";

const base = `{
  "site": { "name": "Orbis" },
  "routes": [
    { "path": "/", "blocks": [
      { "type": "hero", "heading": "Hello", "text": "Come in" },
      { "type": "rules", "rules": ["No griefing", "No spam", "Be kind"] }
    ] },
    { "path": "/staff", "blocks": [{ "type": "team", "members": [{ "name": "Ada" }, { "name": "Bo" }, { "name": "Cy" }] }] }
  ]
}
`;

/** Merges two versions of the base, each described by replacements. */
function merge(mine: [string, string][], theirs: [string, string][], choices: ("mine" | "theirs")[] = []) {
  const edit = (edits: [string, string][]) =>
    edits.reduce((text, [from, to]) => text.replace(from, to), base);
  const result = mergeTexts({ base, mine: edit(mine), theirs: edit(theirs) }, choices);
  if ("refused" in result) throw new Error(result.refused);
  return { ...result, expected: edit([...theirs, ...mine]) };
}

test.each<[string, [string, string][], [string, string][]]>([
  ["two texts of a block without id", [['"Hello"', '"Hi"']], [['"Come in"', '"Stay"']]],
  ["two entries of a list of texts", [['"No griefing"', '"Never grief"']], [['"Be kind"', '"Be nice"']]],
  [
    "an entry and its new neighbour",
    [['"No spam"', '"No spam at all"']],
    [['"No spam", ', '"No bots", "No spam", ']],
  ],
  [
    "a text and an order",
    [['"Ada"', '"Ada L."']],
    [['{ "name": "Bo" }, { "name": "Cy" }', '{ "name": "Cy" }, { "name": "Bo" }']],
  ],
  ["a removed entry and a changed one", [['"No griefing", ', ""]], [['"No spam"', '"No ads"']]],
  [
    "a new key and a changed one",
    [['"heading": "Hello"', '"heading": "Hello", "width": "wide"']],
    [['"Come in"', '"Stay"']],
  ],
  ["a page's path and its blocks", [['"/staff"', '"/team"']], [['"Cy"', '"Cyd"']]],
  ["the format and a text", [['"Hello"', '"Hi"']], [['{ "name": "Orbis" }', '{\n    "name": "Orbis"\n  }']]],
])("merges %s, and keeps the format of theirs", (_, mine, theirs) => {
  const { text, conflicts, expected } = merge(mine, theirs);
  expect(text).toBe(expected);
  expect(conflicts).toEqual([]);
});

test("lists the places of both sides", () => {
  const { merged } = merge(
    [
      ['"Hello"', '"Hi"'],
      ['"No griefing", ', ""],
    ],
    [['"Come in"', '"Stay"']],
  );
  expect(merged).toEqual([
    { from: "mine", kind: "changed", places: sides(["routes", 0, "blocks", 0, "heading"]) },
    { from: "theirs", kind: "changed", places: sides(["routes", 0, "blocks", 0, "text"]) },
    { from: "mine", kind: "removed", places: { theirs: ["routes", 0, "blocks", 1, "rules", 0] } },
  ]);
});

function sides(path: (string | number)[]) {
  return { mine: path, theirs: path };
}

test("reports a place that both changed once, with its values, and keeps theirs or the chosen one", () => {
  const mine: [string, string][] = [
    ['"Hello"', '"Hi"'],
    ['"Come in"', '"Stay"'],
  ];
  const { text, conflicts } = merge(mine, [['"Hello"', '"Hey"']]);
  expect(conflicts).toEqual([
    {
      about: "value",
      places: sides(["routes", 0, "blocks", 0, "heading"]),
      base: "Hello",
      mine: "Hi",
      theirs: "Hey",
    },
  ]);
  expect(text).toBe(base.replace("Hello", "Hey").replace("Come in", "Stay"));
  expect(merge(mine, [['"Hello"', '"Hey"']], ["mine"]).text).toBe(
    base.replace("Hello", "Hi").replace("Come in", "Stay"),
  );
});

test("reports an entry that one side removed and the other changed", () => {
  const { text, conflicts } = merge([['"No griefing", ', ""]], [['"No griefing"', '"No grief"']]);
  expect(conflicts).toEqual([
    {
      about: "value",
      places: { theirs: ["routes", 0, "blocks", 1, "rules", 0] },
      base: "No griefing",
      mine: undefined,
      theirs: "No grief",
    },
  ]);
  expect(text).toContain('["No grief", "No spam", "Be kind"]');
});

test("reports two different orders of a list once", () => {
  const order = (...names: string[]) => names.map((name) => `{ "name": "${name}" }`).join(", ");
  const old = order("Ada", "Bo", "Cy");
  const [mine, theirs] = [order("Bo", "Ada", "Cy"), order("Ada", "Cy", "Bo")];
  const { conflicts } = merge([[old, mine]], [[old, theirs]]);
  expect(conflicts).toMatchObject([{ about: "order", places: sides(["routes", 1, "blocks", 0, "members"]) }]);
  expect(merge([[old, mine]], [[old, theirs]], ["mine"]).text).toContain(mine);
  expect(merge([[old, mine]], [[old, theirs]], ["theirs"]).text).toContain(theirs);
});

test("asks once for a block whose type one side changed and whose text the other changed", () => {
  const { conflicts } = merge(
    [['{ "type": "hero", "heading": "Hello", "text": "Come in" }', '{ "type": "text", "text": "Come in" }']],
    [['"Hello"', '"Hey"']],
  );
  expect(conflicts.map(({ places }) => places)).toEqual([sides(["routes", 0, "blocks", 0])]);
});

test.each([
  ["theirs", { base, mine: base, theirs: '{\n  "a": "x\n}' }, "The changed file"],
  ["mine", { base, mine: '{\n  "a": "x\n}', theirs: base }, "The text in the editor"],
  ["base", { base: '{\n  "a": "x\n}', mine: base, theirs: base }, "The last saved file"],
])("refuses a broken text (%s) with the line", (_, texts, name) => {
  expect(mergeTexts(texts)).toEqual({
    refused: `${name} has a mistake on line 2: The closing quotation mark (") is missing. Add it on this line. To start a new line inside text, use \\n.`,
  });
});

test("changes nothing until each conflict has a winner, and is one entry of the undo list", () => {
  const edited = new EditableText(base);
  edited.edit([{ do: "set", path: ["site", "name"], value: "Mine" }], { now: 0 });
  const versions = { base, theirs: base.replace("Orbis", "Theirs").replace("Hello", "Hey") };
  const gesture = { label: "changes from outside", now: 1 };
  expect(edited.merge(versions, [], gesture)).toMatchObject({
    conflicts: [{ mine: "Mine" }],
    applied: undefined,
  });
  expect(edited.text).toContain('"Mine"');
  edited.merge(versions, ["theirs"], gesture);
  expect(edited.text).toBe(versions.theirs);
  expect(edited.labels).toEqual({ undo: "changes from outside", redo: undefined });
  edited.undo();
  expect(edited.text).toBe(base.replace("Orbis", "Mine"));
});
