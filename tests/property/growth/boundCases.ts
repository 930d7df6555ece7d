import { limitsOf } from "../../../src/schema/limits";
import { Random } from "../random";
import { casesOf, type GrowthCase } from "./cases";
import { type GrowingPlace, growingPlaces } from "./places";

/** A file of a given size in which one part is as large as possible. */
export interface BoundCase {
  name: string;
  /** @param characters - the approximate length of the text */
  text: (characters: number) => string;
  /** Further options of the command. */
  options?: readonly string[];
}

/**
 * Files of any size, for each list, object and map of the schema: one in which only it is large, and one with many
 * posts in which it has its maximum length.
 * @param most - the maximum number of files, which are the same for the same seed
 */
export function boundCases(seed: number, most: number): BoundCase[] {
  const random = new Random(seed);
  const places = growingPlaces();
  const chosen = places
    .filter(({ is }) => is !== "text")
    .flatMap((place) => [sized(random.pick(casesOf(place))), ...(isInPost(place) ? [repeated(place)] : [])]);
  const texts = places.filter(({ is }) => is === "text").map((place) => sized(random.pick(casesOf(place))));
  const known = knownCases();
  return [...known, ...sample([...chosen, ...texts], most - known.length, random)];
}

function sample<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  return items.length <= count ? [...items] : items.filter(() => random.chance(count / items.length));
}

/** A case at the size for a given text length. */
function sized({ name, text }: GrowthCase): BoundCase {
  const perEntry = Math.max(0.5, (text(4096).length - text(2048).length) / 2048);
  return { name, text: (characters) => text(Math.max(1, Math.floor(characters / perEntry))) };
}

function isInPost({ is, name }: GrowingPlace): boolean {
  return is === "list" && name.startsWith("news.posts[]");
}

/** Many posts with a full list. */
function repeated(place: GrowingPlace): BoundCase {
  const { most = 1000 } = limitsOf(place.schema);
  const full = place.around(Array.from({ length: most }, (_, number) => place.entry(number)));
  return { name: `${place.name}: full in every post`, text: (characters) => manyPosts(full, characters) };
}

/** Text that was slow to check, or that parsers may treat specially. */
const slowTexts: Record<string, string> = {
  "defined constants": "{{name}} ",
  "constants in half links": "](x {{name}}",
  "constants in links": "[x](/{{name}}) ",
  "undefined constants in links": "[x](/{{other}}) ",
  "constants in hosts": "[x](https://{{name}}5z.example) ",
  "undefined constants in hosts": "[x](https://{{other}}5z.example) ",
  "wiki links": "[[Rules]] ",
  escapes: "\\[a\\] \\*b\\* ",
  tables: "|a|b|\n|-|-|\n|c|d|\n\n",
  code: "`a` ``b`` ",
  links: "[x](/rules) ",
};

/** The cases of every run: the maximum of one thing in a config, or more than allowed. */
function knownCases(): BoundCase[] {
  const start = { version: 1, site: { name: "Mossy" }, constants: { name: "Mossy" } };
  const page = (blocks: unknown[]) =>
    JSON.stringify({ ...start, routes: [{ path: "/", title: "Home", blocks }] });
  const texts = Object.entries(slowTexts).map(([what, piece]) => ({
    name: `full texts of ${what}`,
    text: (characters: number) => page(fullTexts(piece, characters)),
  }));
  const keys = (count: number, keyOf: (index: number) => string) =>
    `{"version":1,"site":{"name":"Mossy"},"routes":[{"path":"/","title":"Home"}],${Array.from(
      { length: count },
      (_, index) => `"${keyOf(index)}":1`,
    ).join(",")}}`;
  return [
    ...texts,
    {
      name: "a thousand links",
      text: () =>
        page([{ type: "text", text: Array.from({ length: 1000 }, (_, at) => `[x](/page-${at})`).join(" ") }]),
    },
    { name: "one form of a thousand conditions", text: () => JSON.stringify(chainedForm()) },
    { name: "256,000 unknown keys", text: () => keys(256_000, (index) => `key${index}`) },
    { name: "120,000 repeated keys", text: () => keys(120_000, () => "theme") },
    { name: "60 MB of backslashes", text: () => `{"${"\\".repeat(60_000_000)}` },
    chainedForms(),
    ...refusedFixes(),
  ];
}

/** A thousand ids whose fix would create duplicates, so each is tried and rejected. */
function refusedFixes(): BoundCase[] {
  const ids = Array.from({ length: 100 }, (_, index) => `rule-${index}`);
  const blocks = [...ids.map((id) => `%${id}`), ...ids].map((id) => ({ type: "text", id, text: "Words" }));
  const routes = Array.from({ length: 10 }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: "Page",
    blocks,
  }));
  const text = () => JSON.stringify({ version: 1, site: { name: "Mossy" }, routes });
  return [
    { name: "a thousand fixes that are refused", text },
    { name: "a thousand fixes that are refused, with --fix", text, options: ["--fix"] },
  ];
}

/** Blocks with text of the maximum length. */
function fullTexts(piece: string, characters: number): object[] {
  const content = piece.repeat(Math.floor(49_000 / piece.length));
  const count = Math.max(1, Math.floor(characters / JSON.stringify(content).length));
  return Array.from({ length: count }, () => ({ type: "text", text: content }));
}

/** Many posts with a form of a thousand fields, each of which depends on the one above. */
function chainedForms(): BoundCase {
  const full = chainedForm();
  return { name: "forms of a thousand conditions", text: (characters) => manyPosts(full, characters) };
}

function chainedForm(): unknown {
  const place = growingPlaces().find(({ name }) => name.endsWith("[form].fields"))!;
  const fields = Array.from({ length: 1000 }, (_, index) =>
    index % 4 === 3
      ? { type: "page", title: "More", when: { field: `field${index - 1}` } }
      : { type: "text", name: `field${index}`, label: `Field ${index}`, ...whenAbove(index) },
  );
  return place.around(fields);
}

/** A field's condition on the previous one, across the start of a form page. */
function whenAbove(index: number): object {
  return index === 0 ? {} : { when: { field: `field${index % 4 === 0 ? index - 2 : index - 1}`, is: "a" } };
}

function manyPosts(config: unknown, characters: number): string {
  const { news, ...rest } = config as { news: { posts: object[] } };
  const [post] = news.posts;
  const count = Math.max(1, Math.floor(characters / JSON.stringify(post).length));
  const posts = Array.from({ length: count }, (_, index) => ({ ...post, slug: `post-${index}` }));
  return JSON.stringify({ ...rest, news: { ...news, posts } });
}
