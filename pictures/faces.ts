/** The colours of skin, hair and eyes of fictional people, drawn with a few squares. */
const faces: Record<string, readonly [string, string, string]> = {
  Moss: ["#c98d62", "#4f6b35", "#2f4a2a"],
  Fern: ["#f0c8a0", "#8a3b1c", "#2d5a6b"],
  Nettle_42: ["#8d5b3c", "#20160f", "#3b7a3a"],
  Bramble: ["#e3b088", "#5b2a6b", "#3a2450"],
  Willow: ["#f3d6b8", "#d9b24c", "#3f6fae"],
  Sorrel: ["#a8704a", "#a3261c", "#3a2a1c"],
  Teasel: ["#e8bd96", "#2f4f7a", "#22604a"],
  Yarrow: ["#6f452c", "#d8d2c4", "#4a3a6b"],
};

/** Fictional players. */
export const people = Object.keys(faces);

/** A player's face as SVG. */
export function faceOf(name: string): string {
  const [skin, hair, eyes] = faces[name] ?? ["#999", "#666", "#333"];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" shape-rendering="crispEdges">
<path fill="${skin}" d="M0 0h8v8H0z"/><path fill="${hair}" d="M0 0h8v2H0zM0 2h1v2H0zM7 2h1v2H7z"/>
<path fill="#fff" d="M1 4h1v1H1zM6 4h1v1H6z"/><path fill="${eyes}" d="M2 4h1v1H2zM5 4h1v1H5z"/>
<path fill="#0003" d="M3 6h2v1H3z"/></svg>`;
}
