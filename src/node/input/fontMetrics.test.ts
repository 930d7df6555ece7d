import { expect, it } from "vitest";
import type { PackagedFontName } from "../../core/fonts/packagedFont";
import { measureFont } from "./fontMetrics";
import { fontPackages, packagedFont } from "./packagedFonts";

// After a font update: npm test -- --project unit src/node/input/fontMetrics.test.ts -u
it("lists the metrics of every bundled font", async () => {
  const measured: Record<string, object> = {};
  for (const [name, packageName] of Object.entries(fontPackages)) {
    const { faces } = await packagedFont(name as PackagedFontName, ["latin"]);
    measured[packageName] = await measureFont(faces[0]!.file.source);
  }
  await expect(`${JSON.stringify(measured, null, 2)}\n`).toMatchFileSnapshot("./fontMetrics.json");
});
