import { renderBlock } from "./_includes/blocks.js";

/** One page of the site for each entry of the data. */
export const data = {
  layout: "base.11ty.js",
  pagination: { data: "site.pages", size: 1, alias: "route" },
  permalink: ({ route }) => `${route.path}index.html`,
  eleventyComputed: {
    title: ({ route }) => route.title,
    description: ({ route }) => route.description,
  },
};

export function render({ route, site }) {
  return route.blocks.map((block) => renderBlock(block, site.icons)).join("\n");
}
