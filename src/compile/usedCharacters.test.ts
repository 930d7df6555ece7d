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

it("has all that can be typed on a keyboard, and of other letters those of the site in both cases", () => {
  const { text } = usedBy([{ type: "text", text: "Žluť" }]);
  for (const character of "azAZ09{}~ …–žŽťŤ") expect(text).toContain(character);
  expect(text).not.toContain("č");
});

it("has what browsers draw before the entries of a list, and what keeps an address on its line", () => {
  for (const character of "\u2022\u2060") expect(usedBy([]).text).toContain(character);
});

it("has no line breaks, which no font draws", () => {
  const { text, code } = usedBy([{ type: "text", text: "Žluť\n\n```\nžluť\tb\n```\n" }]);
  expect(text + code).not.toMatch(/\p{Cc}/u);
});

it("has the letter that an accent makes of another one", () => {
  expect(usedBy([{ type: "text", text: "e\u0301" }]).text).toContain("é");
});

it("has what the language of the site writes dates with", () => {
  expect(usedBy([{ type: "text", text: "Hallo" }], { language: "de" }).text).toContain("ä");
  expect(usedBy([{ type: "text", text: "Hi" }]).text).not.toContain("ä");
});

it("has for code what stands in code and in what is copied, whatever the constants say", () => {
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
