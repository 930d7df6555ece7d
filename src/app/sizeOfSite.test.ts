import { expect, test } from "vitest";
import { compileSite } from "../compile/compileSite";
import { configSchema } from "../config/config";
import { renderPage } from "./server";

/** A site with navigation and this number of pages. */
function siteOf(count: number) {
  const routes = Array.from({ length: count }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    blocks: [{ type: "text", text: `See [the first page](/page-1) and **${"words ".repeat(20)}**.` }],
  }));
  const config = configSchema.parse({
    version: 1,
    site: { name: "Quiet Meadow" },
    navigation: [{ label: "First", href: "/page-1" }],
    routes,
  });
  return compileSite(config, { icon: () => undefined, imageSize: () => undefined });
}

test("loads the same bytes regardless of the number of other pages", async () => {
  const [few, many] = await Promise.all(
    [5, 1000].map(async (count) => {
      const { shared, pages } = siteOf(count);
      const page = pages[0]!.compile();
      return { ...(await renderPage(shared, page)), data: JSON.stringify({ shared, page }) };
    }),
  );
  expect(many).toEqual(few);
});
