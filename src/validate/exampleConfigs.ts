const name = '"name": "Fernhollow"';

/** A small config with these lines beside its site. */
/* @__NO_SIDE_EFFECTS__ */
export function configWith(lines: string): string {
  return config(`{ ${name} }`, lines);
}

/** A small config whose site has these lines. */
/* @__NO_SIDE_EFFECTS__ */
export function siteWith(lines: string): string {
  return config(`{\n    ${name},\n${indented(lines, 4)}\n  }`);
}

/** A small config whose only page has these blocks, and more top-level lines. */
/* @__NO_SIDE_EFFECTS__ */
export function pageWith(blocks: string, lines?: string): string {
  const page = `{\n  "path": "/",\n  "title": "Home",\n  "blocks": [\n${indented(blocks, 4)}\n  ]\n}`;
  return routesWith(page, lines);
}

/** A small config with these pages, and more top-level lines. */
/* @__NO_SIDE_EFFECTS__ */
export function routesWith(routes: string, lines?: string): string {
  return config(`{ ${name} }`, lines, `[\n${indented(routes, 4)}\n  ]`);
}

function config(site: string, lines = "", routes = '[{ "path": "/", "title": "Home" }]'): string {
  return `{
  "version": 1,
  "site": ${site},
${lines && `${indented(lines, 2)},\n`}  "routes": ${routes}
}
`;
}

function indented(lines: string, width: number): string {
  return lines.replace(/^/gm, " ".repeat(width));
}
