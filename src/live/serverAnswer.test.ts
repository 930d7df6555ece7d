import { describe, expect, it } from "vitest";
import { cleanLine, onlineAnswer } from "./serverAnswer";

describe("a number of players", () => {
  it.each([1e308, -1, 1.5, Number.NaN, "12e3", "", "9999999999", null, {}, [3], true])(
    "is left out if no server can have it: %s",
    (players) => {
      expect(onlineAnswer({ players, maximum: players })).toEqual({ state: "online" });
    },
  );

  it("can be a string", () => {
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
  ])("loses control and line-breaking characters: %#", (written, shown) => {
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
  ])("is left out if it is invisible: %#", (written) => {
    expect(cleanLine(` ${written} `, 100)).toBe("");
  });

  it.each(["👩🏽\u200d🚀", "❤\ufe0f\u200d🔥", "می\u200cخواهم", "র\u200d্যাব", "क\u094d\u200dष", "…", "+1", "۳"])(
    "keeps joiners between letters and emoji: %s",
    (written) => {
      expect(cleanLine(written, 100)).toBe(written);
    },
  );

  it("is cut between characters if it is too long", () => {
    expect(cleanLine("😀".repeat(40), 10)).toBe(`${"😀".repeat(9)}…`);
    expect(cleanLine("x".repeat(1_000_000), 32)).toHaveLength(32);
  });
});

it("keeps only short names and lines, and only as many as a page can show", () => {
  const people = Array.from({ length: 10_000 }, () => ({ name: "n".repeat(10_000) }));
  const { people: kept = [], message = [] } = onlineAnswer({ people, message: "line\n".repeat(1000) });
  expect(kept).toHaveLength(100);
  expect(kept[0]!.name).toHaveLength(32);
  expect(message).toHaveLength(4);
});

it("leaves out invalid names", () => {
  const people = ["Moss", 7, null, { name: "x" }, " "].map((name) => ({ name }));
  expect(onlineAnswer({ people, message: 7, version: {} })).toEqual({
    state: "online",
    people: [{ name: "Moss" }],
  });
});
