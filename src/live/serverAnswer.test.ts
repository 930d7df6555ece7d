import { describe, expect, it } from "vitest";
import { cleanLine, onlineAnswer } from "./serverAnswer";

describe("a number of players", () => {
  it.each([1e308, -1, 1.5, Number.NaN, "12e3", "", "9999999999", null, {}, [3], true])(
    "that no server has is left out: %s",
    (players) => {
      expect(onlineAnswer({ players, maximum: players })).toEqual({ state: "online" });
    },
  );

  it("may be written as a text", () => {
    expect(onlineAnswer({ players: "12", maximum: 0 })).toEqual({ state: "online", players: 12, maximum: 0 });
  });
});

describe("a line", () => {
  it.each([
    ["§aGreen §l§obold§r", "Green bold"],
    ["§x§f§f§0§0§0§0Red", "Red"],
    ["a\u0000b\u001bc\u202ed\u2066e\u200bf\ufeffg", "abcdefg"],
    ["  spread \t over\nlines ", "spread over lines"],
    ["\ue001 \uf8ff", ""],
    ["e" + "\u0301".repeat(50), "e\u0301\u0301\u0301"],
    ["e" + "\u0301\u200d".repeat(50), "e\u0301\u200d\u0301\u200d\u0301"],
    ["e" + "\u0301\u034f\u200c".repeat(50) + "x", "e\u0301\u200c\u0301\u200c\u0301x"],
    ["a\u00adb\u061cc\u{e0061}d\u200de", "abcd\u200de"],
    ["<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"],
    ["§", "§"],
  ])("has nothing that steers or breaks it: %#", (written, shown) => {
    expect(cleanLine(written, 100)).toBe(shown);
  });

  it.each([
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\u034f",
    "\u00ad",
    "\u061c",
    "\u{e0041}",
    "\u200d\u200c",
    "\ufe0f",
    "\u3164\u200d\u3164",
    "\u0301",
  ])("of which nothing is seen is none: %#", (written) => {
    expect(cleanLine(` ${written} `, 100)).toBe("");
  });

  it.each(["👩🏽\u200d🚀", "❤\ufe0f\u200d🔥", "می\u200cخواهم", "র\u200d্যাব", "क\u094d\u200dष", "…", "+1", "۳"])(
    "keeps what joins its letters and pictures: %s",
    (written) => {
      expect(cleanLine(written, 100)).toBe(written);
    },
  );

  it("is cut where it is too long, between letters", () => {
    expect(cleanLine("😀".repeat(40), 10)).toBe(`${"😀".repeat(9)}…`);
    expect(cleanLine("x".repeat(1_000_000), 32)).toHaveLength(32);
  });
});

it("keeps no more names and lines than a page can show, each of them short", () => {
  const people = Array.from({ length: 10_000 }, () => ({ name: "n".repeat(10_000) }));
  const { people: kept = [], message = [] } = onlineAnswer({ people, message: "line\n".repeat(1000) });
  expect(kept).toHaveLength(100);
  expect(kept[0]!.name).toHaveLength(32);
  expect(message).toHaveLength(4);
});

it("leaves out what is no name", () => {
  const people = ["Moss", 7, null, { name: "x" }, " "].map((name) => ({ name }));
  expect(onlineAnswer({ people, message: 7, version: {} })).toEqual({
    state: "online",
    people: [{ name: "Moss" }],
  });
});
