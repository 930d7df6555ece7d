import type { SiteConfigInput } from "../src/config/config";

const words =
  "stone river lantern harbour meadow copper wander village bridge timber garden signal island morning window market".split(
    " ",
  );
const icons = ["rocket", "shield", "users", "map", "gem", "anchor", "compass", "flame"];

/**
 * A valid, deterministic config of a given size. Every page has a hero, cards, numbers, formatted text with links,
 * questions, and rules in tabs, about 6 KB in total.
 * @param pages - the number of routes
 */
export function manyPages(pages: number): SiteConfigInput {
  return {
    version: 1,
    site: { name: "{{server}}", url: "https://bench.example", description: "A site to measure with." },
    constants: { server: "Benchwood", ip: "play.bench.example", players: 120 },
    toasts: { messages: { copied: { title: "Copied" } } },
    // Without a navigation, a site would link to every page.
    routes: Array.from({ length: pages }, (_, index) => page(index, pages)),
  } as unknown as SiteConfigInput;
}

function page(index: number, pages: number) {
  const pick = (step: number) => words[(index * 7 + step * 3) % words.length]!;
  const sentence = (length: number, start = 0) =>
    `${Array.from({ length }, (_, step) => pick(start + step)).join(" ")}.`;
  const path = index === 0 ? "/" : `/page-${index}`;
  const other = (step: number) => `/page-${1 + ((index + step) % Math.max(1, pages - 1))}`;
  const link = (step: number) => (pages > 1 ? other(step) : "/");
  return {
    path,
    title: `${pick(1)} ${pick(2)} ${index}`,
    description: `Page ${index}: ${sentence(14, index)}`,
    blocks: [
      {
        type: "hero",
        heading: `Welcome to {{server}}, ${pick(3)}`,
        intro: sentence(20),
        buttons: [
          { label: "Copy the address", copy: "{{ip}}", toast: "copied" },
          { label: "Go on", href: link(1) },
        ],
      },
      {
        type: "cards",
        id: "features",
        heading: sentence(4, 5),
        items: Array.from({ length: 6 }, (_, card) => ({
          title: `${pick(card)} ${pick(card + 4)}`,
          description: sentence(18, card),
          icon: icons[card % icons.length],
        })),
      },
      { type: "stats", items: [{ value: "{{players}}", label: "Players" }] },
      {
        type: "text",
        text: `${sentence(30)}\n\nSee [the next page](${link(2)}#features) and **${pick(9)}**, or ask in [the chat](https://chat.bench.example).`,
      },
      {
        type: "faq",
        categories: [
          {
            title: "Questions",
            questions: Array.from({ length: 6 }, (_, number) => ({
              question: `${sentence(7, number)} ${number}`,
              answer: `${sentence(28, number)} *${pick(number)}* [more](${link(number + 3)}).`,
            })),
          },
        ],
      },
      {
        type: "tabs",
        tabs: ["one", "two", "three"].map((id, tab) => ({
          id,
          title: `${pick(tab)} ${id}`,
          rules: Array.from({ length: 3 }, (_, rule) => ({
            name: `${pick(rule)} ${pick(tab + rule)} ${id} ${rule}`,
            description: sentence(22, rule + tab),
          })),
        })),
      },
    ],
  };
}
