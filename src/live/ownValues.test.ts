import { describe, expect, it } from "vitest";
import { ownValues } from "./ownValues";

const address = "https://api.fernhollow.example/v1/all.json";
const paths = {
  image: "map.picture",
  figures: { blocks: "totals.placed", song: "radio.song" },
  lists: { top: { rows: "players", cells: ["name", "stats.hours"] } },
};
const read = (answer: unknown) => ownValues(answer, paths, address);

it("has the values at the owner's paths", () => {
  expect(
    read({
      map: { picture: "/maps/spawn.png" },
      totals: { placed: 1204338.5 },
      radio: { song: "§aMill Song" },
      players: [{ name: "Moss", stats: { hours: 412 } }, { name: "Fern" }],
    }),
  ).toEqual({
    image: "https://api.fernhollow.example/maps/spawn.png",
    figures: { blocks: 1204338.5, song: "Mill Song" },
    lists: {
      top: [
        ["Moss", 412],
        ["Fern", ""],
      ],
    },
  });
});

it("reads the entries of rows that are lists", () => {
  const list = { rows: "rows", cells: ["1", "0"] };
  expect(ownValues({ rows: [["Moss", 3]] }, { lists: { top: list } }, address)).toEqual({
    lists: { top: [[3, "Moss"]] },
  });
});

describe("a hostile response", () => {
  it.each([
    "https://evil.example/a.png",
    "//evil.example/a.png",
    "http://api.fernhollow.example/a.png",
    "https://api.fernhollow.example:8443/a.png",
    "https://api.fernhollow.example.evil.example/a.png",
    "https://api.fernhollow.example@evil.example/a.png",
    "https://user:word@api.fernhollow.example/a.png",
    "blob:https://api.fernhollow.example/a",
    "data:image/svg+xml,<svg/>",
    "javascript:alert(1)",
    "https://[",
    `/${"a".repeat(1001)}`,
    7,
    null,
    { toString: () => "/a.png" },
  ])("has no picture of another origin: %s", (picture) => {
    expect(read({ map: { picture } })).toEqual({});
  });

  it.each([true, null, {}, [3], "", "\u202e \u200b", 1e308, Number.NaN, Infinity])(
    "has no figures of other types: %s",
    (placed) => {
      expect(read({ totals: { placed } })).toEqual({});
    },
  );

  it("has short texts in one line, unchanged otherwise", () => {
    const { figures, lists } = read({
      totals: { placed: "<img src=x onerror=alert(1)>" },
      radio: { song: "la ".repeat(100_000) },
      players: [{ name: "<b>Moss</b>\u202e\n**Fern**" }, { name: "x".repeat(100_000) }],
    });
    expect(figures?.["blocks"]).toBe("<img src=x onerror=alert(1)>");
    expect(String(figures?.["song"])).toHaveLength(60);
    expect(lists?.["top"]![0]).toEqual(["<b>Moss</b> **Fern**", ""]);
    expect(String(lists?.["top"]![1]![0])).toHaveLength(200);
  });

  it("has at most 200 rows, and none without words", () => {
    const players = Array.from({ length: 10_000 }, (_, index) => ({ name: `Player ${index}` }));
    expect(read({ players }).lists?.["top"]).toHaveLength(200);
    const odd = [null, 7, "Moss", [], {}, { name: {} }, { __proto__: { name: "Moss" } }];
    expect(read({ players: odd })).toEqual({ lists: { top: [] } });
    expect(read({ players: { 0: { name: "Moss" }, length: 1 } })).toEqual({});
  });

  it("has no values of prototypes", () => {
    expect(ownValues({}, { figures: { a: "constructor.name", b: "toString.length" } }, address)).toEqual({});
  });
});
