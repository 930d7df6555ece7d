import { expect, test } from "vitest";
import { minimalConfig } from "../../tests/validate/minimalBlocks";
import { configSchema } from "./config";
import { factsOfFields, factsOfValues } from "./routeWalks";

const blocks = [{ type: "cards", items: [{ title: "One" }, { title: "Two" }] }];

function routeOf(title: string) {
  return configSchema.parse({ ...minimalConfig(), routes: [{ path: "/", title, blocks }] }).routes[0]!;
}

test("reads the facts of a route in one walk", () => {
  const walked: string[] = [];
  const texts = (name: string) => () => {
    walked.push(name);
    const found: unknown[] = [];
    return {
      see(value: unknown, key: string) {
        if (key === "title") found.push(value);
      },
      facts: () => found,
    };
  };
  const [one, two] = [factsOfValues("one", texts("one")), factsOfValues("two", texts("two"))];
  const route = routeOf("Home");
  expect([one.ofRoute(route), two.ofRoute(route), one.ofRoute(route)]).toEqual(
    Array.from({ length: 3 }, () => ["Home", "One", "Two"]),
  );
  expect(walked).toEqual(["one", "two"]);
});

test("shows the keys around a value, without places in lists", () => {
  const places = factsOfValues("places", () => {
    const found: string[] = [];
    return {
      see(value, key, _owner, outer) {
        if (value === "Two") found.push([...outer, key].join("."));
      },
      facts: () => found,
    };
  });
  expect(places.ofRoute(routeOf("Home"))).toEqual(["blocks.items.title"]);
});

test("reads facts from fields with a kind", () => {
  const titles = factsOfFields("titles", () => {
    const found: unknown[] = [];
    return {
      see({ isTitle, value }) {
        if (isTitle) found.push(value);
      },
      facts: () => found,
    };
  });
  expect(titles.ofRoute(routeOf("Home"))).toEqual(["Home", "One", "Two"]);
});
