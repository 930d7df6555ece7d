import { expect, test } from "vitest";
import { configWith, report } from "../../../../tests/validate/surroundings";

const withFonts = (blocks: string, fonts: object) =>
  report(configWith(blocks, `"theme": { "preset": "daylight", "fonts": ${JSON.stringify(fonts)} }`));
const text = (words: string) => `{ "type": "text", "text": ${JSON.stringify(words)} }`;
const callout = (heading: string, words = "A") =>
  `{ "type": "callout", "heading": ${JSON.stringify(heading)}, "text": ${JSON.stringify(words)} }`;

test("reports missing characters once per font, at the first text that needs them", () => {
  const blocks = `${callout("Żółw", "Zażółć gęślą jaźń")},\n${callout("Łódź i ćma")}`;
  expect(withFonts(blocks, { heading: "fredoka", body: "nunito" })).toMatchInlineSnapshot(`
    "site.config.json:5:33 warning missing-glyphs
    Home (/) → block 1, "Żółw" → heading
    The font for headings, "fredoka", does not include "Ż", "ź" or "ć". Those characters appear in a different font. Set "theme.fonts.heading" to a font that includes them: "inter", "space-grotesk", "nunito", "cinzel" or "lora".
      4 |     { "path": "/", "title": "Home", "blocks": [
      5 | { "type": "callout", "heading": "Żółw", "text": "Zażółć gęślą jaźń" },
        |                                 ^^^^^^

    1 warning
    "
  `);
});

test("checks each font of a theme only against the texts it shows", () => {
  const found = withFonts(callout("Волки", "Łódź"), { heading: "cinzel", body: "im-fell-english" });
  expect(found.match(/warning missing-glyphs/g)).toHaveLength(2);
  expect(found).toContain('The font for headings, "cinzel", does not include "В", "о", "л", "к" or "и"');
  expect(found).toContain('The font for body text, "im-fell-english", does not include "Ł" or "ź"');
  const one = withFonts(callout("Волки", "Łódź"), { heading: "orbitron", body: "orbitron" });
  expect(one.match(/warning missing-glyphs/g)).toHaveLength(1);
  expect(one).toContain('The font for headings and body text, "orbitron", does not include');
  expect(one).toContain('Set "theme.fonts.heading" and "theme.fonts.body" to');
});

test("checks code against the code font, and headings against the heading font", () => {
  const words = text("## Łódź\n\nType `/дом` at [home](https://fernhollow.example/дом).");
  const found = withFonts(words, { heading: "fredoka", body: "cinzel", mono: "space-grotesk" });
  expect(found).toContain('The font for headings, "fredoka", does not include "ź"');
  expect(found).toContain('The font for code and handles, "space-grotesk", does not include "д", "о" or "м"');
  expect(found).not.toContain('"cinzel", does not include');
});

test("suggests only monospaced fonts for code, or the system font", () => {
  const found = (words: string, fonts: object) => withFonts(text(words), fonts);
  const hebrew = found("Ask `שלום`", { mono: "jetbrains-mono" });
  expect(hebrew).toContain(
    'No built-in code font includes all of them. Set "theme.fonts.mono" to "monospace".',
  );
  expect(hebrew).not.toContain("fredoka");
  expect(found("Ask `א`", { mono: "jetbrains-mono" })).toContain("No built-in code font includes it.");
  expect(found("Type `дом`", { mono: "space-grotesk" })).toContain(
    'Set "theme.fonts.mono" to a font that includes them: "jetbrains-mono" or "press-start-2p".',
  );
  expect(found("Type `ệ`", { mono: "orbitron" })).toContain(
    'does not include "ệ". That character appears in a different font. Set "theme.fonts.mono" to "jetbrains-mono", which includes it.',
  );
  const both = found("дом `дом`", { body: "orbitron", mono: "orbitron" });
  expect(both).toMatch(
    /Set "theme\.fonts\.body" to a font that includes them: .* Set "theme\.fonts\.mono" to a font that includes them: /,
  );
});

test("checks the values of constants where they are used", () => {
  const more = '"constants": { "who": "Łucja" }, "theme": { "fonts": { "body": "orbitron" } }';
  expect(report(configWith(text("By {{who}}"), more))).toContain('does not include "Ł"');
});

test("suggests the system font if no built-in font has all the characters", () => {
  expect(withFonts(text("שלום, Łódź"), { body: "orbitron" })).toContain(
    'No built-in font includes all of them. Set "theme.fonts.body" to "system".',
  );
});

test("accepts characters that no built-in font has, symbols and unknown fonts", () => {
  for (const words of ["今日は、 مرحبا", "🎉 → ★ № ✓ 𝓱𝓲 ᴘʟᴀʏ", "Cafe\u0301, naïve, Ñandú"])
    expect(withFonts(text(words), { body: "im-fell-english" }), words).not.toContain("missing-glyphs");
  for (const body of ["system", "serif", "monospace", "inter", { family: "Own", file: "/own.woff2" }])
    expect(withFonts(text("Zażółć Ωмega"), { body }), JSON.stringify(body)).not.toContain("missing-glyphs");
});
