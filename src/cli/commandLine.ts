import { listed } from "../words/words";
import { didYouMean } from "../words/nearest";
import { buildFormats, formats, usualShare } from "./command";
import { explainShard } from "./build/shard";

/** The configs of a command line: any number for `build`, otherwise at most one. `surplus` explains too many. */
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
      ...(words[1] === undefined ? {} : { surplus: `Unexpected argument: "${words[1]}". Remove it.` }),
    };
  if (name === "translate") {
    const surplus = words[1] ?? named[1];
    return {
      configs: named.slice(0, 1),
      ...(surplus === undefined ? {} : { surplus: `Unexpected argument: "${surplus}". Remove it.` }),
    };
  }
  const takesWord = known.includes("config") && named.length === 0;
  const configs = takesWord ? words.slice(0, 1) : [...named];
  const [word] = takesWord ? words.slice(1) : words;
  if (word !== undefined) return { configs, surplus: `Unexpected argument: "${word}". Remove it.` };
  const [first, second] = configs;
  return second === undefined
    ? { configs }
    : { configs, surplus: `"${name}" accepts only one config. Use ${first} or ${second}.` };
}

/** Explains what is wrong with the options of a command line. */
export function explainOptions(
  name: string,
  known: readonly string[],
  given: Record<string, string | boolean | undefined>,
): string | undefined {
  const { port, format, shard } = given;
  const unknown = Object.keys(given).find((option) => !known.includes(option));
  if (unknown !== undefined) {
    return `"${name}" has no option --${unknown}. Available options: ${known.map((one) => `--${one}`).join(", ")}.`;
  }
  if (typeof port === "string" && !isPort(port)) {
    return `--port must be a number from 0 to 65535, but is "${port}". Example: --port 8080`;
  }
  for (const option of ["time-limit", "memory-limit"] as const) {
    const value = given[option];
    if (typeof value !== "string" || /^[1-9]\d{0,5}$/.test(value)) continue;
    const { unit, example } = limits[option];
    return `--${option} must be a whole number of ${unit}, but is "${value}". Example: --${option} ${example}`;
  }
  const shardProblem = typeof shard === "string" ? explainShard(shard) : undefined;
  if (shardProblem !== undefined) return shardProblem;
  const forms = name === "build" || name === "translate" ? buildFormats : formats;
  if (typeof format === "string" && !forms.some((one) => one === format)) {
    return `--format must be ${listed(forms, "or")}, but is "${format}".${didYouMean(format, forms)}`;
  }
  return undefined;
}

/** The units of the limits. */
const limits = {
  "time-limit": { unit: "seconds", example: usualShare.seconds },
  "memory-limit": { unit: "MiB", example: usualShare.mebibytes },
};

function isPort(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= 65_535;
}
