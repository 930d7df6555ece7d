import { describe, expect, test } from "vitest";
import { fixText } from "../../../src/validate/fixes/fixText";
import { validate } from "../../../src/validate/validate";
import { fixFlaws } from "../../property/fixes";
import { surroundings } from "../../validate/surroundings";
import { mistakes } from "./cases";
import { documentOf, textOf } from "./document";
import { isValidOffer, offersOf } from "./offers";

const cases = mistakes.flatMap((theme) => theme.cases.map((one) => [one.title, textOf(one)] as const));

describe("an owner's mistakes", () => {
  // `vitest -u` updates the document. Check that each message names the place, the cause and the text to write.
  test("get the messages in answers.md", async () => {
    await expect(documentOf(mistakes)).toMatchFileSnapshot("answers.md");
  });

  test.each(cases)("have only sound fixes: %s", (_title, text) => {
    const { diagnostics } = validate(text, surroundings);
    expect(fixFlaws(text, diagnostics, surroundings)).toEqual([]);
  });

  test.each(cases)("have no fix that --fix does not make: %s", (_title, text) => {
    expect(fixText(text, surroundings).diagnostics.filter(({ edits }) => edits)).toEqual([]);
  });

  const offers = cases.flatMap(([title, text]) =>
    validate(text, surroundings).diagnostics.flatMap(({ message, path }) =>
      offersOf(message).map(
        (offer, index, all) =>
          [
            title,
            JSON.stringify(offer),
            { text, path, offer, others: all.filter((_, at) => at !== index) },
          ] as const,
      ),
    ),
  );

  test("get messages with text to paste", () => {
    expect(offers.length).toBeGreaterThan(20);
  });

  test.each(offers)(
    "get only valid text to paste: %s: %s",
    (_title, _json, { text, path, offer, others }) => {
      expect(isValidOffer(text, path, offer, surroundings, others)).toBe(true);
    },
  );
});

describe("offersOf", () => {
  test("reads keys with values after a verb", () => {
    expect(offersOf('A card has no "label". Write "tag": "pvp", "size": [1, 2] here.')).toEqual([
      { tag: "pvp", size: [1, 2] },
    ]);
    expect(offersOf('Write "tag" here.')).toEqual([]);
  });

  test("finds an offer that is invalid", () => {
    const text = '{ "version": 1, "site": { "name": "Mossy" }, "routes": [] }';
    expect(isValidOffer(text, ["site"], { nmae: "Mossy" }, surroundings)).toBe(false);
    expect(isValidOffer(text, ["site"], { language: "en" }, surroundings)).toBe(true);
  });
});
