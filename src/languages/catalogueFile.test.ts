import { expect, test } from "vitest";
import { readCatalogue } from "./catalogueFile";

const read = (text: string) => readCatalogue("site.de.json", () => ({ text }));

const problemIn = (text: string) => read(text).problem;

test("names the line of a mistake in a JSON file", () => {
  expect(problemIn('{\n  "Join": "Mitspielen"\n  "Home": "Start"\n}')).toBe(
    'site.de.json, line 2: A comma is missing before "Home".',
  );
  expect(problemIn('{\n  "Home": "Start",\n}')).toBe(
    'site.de.json, line 2: There is a comma before "}". Remove it.',
  );
});

test("rejects a text with two entries, because one would be lost", () => {
  expect(problemIn('{\n  "Join": "Mitmachen",\n  "Join": "Mitspielen"\n}')).toBe(
    'site.de.json, line 2: "Join" is also set on line 3, and that value is used. Remove one of the two.',
  );
});

test("reads an empty file as a catalogue without entries", () => {
  expect(read("")).toEqual({ texts: {} });
  expect(read("\uFEFF \r\n")).toEqual({ texts: {} });
});
