import { misspell } from "./misspell";
import { inheritedNames, oddTexts } from "./oddTexts";
import { isGroup, type Json, type Place, placesOf, put, remove, rename } from "./places";
import type { Random } from "./random";

/** One way to break a config: changes the value in place. */
type Mutator = (places: readonly Place[], random: Random) => void;

const mutators: readonly Mutator[] = [
  // Deleting
  (places, random) => remove(random.pick(places)),
  // Renaming
  (places, random) => {
    const place = random.pick(places.filter(({ key }) => typeof key === "string"));
    rename(place, misspell(String(place.key), random));
  },
  (places, random) => rename(random.pick(places), random.pick([...inheritedNames, ...oddTexts])),
  (places, random) => rename(random.pick(places), String(random.pick(places).key)),
  // Retyping
  (places, random) => {
    const place = random.pick(places);
    put(place, retype(place.value, random));
  },
  (places, random) => put(random.pick(places), copyOf(random.pick(places).value)),
  // Swapping
  (places, random) => {
    const [one, other] = [random.pick(places), random.pick(places)];
    const isInside = startsWith(one.path, other.path) || startsWith(other.path, one.path);
    if (isInside) return;
    put(one, other.value);
    put(other, one.value);
  },
  // Moving to another object or level
  (places, random) => {
    const [one, other] = [random.pick(places), random.pick(places)];
    if (startsWith(other.path, one.path) || !isGroup(other.value)) return;
    put({ holder: other.value, key: String(one.key) }, copyOf(one.value));
    if (random.chance(0.7)) remove(one);
  },
  (places, random) => {
    const place = random.pick(places);
    const { value, key } = place;
    put(place, random.chance(0.5) ? [value] : { [random.chance(0.5) ? String(key) : "value"]: value });
  },
  (places, random) => {
    const place = random.pick(places);
    const inner = typeof place.value === "object" ? Object.values(place.value ?? {}) : [];
    if (inner.length > 0) put(place, random.pick(inner));
  },
  (places, random) => {
    const groups = places.filter(({ value }) => isGroup(value));
    if (groups.length === 0) return;
    const place = random.pick(groups);
    const { holder, value } = place;
    remove(place);
    for (const [key, child] of Object.entries(value as object)) put({ holder, key }, child as Json);
  },
  // Doubling
  (places, random) => {
    const entries = places.filter(({ holder }) => Array.isArray(holder));
    if (entries.length === 0) return;
    const { holder, key, value } = random.pick(entries);
    (holder as Json[]).splice(Number(key), 0, copyOf(value));
  },
  // Adding
  (places, random) => {
    const groups = places.filter(({ value }) => isGroup(value));
    if (groups.length === 0) return;
    const key = random.pick([...inheritedNames, ...oddTexts, ...places.map(({ key }) => String(key))]);
    put(
      { holder: random.pick(groups).value as { [key: string]: Json }, key },
      random.pick([1, "x", null, {}]),
    );
  },
  // Unusual text
  (places, random) => changeText(places, random, (text) => misspell(text, random)),
  (places, random) => changeText(places, random, () => random.pick(oddTexts)),
  (places, random) =>
    changeText(places, random, (text) => {
      const at = random.below(text.length + 1);
      return text.slice(0, at) + random.pick(oddTexts) + text.slice(at);
    }),
  (places, random) => changeText(places, random, (text) => text.slice(0, random.below(text.length + 1))),
  (places, random) => changeText(places, random, (text) => text.repeat(1 + random.below(2000))),
];

/** Breaks a config in this many ways, one after another. */
export function mutateValue(config: Json, random: Random, times: number): Json {
  const whole = { config: copyOf(config) };
  for (let count = 0; count < times; count++) {
    // The config itself is a place too.
    const places = placesOf(whole);
    if (places.length > 0) random.pick(mutators)(places, random);
  }
  return whole.config ?? null;
}

function changeText(places: readonly Place[], random: Random, change: (text: string) => string): void {
  const texts = places.filter(({ value }) => typeof value === "string");
  if (texts.length === 0) return;
  const place = random.pick(texts);
  put(place, change(String(place.value)));
}

/** The same or a similar value as another type. */
function retype(value: Json, random: Random): Json {
  const others: Json[] = [null, true, false, 0, -1, 1.5, 2 ** 53, "", "text", [], {}, [value], { value }];
  // String() throws for an object with its own "toString".
  const alike: Json[] =
    typeof value === "string"
      ? [Number(value) || 0, value.split(" "), value.split("")]
      : [JSON.stringify(value), typeof value === "object" ? Object.keys(value ?? {}).join() : `${value}`];
  return copyOf(random.pick([...others, ...alike]));
}

function startsWith(path: Place["path"], start: Place["path"]): boolean {
  return start.every((part, index) => path[index] === part);
}

function copyOf<T extends Json>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
