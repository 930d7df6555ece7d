import { limitsOf } from "../../../src/schema/limits";
import { Random } from "../random";
import { casesOf, type GrowthCase } from "./cases";
import { type GrowingPlace, growingPlaces } from "./places";

/** A file of a given size in which one thing is as large as it can be. */
export interface BoundCase {
  name: string;
  /** @param characters - about the length of the text */
  text: (characters: number) => string;
}

/**
 * Files of any size, some for each list, group and group of names of the schema: one in which it alone is large, and one of
 * many posts in each of which it is as long as it may be.
 * @param most - so many of them, the same for the same seed
 */
export function boundCases(seed: number, most: number): BoundCase[] {
  const random = new Random(seed);
  const places = growingPlaces();
  const chosen = places
    .filter(({ is }) => is !== "text")
    .flatMap((place) => [sized(random.pick(casesOf(place))), ...(isInPost(place) ? [repeated(place)] : [])]);
  const texts = places.filter(({ is }) => is === "text").map((place) => sized(random.pick(casesOf(place))));
  return [chainedForms(), ...sample([...chosen, ...texts], most - 1, random)];
}

function sample<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  return items.length <= count ? [...items] : items.filter(() => random.chance(count / items.length));
}

/** A case at a size that makes a text of a given length. */
function sized({ name, text }: GrowthCase): BoundCase {
  const perEntry = Math.max(0.5, (text(4096).length - text(2048).length) / 2048);
  return { name, text: (characters) => text(Math.max(1, Math.floor(characters / perEntry))) };
}

function isInPost({ is, name }: GrowingPlace): boolean {
  return is === "list" && name.startsWith("news.posts[]");
}

/** Many posts with a list that is full. */
function repeated(place: GrowingPlace): BoundCase {
  const { most = 1000 } = limitsOf(place.schema);
  const full = place.around(Array.from({ length: most }, (_, number) => place.entry(number)));
  return { name: `${place.name}: full in every post`, text: (characters) => manyPosts(full, characters) };
}

/** Many posts with a form of a thousand fields, each of which depends on the one above. */
function chainedForms(): BoundCase {
  const place = growingPlaces().find(({ name }) => name.endsWith("[form].fields"))!;
  const fields = Array.from({ length: 1000 }, (_, index) =>
    index % 4 === 3
      ? { type: "page", title: "More", when: { field: `field${index - 1}` } }
      : { type: "text", name: `field${index}`, label: `Field ${index}`, ...whenAbove(index) },
  );
  const full = place.around(fields);
  return { name: "forms of a thousand conditions", text: (characters) => manyPosts(full, characters) };
}

/** The condition of a field on the one above it, over a beginning of a page. */
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
