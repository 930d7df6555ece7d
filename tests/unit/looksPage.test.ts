import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundledFonts, presetNames } from "../../src/config/theme";
import { fontsWith, hasFiles } from "../../src/styling/theme/fontLetters";
import { root } from "../sites/configs";

test("shows a picture of each preset in docs/looks.md, in the order of the schema", () => {
  const page = readFileSync(join(root, "docs/looks.md"), "utf8");
  const shown = [...page.matchAll(/^## (\S+)\n\n!\[([^\]]+)\]\(([^)]+)\)$/gm)];
  expect(shown.map(([, name]) => name)).toEqual(presetNames);
  for (const [, name, alt, file] of shown) {
    expect([alt, file]).toEqual([`The ${name} preset`, `images/look-${name}.webp`]);
    expect(existsSync(join(root, "docs", file!)), file).toBe(true);
  }
});

/** Characters of languages besides ASCII. */
const alphabets = {
  "western Europe": "àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿßœ",
  "central Europe": "ąćęłńóśźżáčďéěíňřšťúůýžôľĺŕőűđăâîșț",
  Turkish: "çğıöşüİ",
  Baltic: "āčēģīķļņšūžąęėįųõäöü",
  Vietnamese: "ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ",
  Cyrillic: "абвгдежзийклмнопрстуфхцчшщъыьэюяёєіїґўђјљњћџ",
  Greek: "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋ",
  Hebrew: "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
};

test("lists the character coverage of each font in docs/looks.md", () => {
  const letters = (alphabet: string) => [...new Set(alphabet + alphabet.toUpperCase().replace("SS", ""))];
  const rows = bundledFonts.filter(hasFiles).map((font) => {
    const cells = Object.values(alphabets).map((alphabet) => {
      const all = letters(alphabet);
      const held = all.filter((letter) => fontsWith(letter).includes(font)).length;
      if (held === all.length) return "yes";
      return held > 0.8 * all.length ? "nearly all" : "";
    });
    return [`\`${font}\``, ...cells];
  });
  // Ignores the space around cells.
  const cellsOf = (line: string) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  const page = readFileSync(join(root, "docs/looks.md"), "utf8").split("\n");
  const start = page.findIndex((line) => line.startsWith("| Font"));
  const shown = page.slice(start, page.indexOf("", start)).map(cellsOf);
  expect(shown[0]).toEqual(["Font", ...Object.keys(alphabets)]);
  expect(shown.slice(2)).toEqual(rows);
});
