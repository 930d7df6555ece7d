import { listed } from "../words/words";
import { didYouMean } from "../words/nearest";
import { buildFormats, formats, usualShare } from "./command";

/**
 * The configs of a command line; one can stand behind the command by itself, and behind `build` any number.
 * @param named - what stands behind `--config`
 * @param words - what stands behind the command without an option
 * @returns `surplus` says in a sentence what is too much
 */
export function pickConfigs(
  name: string,
  known: readonly string[],
  named: readonly string[],
  words: readonly string[],
): { configs: string[]; surplus?: string } {
  if (name === "build") return { configs: [...named, ...words] };
  if (name === "init")
    return {
      configs: [],
      ...(words[1] === undefined ? {} : { surplus: `"${words[1]}" is not expected here. Remove it.` }),
    };
  const takesWord = known.includes("config") && named.length === 0;
  const configs = takesWord ? words.slice(0, 1) : [...named];
  const [word] = takesWord ? words.slice(1) : words;
  if (word !== undefined) return { configs, surplus: `"${word}" is not expected here. Remove it.` };
  const [first, second] = configs;
  return second === undefined
    ? { configs }
    : { configs, surplus: `"${name}" takes one config: ${first} or ${second}.` };
}

/** What is wrong with the options of a command line, as a sentence. */
export function explainOptions(
  name: string,
  known: readonly string[],
  given: Record<string, string | boolean | undefined>,
): string | undefined {
  const { port, format } = given;
  const unknown = Object.keys(given).find((option) => !known.includes(option));
  if (unknown !== undefined) {
    return `"${name}" has no option --${unknown}. Its options are ${known.map((one) => `--${one}`).join(", ")}.`;
  }
  if (typeof port === "string" && !isPort(port)) {
    return `--port must be a number from 0 to 65535, such as --port 8080, but is "${port}".`;
  }
  for (const option of ["time-limit", "memory-limit"] as const) {
    const value = given[option];
    if (typeof value !== "string" || /^[1-9]\d{0,5}$/.test(value)) continue;
    const { unit, example } = limits[option];
    return `--${option} must be a whole number of ${unit}, such as --${option} ${example}, but is "${value}".`;
  }
  const forms = name === "build" ? buildFormats : formats;
  if (typeof format === "string" && !forms.some((one) => one === format)) {
    return `--format must be ${listed(forms, "or")}, but is "${format}".${didYouMean(format, forms)}`;
  }
  return undefined;
}

/** In what the limits of a site are counted. */
const limits = {
  "time-limit": { unit: "seconds", example: usualShare.seconds },
  "memory-limit": { unit: "MiB", example: usualShare.mebibytes },
};

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 65_535;
}
