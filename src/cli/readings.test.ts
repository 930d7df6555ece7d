import { expect, test } from "vitest";
import { configWith, surroundings } from "../../tests/validate/surroundings";
import { validate } from "../validate/validate";
import { Readings } from "./readings";

const findingsOf = (blocks: string) => validate(configWith(blocks), surroundings).diagnostics;
const bold = (name: string) => `{ "type": "callout", "heading": "**${name}**", "text": "A" }`;
/** The output after each of several texts. */
const told = (...blocks: string[]) => {
  const readings = new Readings();
  return blocks.map((text) => {
    const { shown, outcome } = readings.next(findingsOf(text));
    return [shown.map(({ message }) => /"\*\*(\w+)/.exec(message)?.[1] ?? message.slice(0, 20)), outcome];
  });
};

test("shows new warnings and counts the others", () => {
  expect(
    told(
      `${bold("One")},\n${bold("Two")}`,
      `${bold("One")},\n${bold("Two")}`,
      `${bold("One")},\n${bold("Two")},\n${bold("Three")}`,
      bold("Four"),
      '{ "type": "text", "text": "A" }',
      '{ "type": "text", "text": "B" }',
    ),
  ).toEqual([
    [["One", "Two"], "Site updated. 2 warnings."],
    [[], "Site updated. 2 warnings: 2 unchanged."],
    [["Three"], "Site updated. 3 warnings: 1 new, 2 unchanged."],
    [["Four"], "Site updated. 1 warning: 1 new, 3 resolved."],
    [[], "Site updated. No warnings left."],
    [[], "Site updated."],
  ]);
});

test("recognises a warning that has moved to another line", () => {
  const [, second] = told(bold("One"), `\n\n\n${bold("One")}`);
  expect(second).toEqual([[], "Site updated. 1 warning: 1 unchanged."]);
});

test("shows errors after every save, and known warnings only once", () => {
  const broken = `${bold("One")},\n{ "type": "text", "text": 5 }`;
  const [, error, again, fixed] = told(bold("One"), broken, broken, bold("One"));
  expect(error![0]).toEqual(['"text" must be text ']);
  expect(again![0]).toEqual(error![0]);
  expect(fixed).toEqual([[], "Site updated. 1 warning: 1 unchanged."]);
});
