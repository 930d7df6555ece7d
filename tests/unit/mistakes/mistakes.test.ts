import { describe, expect, test } from "vitest";
import { fixText } from "../../../src/validate/fixes/fixText";
import { validate } from "../../../src/validate/validate";
import { fixFlaws } from "../../property/fixes";
import { surroundings } from "../../validate/surroundings";
import { mistakes } from "./cases";
import { documentOf, textOf } from "./document";

const cases = mistakes.flatMap((theme) => theme.cases.map((one) => [one.title, textOf(one)] as const));

describe("an owner's mistakes", () => {
  // `vitest -u` writes the document anew. Read it as an owner would: each answer names the place, the cause and what to write.
  test("get the answers of answers.md", async () => {
    await expect(documentOf(mistakes)).toMatchFileSnapshot("answers.md");
  });

  test.each(cases)("have only sound fixes: %s", (_title, text) => {
    const { diagnostics } = validate(text, surroundings);
    expect(fixFlaws(text, diagnostics, surroundings)).toEqual([]);
  });

  test.each(cases)("have no fix that --fix does not make: %s", (_title, text) => {
    expect(fixText(text, surroundings).diagnostics.filter(({ edits }) => edits)).toEqual([]);
  });
});
