import { describe, expect, test } from "vitest";
import { mistakes } from "./cases";
import { documentOf } from "./document";

describe("an owner's mistakes", () => {
  test("get the answers of answers.md", async () => {
    await expect(documentOf(mistakes)).toMatchFileSnapshot("answers.md");
  });
});
