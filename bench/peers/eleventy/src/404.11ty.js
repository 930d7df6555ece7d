/** The page of what is not there. */
export const data = {
  layout: "base.11ty.js",
  permalink: "404.html",
  title: "Not found",
  description: "There is no such page.",
};

export function render() {
  return `<section class="hero"><h1>Not found</h1><p><a href="/">To the first page</a></p></section>`;
}
