import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const withFonts = (blocks: string, fonts: object) =>
  report(configWith(blocks, `"theme": { "preset": "daylight", "fonts": ${JSON.stringify(fonts)} }`));
const text = (words: string) => `{ "type": "text", "text": ${JSON.stringify(words)} }`;
const callout = (heading: string, words = "A") =>
  `{ "type": "callout", "heading": ${JSON.stringify(heading)}, "text": ${JSON.stringify(words)} }`;

test("letters that a font lacks are told once for it, at the first text that has some", () => {
  const blocks = `${callout("Żółw", "Zażółć gęślą jaźń")},\n${callout("Łódź i ćma")}`;
  expect(withFonts(blocks, { heading: "fredoka", body: "nunito" })).toMatchInlineSnapshot(`
    "site.config.json:5:33 warning missing-glyphs
    Home (/) → block 1, "Żółw" → heading
    Headings are shown in "fredoka", which lacks "Ż", "ź" and "ć", so another font is used there. Set "theme.fonts.heading" to a font with them: "inter", "space-grotesk", "nunito", "cinzel" or "lora".
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "callout", "heading": "Żółw", "text": "Zażółć gęślą jaźń" },
        |                                 ^^^^^^

    1 warning
    "
  `);
});

test("each font of a theme is told for what it shows alone", () => {
  const found = withFonts(callout("Волки", "Łódź"), { heading: "cinzel", body: "im-fell-english" });
  expect(found.match(/warning missing-glyphs/g)).toHaveLength(2);
  expect(found).toContain('Headings are shown in "cinzel", which lacks "В", "о", "л", "к" and "и"');
  expect(found).toContain('Texts are shown in "im-fell-english", which lacks "Ł" and "ź"');
  const one = withFonts(callout("Волки", "Łódź"), { heading: "orbitron", body: "orbitron" });
  expect(one.match(/warning missing-glyphs/g)).toHaveLength(1);
  expect(one).toContain('Headings and texts are shown in "orbitron"');
  expect(one).toContain('Set "theme.fonts.heading" and "theme.fonts.body" to');
});

test("code in a text is shown in the font of code, and headings in it in that of headings", () => {
  const words = text("## Łódź\n\nType `/дом` at [home](https://fernhollow.example/дом).");
  const found = withFonts(words, { heading: "fredoka", body: "cinzel", mono: "space-grotesk" });
  expect(found).toContain('Headings are shown in "fredoka", which lacks "ź"');
  expect(found).toContain('Code and handles are shown in "space-grotesk", which lacks "д", "о" and "м"');
  expect(found).not.toContain('shown in "cinzel"');
});

test("code is advised fonts of one width alone, else that of the device", () => {
  const found = (words: string, fonts: object) => withFonts(text(words), fonts);
  const hebrew = found("Ask `שלום`", { mono: "jetbrains-mono" });
  expect(hebrew).toContain('No built-in code font has all of them. Set "theme.fonts.mono" to "monospace".');
  expect(hebrew).not.toContain("fredoka");
  expect(found("Type `дом`", { mono: "space-grotesk" })).toContain(
    'Set "theme.fonts.mono" to a font with them: "jetbrains-mono" or "press-start-2p".',
  );
  expect(found("Type `ệ`", { mono: "orbitron" })).toContain(
    'lacks "ệ", so another font is used there. Set "theme.fonts.mono" to "jetbrains-mono", which has it.',
  );
  const both = found("дом `дом`", { body: "orbitron", mono: "orbitron" });
  expect(both).toMatch(
    /Set "theme\.fonts\.body" to a font with them: .* Set "theme\.fonts\.mono" to a font with them: /,
  );
});

test("what a constant says is looked at where it is shown", () => {
  const more = '"constants": { "who": "Łucja" }, "theme": { "fonts": { "body": "orbitron" } }';
  expect(report(configWith(text("By {{who}}"), more))).toContain('which lacks "Ł"');
});

test("where no font of ours has all of the letters, that of the device is advised", () => {
  expect(withFonts(text("שלום, Łódź"), { body: "orbitron" })).toContain(
    'No built-in font has all of them. Set "theme.fonts.body" to "system".',
  );
});

test("what no font of ours has, signs, and fonts that nobody here knows are fine", () => {
  for (const words of ["今日は、 مرحبا", "🎉 → ★ № ✓ 𝓱𝓲 ᴘʟᴀʏ", "Cafe\u0301, naïve, Ñandú"])
    expect(withFonts(text(words), { body: "im-fell-english" }), words).not.toContain("missing-glyphs");
  for (const body of ["system", "serif", "monospace", "inter", { family: "Own", file: "/own.woff2" }])
    expect(withFonts(text("Zażółć Ωмega"), { body }), JSON.stringify(body)).not.toContain("missing-glyphs");
});
