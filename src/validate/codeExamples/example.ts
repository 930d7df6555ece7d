import type { DiagnosticCode } from "../codes";

/** The smallest config that has a finding; in words where no config alone has it. */
export type CodeExample = string | { words: string };

/** The examples of some codes. */
export type CodeExamples = Partial<Record<DiagnosticCode, CodeExample>>;

/** A small config with these lines beside its site. */
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

/**
 * A small config whose only page has these blocks.
 * @param lines - what stands beside the site
 */
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
