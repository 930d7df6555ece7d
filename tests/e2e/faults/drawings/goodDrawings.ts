const svg = "http://www.w3.org/2000/svg";
const names = `xmlns="${svg}" xmlns:xlink="http://www.w3.org/1999/xlink"`;
const drawing = (inner: string) =>
  `<svg ${names} width="120" height="120" viewBox="0 0 120 120">${inner}</svg>`;

/** A red pixel. */
const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";

/** SVG files as programs and people create them. Cleaning does not change how they look. */
export const goodDrawings: Readonly<Record<string, string>> = {
  "plain shapes": drawing(
    '<rect x="5" y="5" width="50" height="50" rx="9" fill="teal"/><circle cx="85" cy="30" r="24" fill="#c40"/><path d="M10 110L60 70 110 110Z" fill="none" stroke="navy" stroke-width="5" stroke-linejoin="round" stroke-dasharray="9 4"/>',
  ),
  "styles by class, with a comment and CDATA": drawing(
    '<style type="text/css"><![CDATA[/* by hand */ .a > rect { fill: url(#g); } @media (min-width: 1px) { circle { fill: rebeccapurple; transform: translate(3px, 4px) } }]]></style><linearGradient id="g"><stop stop-color="gold"/><stop offset="1" stop-color="crimson"/></linearGradient><g class="a"><rect width="60" height="120"/></g><circle cx="90" cy="60" r="25"/>',
  ),
  "a style with a namespace": drawing(
    `<style>@namespace url(${svg}); @namespace x "${svg}"; x|rect { fill: green }</style><rect width="100" height="100"/>`,
  ),
  "older links": drawing(
    '<defs><symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol><linearGradient id="a"><stop stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient><linearGradient id="b" xlink:href="#a" gradientTransform="rotate(90)"/></defs><use xlink:href="#s" width="60" height="60" fill="url(#b)"/><use href="#s" x="60" y="60" width="40" height="40"/>',
  ),
  "filters, masks and clips": drawing(
    '<filter id="f" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dx="4" dy="4" result="o"/><feMerge><feMergeNode in="o"/><feMergeNode in="SourceGraphic"/></feMerge></filter><mask id="m"><rect width="120" height="120" fill="white"/><circle cx="60" cy="60" r="20"/></mask><clipPath id="c" clipPathUnits="userSpaceOnUse"><path d="M0 0h120L60 120z"/></clipPath><g clip-path="url(#c)"><rect x="10" y="10" width="90" height="90" fill="orange" mask="url(\'#m\')" filter="url(#f)"/></g>',
  ),
  "noise and light": drawing(
    '<filter id="n"><feTurbulence baseFrequency="0.05" numOctaves="2" seed="4"/><feDiffuseLighting lighting-color="#fc8"><feDistantLight azimuth="45" elevation="60"/></feDiffuseLighting></filter><rect width="120" height="120" filter="url(#n)"/>',
  ),
  "patterns and markers": drawing(
    '<pattern id="p" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 0L12 12" stroke="black"/></pattern><marker id="k" viewBox="0 0 10 10" refX="5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0L10 5 0 10z"/></marker><rect width="120" height="60" fill="url(#p)"/><path d="M10 90H110" stroke="red" stroke-width="2" marker-start="url(#k)" marker-end="url(#k)"/>',
  ),
  "texts of several scripts": drawing(
    '<text x="5" y="25" font-family="sans-serif" font-size="16">Grün &amp; 木 &lt;é&gt;</text><text x="5" y="55" xml:space="preserve" font-size="14">a   b<tspan fill="red" dx="4">c</tspan></text><path id="w" d="M5 90Q60 60 110 90" fill="none"/><text font-size="12"><textPath href="#w">along a path</textPath></text>',
  ),
  "an embedded picture": drawing(
    `<image xlink:href="${pixel}" width="60" height="60" preserveAspectRatio="none"/><filter id="i"><feImage href="${pixel}"/></filter><rect x="60" y="60" width="50" height="50" filter="url(#i)"/>`,
  ),
  "style attributes": drawing(
    '<rect width="80" height="80" style="fill:#123456;fill-opacity:.5;-inkscape-font-specification:\'x\';stroke:rgb(200 30 30 / 80%);stroke-width:calc(2px + 3px)" transform="rotate(10) scale(.9,1.1)"/>',
  ),
  "an animation that begins later": drawing(
    '<circle cx="60" cy="60" r="30" fill="olive"><animate attributeName="r" values="30;50" begin="99s" dur="2s"/><animateTransform attributeName="transform" type="rotate" from="0" to="360" begin="99s" dur="1s"/></circle>',
  ),
  "a set at the start": drawing(
    '<rect width="60" height="60" fill="red"><set attributeName="fill" to="blue" begin="0s"/></rect>',
  ),
  "a drawing by Inkscape": `<?xml version="1.0" encoding="UTF-8" standalone="no"?><!-- Created with Inkscape --><svg ${names} xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" width="120" height="120" inkscape:version="1.3"><sodipodi:namedview id="v" pagecolor="#fff"/><metadata><rdf:RDF/></metadata><g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1"><path sodipodi:nodetypes="cc" d="M10 10H100V100z" style="fill:#4a7"/></g></svg>`,
  "a drawing by Illustrator": `<?xml version="1.0" encoding="utf-8"?><svg version="1.1" id="Layer_1" ${names} x="0px" y="0px" width="120px" height="120px" viewBox="0 0 120 120" style="enable-background:new 0 0 120 120;" xml:space="preserve"><style type="text/css">.st0{fill:#E6332A;}.st1{fill:none;stroke:#1D1D1B;stroke-miterlimit:10;}</style><switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" x="0" y="0" width="1" height="1"/><g><rect class="st0" width="70" height="70"/><line class="st1" x1="5" y1="100" x2="110" y2="100"/></g></switch></svg>`,
  "prefixed elements": `<svg:svg xmlns:svg="${svg}" width="120" height="120"><svg:rect width="70" height="90" fill="purple"/></svg:svg>`,
  "a mark of UTF-8, and line ends of Windows": `\ufeff${drawing("\r\n<rect width='70' height='90' fill='brown'/>\r\n")}`,
  "a nested drawing and a link": drawing(
    '<a href="https://mossy.example/" target="_top"><svg x="20" y="20" width="50" height="50" viewBox="0 0 10 10"><title>A square</title><rect width="10" height="10" fill="green"/></svg></a>',
  ),
  "an id with brackets": drawing(
    '<defs><rect id="Group (1)" width="60" height="60"/></defs><use href="#Group (1)" fill="red"/>',
  ),
  "two modes of colour": drawing(
    "<style>svg { color: #333 } @media (prefers-color-scheme: dark) { svg { color: #eee } } @supports (fill: oklch(60% 0.2 30)) { rect { fill: oklch(60% 0.2 30) } }</style><rect width='60' height='60'/><circle cx='90' cy='90' r='20' fill='currentColor' style='mix-blend-mode: multiply'/>",
  ),
};
