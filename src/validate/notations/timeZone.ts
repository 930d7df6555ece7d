import { nearest } from "../../words/nearest";
import { type Advice, write } from "./rule";

const about = "It must be the name of a time zone";

/** How the name of a time zone is written. */
export function explainTimeZone(value: string): Advice {
  const zone = meantZone(value.trim());
  return zone === undefined
    ? { advice: `${about}, such as "Europe/Berlin", "America/New_York" or "UTC".` }
    : write(about, zone);
}

/** The intended time zone: its name with spaces, in other letter case, or only its city. */
function meantZone(text: string): string | undefined {
  const zones = Intl.supportedValuesOf("timeZone");
  const folded = fold(text);
  const city = (zone: string) => fold(zone.slice(zone.lastIndexOf("/") + 1));
  return (
    zones.find((zone) => fold(zone) === folded) ??
    zones.find((zone) => city(zone) === folded) ??
    nearest(text, zones)
  );
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/g, "");
}

const codes =
  "ar bg bn ca cs cy da de el en eo es et eu fa fi fil fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur uz vi zh pt-BR en-GB zh-Hans zh-Hant".split(
    " ",
  );

/** How the language of the texts is written. */
export function explainLanguage(value: string): Advice {
  const code = codeOf(value.trim());
  return code
    ? write("It must be a language code", code)
    : { advice: 'It must be a language code, such as "en", "de" or "pt-BR".' };
}

function codeOf(value: string): string | undefined {
  const [language = "", ...regions] = value.split(/[-_]/);
  if (
    codes.includes(language.toLowerCase()) &&
    regions.every((region) => /^[A-Za-z0-9]{2,8}$/.test(region))
  ) {
    return [language.toLowerCase(), ...regions].join("-");
  }
  const name = value.toLowerCase();
  return codes.find((code) => namesOf(code).includes(name));
}

/** The names of a language in English and in the language itself. */
function namesOf(code: string): string[] {
  return ["en", code].map((reader) =>
    (new Intl.DisplayNames([reader], { type: "language" }).of(code) ?? "").toLowerCase(),
  );
}
