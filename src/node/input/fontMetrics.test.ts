import { expect, it } from "vitest";
import type { PackagedFontName } from "../../core/fonts/packagedFont";
import { measureFont } from "./fontMetrics";
import { fontPackages, packagedFont } from "./packagedFonts";

// After an update of the fonts: npm test -- --project unit src/node/input/fontMetrics.test.ts -u
it("knows the measures of every font that comes with the program", async () => {
  const measured: Record<string, object> = {};
  for (const [name, packageName] of Object.entries(fontPackages)) {
    const { faces } = await packagedFont(name as PackagedFontName, ["latin"]);
    measured[packageName] = await measureFont(faces[0]!.file.source);
  }
  await expect(`${JSON.stringify(measured, null, 2)}\n`).toMatchFileSnapshot("./fontMetrics.json");
});
