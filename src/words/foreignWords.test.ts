import { expect, test } from "vitest";
import { namingTypes } from "../../tests/validate/namingTypes";
import { configWith, fixed, report } from "../../tests/validate/surroundings";
import { foreignAmong } from "./foreignWords";

const said = (text: string) =>
  namingTypes(report(text))
    .split("\n")
    .filter((line) => line.startsWith("There is"));

test("recognises German, Spanish and French keys by meaning", () => {
  const text = configWith(
    '{ "typ": "regeln", "einträge": [{ "name": "Be kind" }] },\n{ "type": "hero", "überschrift": "Hallo", "Knöpfe": [] },\n{ "type": "text", "texto": "Hola" }',
    '"seiten": [],\n"Farben": {},\n"navegación": []',
  );
  expect(said(text)).toMatchInlineSnapshot(`[]`);
});

test("renames unambiguous words", () => {
  const text = configWith('{ "type": "hero", "überschrift": "Hallo" }, { "type": "text", "inhalt": "Ja." }');
  expect(JSON.parse(fixed(text))).toMatchObject({
    routes: [{ blocks: [{ type: "hero", heading: "Hallo" }, { text: "Ja." }] }, {}],
  });
});

test("compares other words by spelling", () => {
  expect(foreignAmong("rutes", ["routes"])).toEqual([]);
  expect(foreignAmong("rutas", ["site"])).toEqual([]);
});
