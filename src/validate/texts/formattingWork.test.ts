import { describe, expect, test } from "vitest";
import { minimalConfig } from "../../../tests/validate/minimalBlocks";
import { surroundings } from "../../../tests/validate/surroundings";
import { validate } from "../validate";

/** The codes for a config of 5 MB whose texts repeat a piece. */
function codesOf(piece: string): string[] {
  const text = piece.repeat(Math.floor(49_000 / piece.length));
  const blocks = Array.from({ length: 100 }, (_, index) => ({
    type: "text",
    text: `Part ${index}\n\n${text}`,
  }));
  const { diagnostics } = validate(JSON.stringify(minimalConfig(...blocks)), surroundings);
  return [...new Set(diagnostics.map(({ code }) => code))];
}

describe("5 MB of formatted texts", () => {
  test("are accepted with typical formatting", () => {
    const page =
      "Read the **rules** and [go home](/). Type `/spawn [home]` to *return*, and wait for the others.\n\n" +
      "- Entry with `code`\n- Another entry\n\n```\n/give <name> | more\n```\n\n";
    expect(codesOf(page)).toEqual([]);
    const table = "| Item | Where |\n| --- | :-: |\n" + "| **Axe**  `/axe` | [Shop](/) |\n".repeat(60);
    expect(codesOf(`${table}\n`)).toEqual([]);
  });

  test.each(["a\\\n", "a|b\n-|-\n", "[a][b] ", "&amp;"])("are rejected if %j repeats", (piece) => {
    expect(codesOf(piece)).toContain("too-much-formatting");
  });
});
