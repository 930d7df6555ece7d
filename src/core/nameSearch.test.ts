import { expect, it } from "vitest";
import { NameSearch } from "./nameSearch";

const named = (text: string, ...names: string[]) => [...new NameSearch(names).in(text)];

it.each([
  ["an attribute of HTML", '<img src="old map.jpg">', "old map.jpg"],
  ["an address", '<img src="shot%20(1).png">', "shot (1).png"],
  ["an address of other letters", "url(m%C3%BChle.png)", "mühle.png"],
  ["HTML that escapes", "<img src='Tom &amp; bob&#39;s.png'>", "Tom & bob's.png"],
  ["CSS that escapes", "url(shot\\ \\(1\\).png)", "shot (1).png"],
  ["JSON that escapes", '{"src":"art\\/m\\u00fchle.png"}', "mühle.png"],
  ["a text", "See [map](</maps/old map.jpg>).", "/maps/old map.jpg"],
  ["the name itself, which looks encoded", "a%20b.png", "a%20b.png"],
])("finds the name of a picture in %s", (_, text, name) => {
  expect(named(text, name)).toEqual([name]);
});

it("does not find a name at the end of another", () => {
  expect(named("icons/small-map.png, bigmap.png", "map.png")).toEqual([]);
});

it("takes linear time on a long text without separators", () => {
  const text = `${"deadbeef".repeat(250_000)} mill.png`;
  expect(named(text, "mill.png", "sea.png")).toEqual(["mill.png"]);
});
