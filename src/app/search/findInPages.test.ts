import { expect, test } from "vitest";
import { findInPages, type Piece, prepareSearch } from "./findInPages";
import type { SearchIndex } from "./searchIndex";

const index: SearchIndex = [
  {
    path: "/",
    name: "Home",
    sections: [
      {
        anchor: "",
        heading: "Home",
        text: "Über die Brücke führt eine Straße. 玩法说明：先到出生点。 คำถามที่พบบ่อย",
      },
    ],
  },
  {
    path: "/rules",
    name: "Rules",
    sections: [
      { anchor: "", heading: "Rules", text: "Start with a greeting." },
      { anchor: "bridges", heading: "Bridges", text: "A bridge is for everybody. Repair it." },
      {
        anchor: "gates",
        heading: "Gates",
        text: `${"Close the gates at night. ".repeat(20)}Then cross the bridge.`,
      },
    ],
  },
];
const entries = prepareSearch(index);
const find = (question: string) => findInPages(entries, question, 20).found;
const addresses = (question: string) => find(question).map(({ address }) => address);
const marked = (pieces: readonly Piece[]) => pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);

test("places with the words in their heading come first, and a beginning of a word is enough", () => {
  expect(addresses("bridg")).toEqual(["/rules#bridges", "/rules#gates"]);
  expect(addresses("rep bri")).toEqual(["/rules#bridges"]);
  expect(addresses("bridge greeting")).toEqual([]);
  expect(addresses(" ")).toEqual([]);
});

test("a word of the page's name counts for its places, and finds none of them alone", () => {
  expect(addresses("rules night")).toEqual(["/rules#gates"]);
  expect(addresses("rules")).toEqual(["/rules"]);
});

test("marks, capital letters and special letters make no difference, in either direction", () => {
  for (const question of ["BRÜCKE", "brucke", "strasse", "STRASSE", "straße", "ｂｒücke"])
    expect(addresses(question), question).toEqual(["/"]);
});

/** The marked words of each match. */
const foundIn = (texts: readonly string[], question: string) =>
  findInPages(
    prepareSearch(
      texts.map((text, index) => ({
        path: `/${index}`,
        name: "",
        sections: [{ anchor: "", heading: "", text }],
      })),
    ),
    question,
    20,
  )
    .found.toSorted((a, b) => a.address.localeCompare(b.address))
    .map(({ excerpt }) => marked(excerpt).join(" "));

test.each([
  ["Thai tones", ["ป้าของฉัน", "ป่าใหญ่", "ปาลูกบอล"], "ป้า", ["ป้า"]],
  ["Thai vowels", ["กินข้าว", "กินขิง"], "กิน", ["กิน", "กิน"]],
  ["Thai vowels above and below", ["คีม", "คูม", "คม"], "คม", ["คม"]],
  ["Chinese", ["玩法说明：先到出生点", "说法"], "说明", ["说明"]],
  ["Japanese voicing marks", ["はし", "ばし", "ぱし"], "ばし", ["ばし"]],
  ["Japanese in half-width letters", ["サーバー"], "ｻｰﾊﾞｰ", ["サーバー"]],
  ["Arabic with and without vowel points", ["مَدْرَسَة", "مدرسة", "مدينة"], "مدرسة", ["مَدْرَسَة", "مدرسة"]],
  ["Arabic typed with vowel points", ["مدرسة"], "مَدْرَسَة", ["مدرسة"]],
  ["Hebrew with and without points", ["שָׁלוֹם", "שלום"], "שלום", ["שָׁלוֹם", "שלום"]],
  ["German", ["Über die Brücke", "Strasse", "Straße"], "strasse", ["Strasse", "Straße"]],
  ["German umlauts typed without dots", ["Über die Brücke"], "uber brucke", ["Über Brücke"]],
  ["Hindi vowels", ["कमल", "कमाल", "किमल"], "कमाल", ["कमाल"]],
])("finds %s", (_, texts, question, found) => {
  expect(foundIn(texts, question)).toEqual(found);
});

test("scripts without spaces are found in the midst of a line", () => {
  expect(addresses("说明")).toEqual(["/"]);
  expect(addresses("出生点")).toEqual(["/"]);
  expect(addresses("ที่พบ")).toEqual(["/"]);
});

test("what was found is marked as it is written", () => {
  expect(marked(find("strasse bruc")[0]!.excerpt)).toEqual(["Brüc", "Straße"]);
  expect(marked(find("bridges")[0]!.heading)).toEqual(["Bridges"]);
  const late = find("cross")[0]!
    .excerpt.map(({ text }) => text)
    .join("");
  expect(late).toMatch(/^… .*Then cross the bridge\.$/);
  expect(late.length).toBeLessThan(200);
});

test("the time grows no faster than the words, for hostile questions too", () => {
  const time = (times: number) => {
    const large = prepareSearch([
      {
        path: "/",
        name: "a",
        sections: Array.from({ length: times }, () => ({
          anchor: "",
          heading: "a".repeat(100),
          text: "ab".repeat(5000),
        })),
      },
    ]);
    const start = performance.now();
    for (const question of ["a", "b".repeat(200), "ab".repeat(90), "a b ab ba aba bab"])
      findInPages(large, question, 20);
    return performance.now() - start;
  };
  time(5);
  expect(time(160)).toBeLessThan(Math.max(60, time(20) * 40));
});
