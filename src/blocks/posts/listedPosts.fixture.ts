import type { ListedPosts, PostSummary } from "../../fields/parts/post";

const first: PostSummary = {
  link: { href: "/news/harvest-week", kind: "page" },
  title: "Harvest week",
  date: { iso: "2026-11-20", at: Date.parse("2026-11-20"), text: "20 November 2026" },
  author: "Moss",
  image: { src: { src: "/pictures/harvest.svg", width: 640, height: 360 }, alt: "Fields at dusk" },
  tags: [
    { label: "event", link: { href: "/news/tag/event", kind: "page" } },
    {
      label: "Builder",
      link: { href: "/news/tag/builder", kind: "page" },
      tag: { name: "builder", label: "Builder" },
    },
  ],
  summary: "Bring a hoe.",
};

const second: PostSummary = {
  link: { href: "/news/hochwasser", kind: "page" },
  title: "Hochwasserschutzmaßnahmenankündigungsverordnung",
  date: {
    iso: "2026-01-02T20:00Z",
    at: Date.parse("2026-01-02T20:00Z"),
    text: "2 January 2026 at 20:00 (UTC)",
  },
  tags: [],
};

/** Posts as the compiler hands them to a block: as many as were asked for. */
export function listedPosts({ limit }: { limit: number }): ListedPosts {
  const items = Array.from({ length: limit }, (_, index) => {
    const post = index % 2 === 0 ? first : second;
    return { ...post, link: { ...post.link, href: `${post.link.href}-${index}` } };
  });
  return { items, all: { href: "/news", kind: "page" } };
}
