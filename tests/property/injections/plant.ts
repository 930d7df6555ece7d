import type { Path } from "../../../src/schema/walk";
import type { Surroundings } from "../../../src/validate/surroundings";
import { frameOf } from "../../../src/fields/addresses/frame";
import { parseUrl } from "../../../src/fields/addresses/webAddress";
import { fillConstants } from "../../../src/fields/texts/constants";
import type { FieldKind } from "../../../src/fields/kind";
import { type Json, put } from "../places";
import { errorsOf } from "./errorsOf";
import { payloads } from "./payloads";
import type { PlantedField } from "./plantedFields";

/** A way to insert a payload into a field with text. */
type Way = (payload: string, own: string, kind: FieldKind | undefined) => string;

const ways: readonly Way[] = [
  (payload) => payload,
  (payload, _, kind) => asWords(payload, kind),
  (payload, own) => own + payload,
  (payload, own, kind) => `${own} ${asWords(payload, kind)}`,
  // An address must not contain spaces, and an element does not need them.
  (payload, own) => own + payload.replaceAll(" ", "/"),
];

/** A payload escaped for visible text, without formatting and constants. */
function asWords(payload: string, kind: FieldKind | undefined): string {
  if (kind !== "richText") return payload.replaceAll("{{", String.raw`\{{`);
  return payload.replaceAll("{{", "{ {").replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}

/** A config with payloads. */
export interface Planted {
  config: object;
  /** The number of fields with their payload, and of fields that reject it in every way. */
  shown: number;
  refused: number;
  /** The origins of pictures, files and services in the config. */
  origins: Set<string>;
}

/**
 * Inserts one payload into each field of a config, in the first way that the validator accepts.
 * @param site - a config without errors
 * @param round - selects the payloads; as many rounds as payloads cover every payload in every field
 * @param firstWay - the first way to try
 */
export function plant(
  site: object,
  fields: readonly PlantedField[],
  world: Surroundings,
  round: number,
  firstWay: number,
): Planted {
  const config = structuredClone(site);
  const { constants } = site as { constants: Record<string, string | number> };
  const left = new Map<string, { field: PlantedField; texts: string[] }>();
  fields.forEach((field, index) => {
    const payload = payloads[(index + round) % payloads.length]!;
    const texts = ways.map((_, step) =>
      ways[(index + firstWay + step) % ways.length]!(payload, ownText(field), field.kind),
    );
    left.set(field.key, { field, texts: [...new Set(texts)].filter((text) => field.accepts(text)) });
  });
  for (const key of left.keys()) writeNext(key);
  let culprit: string | undefined;
  for (;;) {
    const errors = errorsOf(config, world);
    if (errors.length === 0) break;
    const keys = new Set(errors.map(({ path }) => JSON.stringify(path)).filter((key) => left.has(key)));
    // A fault of one field can be reported at another.
    if (keys.size === 0) {
      // Usually the previous one, whose next text is rejected for the same reason.
      if (culprit === undefined || !isCulprit(culprit, errors.length)) culprit = findCulprit(errors[0]!.path);
      keys.add(culprit);
    }
    for (const key of keys) {
      left.get(key)!.texts.shift();
      writeNext(key);
    }
  }
  return {
    config,
    shown: left.size,
    refused: fields.length - left.size,
    origins: originsOf(fields, left),
  };

  /** In a field that is not visible text, a constant must be the whole value. */
  function ownText({ own, kind }: PlantedField): string {
    const text = String(own);
    return kind === "text" || kind === "richText" ? text : fillConstants(text, constants);
  }

  /** Whether there are fewer errors without the payload of a field. */
  function isCulprit(key: string, errors: number): boolean {
    const planted = left.get(key);
    if (!planted) return false;
    writeIn(config, planted.field, planted.field.own);
    const isIt = errorsOf(config, world).length < errors;
    writeIn(config, planted.field, planted.texts[0]);
    return isIt;
  }

  /** The first field whose payload causes the error at a path. */
  function findCulprit(path: Path): string {
    const place = JSON.stringify(path);
    const keys = [...left.keys()];
    const whole = config as SiteOfPages;
    const isWrong = (from: SiteOfPages, planted: number): boolean => {
      const begun = structuredClone(from);
      for (const key of keys.slice(planted)) {
        const { field } = left.get(key)!;
        if (isIn(begun, field.path)) writeIn(begun, field, field.own);
      }
      return errorsOf(begun, world).some((error) => JSON.stringify(error.path) === place);
    };
    // Usually it is on the same page or on none, and checking one page is much faster.
    const alone = withPageOf(whole, path);
    const isAlone = !isWrong(alone, 0) && isWrong(alone, keys.length);
    let [without, withIt] = [0, keys.length];
    while (withIt - without > 1) {
      const middle = Math.floor((without + withIt) / 2);
      if (isWrong(isAlone ? alone : whole, middle)) withIt = middle;
      else without = middle;
    }
    return keys[without]!;
  }

  function writeNext(key: string): void {
    const { field, texts } = left.get(key)!;
    if (texts.length === 0) left.delete(key);
    writeIn(config, field, texts[0] ?? field.own);
  }
}

/** The part of a config with pages. */
type SiteOfPages = { routes: { blocks: unknown[] }[] };

/** The same config with only the path's page. The others are nearly empty. */
function withPageOf(config: SiteOfPages, [first, page]: Path): SiteOfPages {
  const word = { type: "text", text: "Words." };
  const routes = config.routes.map((route, index) =>
    first === "routes" && index === page ? route : { ...route, blocks: [word] },
  );
  return { ...config, routes };
}

/** Whether a config has a value at a path. */
function isIn(config: object, path: Path): boolean {
  let inner: unknown = config;
  for (const part of path) {
    if (typeof inner !== "object" || inner === null || !Object.hasOwn(inner, part)) return false;
    inner = (inner as Record<string | number, unknown>)[part];
  }
  return true;
}

/** Replaces the value of a field. */
export function writeIn(config: object, { path }: PlantedField, value: unknown): void {
  const holder = path.slice(0, -1).reduce<unknown>((inner, part) => {
    return (inner as Record<string | number, unknown>)[part];
  }, config);
  put({ holder: holder as Json[], key: path.at(-1)! }, value as Json);
}

/** Links and text may contain other hosts. */
const namesNothing = new Set<FieldKind | undefined>(["text", "richText", "href"]);

function originsOf(
  fields: readonly PlantedField[],
  planted: ReadonlyMap<string, { texts: string[] }>,
): Set<string> {
  const origins = new Set<string>();
  for (const { key, own, kind } of fields) {
    if (namesNothing.has(kind)) continue;
    const text = planted.get(key)?.texts[0] ?? own;
    if (typeof text !== "string") continue;
    // An embed may load from another host of the same provider.
    for (const address of kind === "frame" ? [text, frameOf(text).src] : [text]) {
      const url = address !== undefined && /^https?:/i.test(address) ? parseUrl(address) : undefined;
      if (url) origins.add(url.origin);
    }
  }
  return origins;
}
