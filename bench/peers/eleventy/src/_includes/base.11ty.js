import { readFileSync } from "node:fs";
import { escape } from "./escape.js";

const css = readFileSync("site.css", "utf8");

/** The frame of every page. */
export function render({ content, title, description, site, page }) {
  const { name, navigation, footer } = site;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · ${escape(name)}</title>
<meta name="description" content="${escape(description)}">
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><a class="brand" href="/">${escape(name)}</a><nav><ul>${links(navigation, page.url)}</ul></nav></header>
<main id="content">${content}</main>
<footer><p>${escape(footer.text)}</p>${footer.groups
    .map((group) => `<h2>${escape(group.title)}</h2><ul>${links(group.links, page.url)}</ul>`)
    .join("\n")}<p>${escape(footer.copyright)}</p></footer>
</body>
</html>
`;
}

function links(list, path) {
  return list
    .map(({ label, href }) => {
      const current = href === path ? ' aria-current="page"' : "";
      return `<li><a href="${escape(href)}"${current}>${escape(label)}</a></li>`;
    })
    .join("");
}
