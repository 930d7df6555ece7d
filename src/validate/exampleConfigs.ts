/** A small config with these lines beside its site. */
/* @__NO_SIDE_EFFECTS__ */
export function configWith(lines: string): string {
  return `{
  "version": 1,
  "site": { "name": "Fernhollow" },
${indented(lines, 2)},
  "routes": [{ "path": "/", "title": "Home" }]
}
`;
}

/** A small config whose site has these lines. */
/* @__NO_SIDE_EFFECTS__ */
export function siteWith(lines: string): string {
  return `{
  "version": 1,
  "site": {
    "name": "Fernhollow",
${indented(lines, 4)}
  },
  "routes": [{ "path": "/", "title": "Home" }]
}
`;
}

/** A small config whose only page has these blocks, and more top-level lines. */
/* @__NO_SIDE_EFFECTS__ */
export function pageWith(blocks: string, lines = ""): string {
  return `{
  "version": 1,
  "site": { "name": "Fernhollow" },
${lines && `${indented(lines, 2)},\n`}  "routes": [
    {
      "path": "/",
      "title": "Home",
      "blocks": [
${indented(blocks, 8)}
      ]
    }
  ]
}
`;
}

/** A small config with these pages. */
/* @__NO_SIDE_EFFECTS__ */
export function routesWith(routes: string): string {
  return `{
  "version": 1,
  "site": { "name": "Fernhollow" },
  "routes": [
${indented(routes, 4)}
  ]
}
`;
}

function indented(lines: string, width: number): string {
  return lines
    .split("\n")
    .map((line) => " ".repeat(width) + line)
    .join("\n");
}
