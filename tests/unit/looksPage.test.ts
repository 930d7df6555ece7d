import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { presetNames } from "../../src/config/theme";
import { root } from "../sites/configs";

test("each preset is shown in docs/looks.md by a picture, in the order of the config", () => {
  const page = readFileSync(join(root, "docs/looks.md"), "utf8");
  const shown = [...page.matchAll(/^## (\S+)\n\n!\[([^\]]+)\]\(([^)]+)\)$/gm)];
  expect(shown.map(([, name]) => name)).toEqual(presetNames);
  for (const [, name, alt, file] of shown) {
    expect([alt, file]).toEqual([`The preset ${name}`, `images/look-${name}.webp`]);
    expect(existsSync(join(root, "docs", file!)), file).toBe(true);
  }
});
