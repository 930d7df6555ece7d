import { describe, expect, it } from "vitest";
import { cleanDrawing } from "./cleanDrawing";

const cleaned = (text: string) => cleanDrawing(new TextEncoder().encode(text));
const clean = (text: string) => cleaned(text).text;
const drawing = (inner: string, keys = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${keys}>${inner}</svg>`;
const inside = (text: string) => /^<svg xmlns="[^"]*">(.*)<\/svg>\n$/s.exec(clean(drawing(text)))?.[1];

describe("a cleaned drawing", () => {
  it("keeps everything that draws", () => {
    const plain =
      '<defs><linearGradient id="sky"><stop offset="0.5"/></linearGradient></defs><use href="#a"/><rect style="fill:url(#sky)"/>';
    expect(inside(plain)).toBe(plain);
  });

  it("keeps only elements of SVG, by their namespace and not their prefix", () => {
    expect(
      inside(
        '<x:rect xmlns:x="http://www.w3.org/2000/svg" x="1"/><rect xmlns="http://www.w3.org/1999/xhtml"/><rect xmlns="" x="3"/>',
      ),
    ).toBe('<rect x="1"/>');
  });

  it("removes unknown elements with their content", () => {
    expect(inside("<script><rect/><g><rect/></g></script><foreignObject><rect/></foreignObject><g/>")).toBe(
      "<g/>",
    );
  });

  it("keeps internal addresses, embedded bitmaps, and links", () => {
    const kept =
      '<a href="https://mossy.example/"/><a href="mailto:a@b.example"/><use href="#b"/><image href="data:image/png;base64,AAAA"/>';
    expect(inside(kept)).toBe(kept);
    expect(inside('<a href="//x.example"/><use href="a.svg#b"/><image href="data:image/svg+xml,x"/>')).toBe(
      "<a/><use/><image/>",
    );
  });

  it("converts old links to the new form, which wins if an element has both", () => {
    expect(
      inside('<use xlink:href="#a"/><use xlink:href="#a" href="#b"/><use href="#b" xlink:href="#a"/>'),
    ).toBe('<use href="#a"/><use href="#b"/><use href="#b"/>');
  });

  it.each([
    ["@import 'a.css'; a { fill: red }", "@none 'a.css'; a { fill: red }"],
    ["a { b: u\\72 l(x.png) }", "a { b: url(data:,) }"],
    ["a { b: url( 'x.png' ) }", 'a { b: url( "data:," ) }'],
    ["a { b: url(#c) }", "a { b: url(#c) }"],
    ["a { b: image-set('x.png' 1x) }", "a { b: none('x.png' 1x) }"],
    ["@namespace url(http://www.w3.org/2000/svg);", '@namespace "http://www.w3.org/2000/svg";'],
    ["@namespace a url( 'b:c' ); a|g { fill: red }", "@namespace a   'b:c'  ; a|g { fill: red }"],
    ["g { @namespace } h { b: url(x.png) }", "g { @namespace } h { b: url(data:,) }"],
    ["g { h { @namespace } b: url(x.png) }", "g { h { @namespace } b: url(data:,) }"],
    ["@media all { @namespace } g { b: url('x.png') }", '@media all { @namespace } g { b: url("data:,") }'],
    ["g { @namespace b: url(x.png) }", 'g { @namespace b: "x.png" }'],
    ["g { @namespace b: url)('x.png') }", "g { @namespace b: url ('x.png'  }"],
    ["g { @namespace image-set('x.png' 1x) }", "g { @namespace none('x.png' 1x  }"],
    [
      "@font-face { src: url(data:font/woff2;base64,AA==) }",
      "@font-face { src: url(data:font/woff2;base64,AA==) }",
    ],
    ["a { b: url(x.png", "a { b: url(data:,)"],
    [".a { fill: #fff } /* (no) */", ".a { fill: #fff } /* (no) */"],
  ])("cleans the stylesheet %s", (css, cleaned) => {
    expect(inside(`<style>${css}</style>`)).toBe(`<style>${cleaned}</style>`);
  });

  it.each([
    [true, '<image href="data:image/png;base64,AAAA"/>'],
    [true, '<filter><feImage xlink:href=" DATA:image/webp,A"/></filter>'],
    [true, "<rect style=\"mask: url( 'data:image/png,A' )\"/>"],
    [true, "<style>a { mask: u\\72l(dat\\61:image/gif,A) }</style>"],
    [true, '<rect><set attributeName="mask" to="url(data:image/png,A)"/></rect>'],
    [false, '<rect id="data:image/png;base64,AAAA"/><text>url(data:image/png,A)</text>'],
    [false, '<image href="data:image/svg+xml,x"/><image href="#a"/><use href="data:image/png,A"/>'],
    [false, '<script><image href="data:image/png,A"/></script>'],
    [false, "<style>@font-face { src: url(data:font/woff2;base64,AA==) } a { mask: url(x.png) }</style>"],
    [false, "<style>a::after { content: 'data:image/png,A' } @namespace url(data:image/png,A);</style>"],
  ])("reports whether it contains pictures as data: %s for %s", (embedsPictures, inner) => {
    expect(cleaned(drawing(inner))).toMatchObject({ embedsPictures });
  });

  it("removes animations of addresses", () => {
    expect(
      inside(
        '<a><set attributeName="href" to="javascript:0"/><animate attributeName=" xlink:href "/><set attributeName="fill" to="red"/></a>',
      ),
    ).toBe('<a><set attributeName="fill" to="red"/></a>');
  });

  it("is ASCII, so it is the same drawing in every encoding", () => {
    expect(inside('<text id="é">Grün 木 😀 &lt;b>\u00a0</text>')).toBe(
      '<text id="&#xe9;">Gr&#xfc;n &#x6728; &#x1f600; &#x3c;b&#x3e;&#xa0;</text>',
    );
  });

  it("is an SVG picture, even if its author forgot the namespace", () => {
    expect(clean('<svg width="4"><rect/></svg>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="4"><rect/></svg>\n',
    );
  });
});

describe("a rejected drawing", () => {
  const refusal = (content: string | Uint8Array) => {
    try {
      return cleanDrawing(typeof content === "string" ? new TextEncoder().encode(content) : content);
    } catch (error) {
      return (error as Error).message;
    }
  };

  it.each([
    [
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n "svg11.dtd">\n<svg/>',
      'has a DOCTYPE. Delete it from line 2: <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">',
    ],
    [
      '<?xml version="1.0" encoding="ISO-8859-1"?><svg/>',
      'declares the encoding "ISO-8859-1". Save it as UTF-8 and set encoding="UTF-8" on its first line.',
    ],
    [new Uint8Array([0xff, 0xfe, 0x3c, 0]), "is not UTF-8. Open it in a text editor and save it as UTF-8."],
    [
      drawing("\n<g>"),
      "has invalid XML on line 2 (unexpected close tag). Export it again from your drawing program.",
    ],
    [
      '<html xmlns="http://www.w3.org/1999/xhtml"/>',
      'starts with <html> instead of <svg>. Save the picture itself, with <svg xmlns="http://www.w3.org/2000/svg"> as its first element.',
    ],
    [
      "",
      "has invalid XML on line 1 (document must contain a root element). Export it again from your drawing program.",
    ],
  ])("says why, and what to do: %s", (content, message) => {
    expect(refusal(content)).toBe(message);
  });
});
