import { expect, test } from "vitest";
import { WORDS_BEGIN, WORDS_END } from "../app/search/programWords";
import { sectionsOf } from "./pageSections";

const read = (html: string) =>
  sectionsOf(`<header>Menu</header><main id="content">${html}</main><footer>End</footer>`);
/** Words of the program, as they are marked while a page is rendered. */
const label = (words: string) => WORDS_BEGIN + words + WORDS_END;

test("the words of a page belong to the nearest place that a link can lead to, or to the page", () => {
  expect(
    read(
      `<h1>Rules</h1><p>Be <b>k</b>ind.</p><section id="gates"><h2 id="_R_1_">Gates</h2><p>Close them.</p>` +
        `<ul><li id="night"><p>At night,<br/>always.</p></li></ul><p>Open again.</p></section><p>Thank you.</p>`,
    ),
  ).toEqual([
    { anchor: "", heading: "Rules", text: "Be kind. Thank you." },
    { anchor: "gates", heading: "Gates", text: "Close them. Open again." },
    { anchor: "night", heading: "At night, always.", text: "At night, always." },
  ]);
});

test("a further heading of the same place is found by itself, with that place", () => {
  expect(read(`<section id="a"><h2>One</h2><p>1</p><h3>Two</h3><p>2</p></section><p>3</p>`)).toEqual([
    { anchor: "", heading: "", text: "3" },
    { anchor: "a", heading: "One", text: "1" },
    { anchor: "a", heading: "Two", text: "2" },
  ]);
});

test("a heading that links can lead to is a place, and so is what stands below it", () => {
  const html = `<section id="sp-text"><section id="a"><h2 id="_R_1_">One</h2><p>1</p><h3 id="two">Two</h3><p>2</p></section></section>`;
  expect(read(html)).toEqual([
    { anchor: "a", heading: "One", text: "1" },
    { anchor: "two", heading: "Two", text: "2" },
  ]);
});

test("cells of a table and entries of a list are told apart, but for those that end a sentence", () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  const html = `<p>Ranks</p><table><thead><tr><th>Rank</th><th>Hours</th></tr></thead><tbody>${row("Guest", "0")}${row("", "<b>10</b>")}</tbody></table><p>Then</p><ul><li><p>One.</p></li><li>two<ul><li>a</li><li>b</li></ul></li><li>three</li></ul><p>End</p>`;
  expect(read(html)).toEqual([
    {
      anchor: "",
      heading: "",
      text: "Ranks Rank · Hours · Guest · 0 · 10 Then One. two a · b · three End",
    },
  ]);
});

test("what is pressed, drawn or a word of the interface is left out", () => {
  const html = `<p>Join<button><span>Copy</span></button> us<svg><path d=""></path><g><text>x</text></g></svg> now <!-- -->at <a href="#">dusk<span> ${label("(opens in a new tab)")}</span></a></p><div role="tablist"><a>One</a></div><nav><a href="/b">Other page</a></nav><img alt="Mill"/><p aria-hidden="true">no</p>`;
  expect(read(html)).toEqual([{ anchor: "", heading: "", text: "Join us now at dusk" }]);
});

test("texts that look like HTML are texts", () => {
  expect(read("<p>&lt;script&gt;alert(&#x27;1&#x27;)&lt;/script&gt; &amp;amp;</p>")).toEqual([
    { anchor: "", heading: "", text: "<script>alert('1')</script> &amp;" },
  ]);
});

test("leaves out labels with the values they are filled with, and keeps texts that read the same", () => {
  const html = `<p>by the river</p><p>${label("by Mira")}</p><p>${label("Last updated <time>1 May")}</time> today</p>`;
  expect(read(html)).toEqual([{ anchor: "", heading: "", text: "by the river today" }]);
});

test("keeps what follows a label of which only the beginning is shown", () => {
  expect(read(`<p>${WORDS_BEGIN}Updated</p><p>Be kind.${WORDS_END}</p>`)).toEqual([
    { anchor: "", heading: "", text: "Be kind." },
  ]);
});
