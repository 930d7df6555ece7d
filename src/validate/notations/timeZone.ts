import { intendedLanguage } from "../../words/intendedLanguage";
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

/** How the language of the texts is written. */
export function explainLanguage(value: string): Advice {
  const code = intendedLanguage(value.trim());
  return code
    ? write("It must be a language code", code)
    : { advice: 'It must be a language code, such as "en", "de" or "pt-BR".' };
}
