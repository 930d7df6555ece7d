import { expect, test } from "vitest";
import { fixed, report } from "../../../../tests/validate/surroundings";

const configWith = (code: string, text: string, translation: string | true) =>
  `${JSON.stringify(
    {
      version: 1,
      site: { name: "Mossy" },
      languages: { [code]: { texts: { Home: true, [text]: translation } } },
      routes: [{ path: "/", title: "Home", intro: text }],
    },
    undefined,
    2,
  )}\n`;

test("reports a translation that is the same text, and writes true", () => {
  const text = configWith("de", "Build together in peace.", "Build together in peace.");
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:10:37 warning identical-translation
    Deutsch → Home (/) → intro
    The translation of "Build together in peace." into Deutsch is the same text. Translate it, or write true if it stays the same.
       9 |         "Home": true,
      10 |         "Build together in peace.": "Build together in peace."
         |                                     ^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(fixed(text)).toBe(configWith("de", "Build together in peace.", true));
});

test("accepts short texts that stay the same", () => {
  expect(report(configWith("de", "Minecraft Java Edition", "Minecraft Java Edition"))).toBe("");
  expect(
    report(configWith("de", "[Discord]({{ip}}) `a b c d`", "[Discord]({{ip}}) `a b c d`")),
  ).not.toContain("identical");
});

test("reports a translation in another script", () => {
  expect(report(configWith("ru", "Build together in peace.", "Stroim vmeste v mire.")))
    .toMatchInlineSnapshot(`
    "site.config.json:10:37 warning wrong-script
    Русский → Home (/) → intro
    The translation of "Build together in peace." into Русский has Latin letters. Check that it is in the right language.
       9 |         "Home": true,
      10 |         "Build together in peace.": "Stroim vmeste v mire."
         |                                     ^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(configWith("de", "Build together.", "Строим вместе."))).toContain("has Cyrillic letters");
  expect(report(configWith("zh-Hant", "Build together.", "我们说这个时候来"))).toContain(
    "has simplified Chinese characters",
  );
});

test("accepts names in another script", () => {
  expect(report(configWith("ru", "Minecraft Java Edition", "Minecraft Java"))).toBe("");
  expect(report(configWith("ja", "Play Minecraft on our server.", "Minecraft で遊ぼう"))).toBe("");
  expect(report(configWith("de", "The town of 東京.", "東京"))).toBe("");
});

test("reports a long translation in another language", () => {
  const story =
    "Our town is at the river. Everybody can build here, and the mayor helps new players with their first house. If you need stone, ask at the market: the traders have more than they can sell.";
  const french =
    "Notre ville est au bord de la rivière. Tout le monde peut construire ici, et le maire aide les nouveaux joueurs pour leur première maison. Si vous avez besoin de pierre, allez au marché : les marchands en ont plus que assez.";
  expect(report(configWith("de", story, french))).toMatchInlineSnapshot(`
    "site.config.json:10:200 warning wrong-language
    Deutsch → Home (/) → intro
    The translation of "Our town is at the river. Everybody can build here, and t…" into Deutsch seems to be in Français. Check that it is in the right language.
      10 | …rket: the traders have more than they can sell.": "Notre ville est au bord de la rivière. Tout le mo…
         |                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    1 warning
    "
  `);
  expect(report(configWith("fr", story, french))).toBe("");
});
