import { expect, test } from "vitest";
import type { NewsPlan } from "../config/newsPlan";
import { CompiledPosts, type WrittenNews } from "./compiledPosts";
import type { CompileContext } from "./compileValue";

test("reads the label of each badge a few times, however many posts have it", () => {
  let reads = 0;
  const tags = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => {
      const label = `Badge ${index}`;
      return [
        `t${index}`,
        {
          color: "#e0a84a",
          get label() {
            reads++;
            return label;
          },
        },
      ];
    }),
  );
  const posts = new CompiledPosts(
    { posts: [] } as unknown as WrittenNews,
    { path: "/news", tags: new Map() } as unknown as NewsPlan,
    { tags } as unknown as CompileContext,
  );
  for (let index = 0; index < 100; index++) expect(posts.tagOf(`badge-${index % 50}`).tag).toBeDefined();
  expect(reads).toBeLessThan(500);
});
