import { configSchema, type SiteConfig } from "../config/config";
import type { NumberText } from "../schema/cursor";
import { assume } from "./shape/assume";
import type { Check } from "./checkFile";
import { checks } from "./checks/checks";
import { gatherAtConstants } from "./constantFindings";
import { factsOf } from "./codeFacts";
import type { Diagnostic } from "./diagnostic";
import type { Finding } from "./finding";
import { findIn, findInParts, type FoundByCheck, keepParts, type PartCheck, recallParts } from "./parts";
import { followUpsOf } from "./followUps";
import { withMigration } from "./fixes/migrations/migrate";
import { firstFindings } from "./firstFindings";
import { enoughFindings } from "./mostFindings";
import { explainOlderVersion, explainNewerVersion, explainVersion } from "./shape/version";
import { numberTextOf } from "../json/numberText";
import { memoizeByObject } from "../json/memoizeByObject";
import { parse } from "../json/parse";
import { type Checked, placeFindings } from "./placeFindings";
import { firstReading, type Reading, readShape, type Shape } from "./shape/readShape";
import { reportOnce } from "./shape/sameInEntries";
import { explainExcess, explainShape } from "./shape/shape";
import { withoutCovered } from "./shape/withoutCovered";
import { entriesAt } from "../schema/schemaAt";
import { isGroup } from "../schema/structure";
import type { ConfigMemory } from "./configMemory";
import { limited } from "./shape/limited";
import type { Mistake } from "../json/mistake";
import { shareLanguages } from "./translations/languagesOf";
import { errorsInTranslations } from "./translations/errorsInTranslations";
import { withSoundFixes } from "./fixes/soundFixes";
import type { Surroundings } from "./surroundings";
import { pathKey } from "../schema/place";

export interface Validation {
  /** Everything that was found, in the order of the file. */
  diagnostics: Diagnostic[];
  /** The checked config with its defaults; absent when there is an error. */
  config?: SiteConfig;
}

/**
 * Checks the text of a config: its syntax, its shape, and everything it refers to. Never throws.
 * @param isOnlyChecked - whether the config itself is not needed, which saves memory
 */
export function validate(
  text: string,
  surroundings: Surroundings,
  found: readonly Mistake[] = [],
  memory?: ConfigMemory,
  isOnlyChecked = false,
): Validation {
  const { mistakes, ...parsed } = memory?.reread(text) ?? parse(text);
  const read = { ...parsed, mistakes: [...found, ...mistakes] };
  if (!parsed.root)
    return { diagnostics: placeFindings(text, read, { findings: [], advice: [] }, surroundings) };
  const known = parsed.strict ? memory : undefined;
  const value = known && parsed.strict ? known.share(parsed.strict) : parsed.value;
  const { config, ...checked } = check(value, surroundings, numberTextOf(text, parsed.root), {
    known,
    isOnlyChecked,
  });
  const { findings, advice } = checked;
  const isSound = parsed.strict && read.mistakes.length + findings.length + advice.length === 0;
  if (isSound) return answer([], config);
  return answer(withMigration(text, parsed.value, placeFindings(text, read, checked, surroundings)), config);
}

/** A config with errors is not given out. */
function answer(diagnostics: Diagnostic[], config: SiteConfig | undefined): Validation {
  return { diagnostics, ...(config && !diagnostics.some(isError) ? { config } : {}) };
}

/** The number of configs that this process has checked. */
let checkedConfigs = 0;

function check(
  written: unknown,
  surroundings: Surroundings,
  numberText: NumberText,
  { known, isOnlyChecked }: { known: ConfigMemory | undefined; isOnlyChecked: boolean },
): Checked & { config?: SiteConfig } {
  const otherVersion = explainNewerVersion(written) ?? explainOlderVersion(written);
  if (otherVersion) return { findings: [otherVersion], advice: [] };
  const isRecalled = known && isGroup(written) && recallParts(written, partChecks, known, isOnlyChecked);
  // Noting what the results depend on takes longer than checking without a memory.
  const memory = isOnlyChecked && !isRecalled ? undefined : known;
  // A config of a valid shape is within all limits. Without limits, a large file could have millions of mistakes.
  const reading = { memory, jitless: checkedConfigs++ === 0 };
  const read = firstReading(written, reading, isOnlyChecked);
  const { value, excess } = read
    ? { value: written, excess: [] }
    : limited(configSchema, written, (value) => memory?.outputs.has(value) === true);
  const tooLong = excess.length > 0 ? explainExcess(configSchema, written, excess) : [];
  const inParts = memoizeByObject((config: object) => findInParts(config, surroundings, partChecks, memory));
  const world: World = { surroundings, inParts, reading };
  const { findings: required, config } = findAll(value, world, {
    tooLong,
    numberText,
    ...(read ? { read } : {}),
  });
  if (memory && config) keepParts(value as object, partChecks, memory);
  const sound = withSoundFixes(value, firstFindings(required), (fixed) =>
    findAll(fixed, world, { tooLong }).findings.filter(isError),
  );
  const hasErrors = sound.some(isError);
  const found = hasErrors ? [] : run(advisedChecks, value as object, world);
  const inTranslations = hasErrors
    ? []
    : errorsInTranslations(value, surroundings, found, (config) =>
        findInTranslated(config, value as object, world),
      );
  const findings = reportOnce([...sound, ...inTranslations], value);
  const secrets = new Set(findings.flatMap(({ isSecret, path }) => (isSecret ? [pathKey(path)] : [])));
  // A secret must be removed, so nothing else is reported about it.
  const advice = findings.some(isError) ? [] : found.filter(({ path }) => !secrets.has(pathKey(path)));
  return { findings, advice: firstFindings(advice), ...(config ? { config } : {}) };
}

/** The errors and the advice about a config with other texts, only in the parts that differ from the written one. */
function findInTranslated(
  config: object,
  written: object,
  { reading, surroundings }: World,
): readonly Finding[] {
  const { languages: _, ...own } = config as Record<string, unknown>;
  shareLanguages(own, written);
  const same = new Set(
    [...entriesAt(written, ["routes"]), ...entriesAt(written, ["news", "posts"])].map(({ value }) => value),
  );
  const inParts = memoizeByObject((one: object) =>
    findInParts(one, surroundings, partChecks, undefined, (value) =>
      same.has(value as Record<string, unknown>),
    ),
  );
  const world = { surroundings, inParts, reading: { ...reading, memory: undefined } };
  const { findings } = findAll(own, world, { tooLong: [] });
  return [...findings, ...run(advisedChecks, own, world)];
}

/** More levels than a config has. Each round reveals mistakes that the previous one had hidden. */
const mostRounds = 8;

/** The environment of the checks. */
interface World {
  surroundings: Surroundings;
  reading: Reading;
  /** The findings of all checks of parts of a config, found once for each config. */
  inParts: (config: object) => FoundByCheck;
}

interface CheckSet {
  ofValues: readonly PartCheck[];
  ofParts: readonly PartCheck[];
  ofSite: readonly Check[];
}

const requiredChecks: CheckSet = { ofValues: checks.values, ofParts: checks.general, ofSite: checks.site };
const advisedChecks: CheckSet = {
  ofValues: checks.valueAdvice,
  ofParts: checks.advice,
  ofSite: checks.siteAdvice,
};
const partChecks = [requiredChecks, advisedChecks].flatMap(({ ofValues, ofParts }) => [
  ...ofValues,
  ...ofParts,
]);

/** Facts about a config's text besides its value. */
interface ReadText {
  /** Parts removed because they exceed a limit. */
  tooLong: readonly Finding[];
  numberText?: NumberText;
  /** Its value with the defaults, if it has been read. */
  read?: Shape;
}

function findAll(
  value: unknown,
  world: World,
  { tooLong, numberText, read: result = readShape(value, world.reading) }: ReadText,
  round = 0,
): { findings: Finding[]; config?: SiteConfig } {
  if (result.success) {
    const findings = [...tooLong, ...runChecks(value, world, tooLong)];
    return { findings, ...(tooLong.length === 0 && result.data ? { config: result.data } : {}) };
  }
  const shape = [
    ...tooLong,
    ...explainShape(configSchema, value, result.error.issues, world.surroundings, numberText).map((finding) =>
      explainVersion(finding, value),
    ),
  ];
  const assumed = round < mostRounds ? assume(value, shape) : undefined;
  if (!assumed) return { findings: [...shape, ...runChecks(value, world, shape)] };
  const writtenNumber: NumberText = (path) => numberText?.(assumed.writtenPath(path));
  const { findings } = findAll(assumed.value, world, { tooLong, numberText: writtenNumber }, round + 1);
  return { findings: [...assumed.done, ...findings.flatMap(assumed.asWritten)] };
}

function isError({ code }: { code: string }): boolean {
  return factsOf(code).severity === "error";
}

/** Findings of the checks. Places with a wrong shape are skipped: one mistake gives one finding. */
function runChecks(value: unknown, world: World, shape: readonly Finding[]): Finding[] {
  if (typeof value !== "object" || value === null) return [];
  const broken = new Set(
    shape.flatMap(({ code, path }) => {
      const isAboutKey = code === "unknown-key" || code === "missing-key";
      return isAboutKey ? [pathKey(path), pathKey(path.slice(0, -1))] : [pathKey(path)];
    }),
  );
  const isFollowUp = followUpsOf(value, shape);
  return withoutCovered(run(requiredChecks, value, world), shape).filter(
    (finding) => !broken.has(pathKey(finding.path)) && !isFollowUp(finding),
  );
}

/** Findings of some checks. A mistake in a constant's value is reported at the constant. */
function run(
  { ofValues, ofParts, ofSite }: CheckSet,
  config: object,
  { surroundings, inParts }: World,
): readonly Finding[] {
  const found = inParts(config);
  const findingsOf = (list: readonly PartCheck[]) => list.flatMap((check) => found.get(check)!);
  const atConstants = gatherAtConstants(config, findingsOf(ofValues), (part) =>
    findIn(part, surroundings, ofValues),
  );
  const ofWhole = ofSite.flatMap((check) => check(config, surroundings).slice(0, enoughFindings));
  return [...findingsOf(ofParts), ...ofWhole, ...atConstants];
}
