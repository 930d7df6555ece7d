import { expect, it } from "vitest";
import { presets } from "../../styling/theme/presets";
import { measureFont } from "./fontMetrics";
import { fontPackages, prepareFont } from "./fonts";

const options = { language: "en", basePath: "/", fileSource: (path: string) => path };

// After an update of the fonts: npm test -- --project unit src/node/input/fontMetrics.test.ts -u
it("knows the measures of every font that comes with the program", async () => {
  const measured: Record<string, object> = {};
  for (const [choice, known] of Object.entries(fontPackages)) {
    if ("device" in known) continue;
    const { files, preload } = await prepareFont(choice as keyof typeof fontPackages, options);
    const latin = files.find(({ path }) => preload.includes(`/${path}`));
    measured[known.package] = await measureFont(latin!.source);
  }
  await expect(`${JSON.stringify(measured, null, 2)}\n`).toMatchFileSnapshot("./fontMetrics.json");
});

it("knows a font for every preset", () => {
  const choices = Object.values(presets).flatMap((preset) => Object.values(preset.fonts));
  expect(Object.keys(fontPackages)).toEqual(expect.arrayContaining(choices));
});
