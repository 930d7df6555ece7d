import { expect, it } from "vitest";
import { configSchema } from "../config/config";
import { usedCharacters } from "./usedCharacters";

/** The characters of a site with these blocks, as text. */
function usedBy(blocks: object[], { language = "en", constants = {} } = {}) {
  const config = configSchema.parse({
    version: 1,
    site: { name: "Ebbstone", language },
    constants,
    routes: [{ path: "/", title: "Home", blocks }],
  });
  const { text, code } = usedCharacters(config);
  return { text: String.fromCodePoint(...text), code: String.fromCodePoint(...code) };
}

it("includes all keyboard characters, and the site's other letters in both cases", () => {
  const { text } = usedBy([{ type: "text", text: "Žluť" }]);
  for (const character of "azAZ09{}~ …–žŽťŤ") expect(text).toContain(character);
  expect(text).not.toContain("č");
});

it("includes list markers and word joiners", () => {
  for (const character of "\u2022\u2060") expect(usedBy([]).text).toContain(character);
});

it("excludes line breaks", () => {
  const { text, code } = usedBy([{ type: "text", text: "Žluť\n\n```\nžluť\tb\n```\n" }]);
  expect(text + code).not.toMatch(/\p{Cc}/u);
});

it("includes the composed form of accented letters", () => {
  expect(usedBy([{ type: "text", text: "e\u0301" }]).text).toContain("é");
});

it("includes the characters of dates in the site's language", () => {
  expect(usedBy([{ type: "text", text: "Hallo" }], { language: "de" }).text).toContain("ä");
  expect(usedBy([{ type: "text", text: "Hi" }]).text).not.toContain("ä");
});

it("includes characters of code and copied texts, with constants replaced", () => {
  const hero = {
    type: "hero",
    heading: "PLAY",
    cards: [{ label: "Address", value: "{{ip}}", copy: "{{ip}}" }],
  };
  const { code } = usedBy([hero], { constants: { ip: "play.ebbstone.example", other: "SEASON" } });
  for (const character of "azp0.:") expect(code).toContain(character);
  expect(code).not.toMatch(/[A-Z{]/);

  const text = usedBy([{ type: "text", text: "Type `/home Ω` or [Press](copy:x)" }]).code;
  for (const character of "HPΩ") expect(text).toContain(character);
  expect(text).not.toContain("{");
});
