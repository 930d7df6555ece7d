/** A name that must be encoded in addresses: spaces, a slash, an accent and an ampersand. */
export const AWKWARD_NAME = "Zoë & Co/42";

/**
 * A site whose forms and avatars use the services at these addresses.
 * @param service - a running service
 * @param refused - an address without a server
 */
export function createServicesConfig({ service, refused }: { service: string; refused: string }): object {
  const form = (path: string, url: string, more: object = {}) => ({
    path,
    title: `Form ${path}`,
    blocks: [
      {
        type: "form",
        id: "write",
        heading: "Write to the harbour master",
        submit: "Send it",
        sending: "Sending it",
        successToast: "accepted",
        failureToast: "lost",
        fields: [
          { type: "text", name: "captain", label: "Captain", required: true, minLength: 3 },
          { type: "email", name: "email", label: "Mail", required: true },
          { type: "number", name: "crew", label: "Crew", min: 1, max: 9 },
          { type: "url", name: "log", label: "Log book" },
          {
            type: "select",
            name: "berth",
            label: "Berth",
            options: [
              { value: "north", label: "North quay" },
              { value: "south", label: "South quay" },
            ],
          },
          { type: "checkbox", name: "oath", label: "I know the oath", required: true },
          { type: "textarea", name: "words", label: "Words", rows: 4, maxLength: 200 },
        ],
        delivery: { type: "post", url, timeoutMs: 1000, ...more },
      },
    ],
  });
  const member = (name: string) => ({
    name,
    role: "Sailor",
    description: `${name} keeps watch.`,
    handle: "@watch",
  });

  return {
    version: 1,
    site: { name: "Service Harbour" },
    search: true,
    servers: {
      harbour: {
        provider: "json",
        label: "The harbour",
        url: `${service}/status/harbour.json`,
        paths: {
          online: "state",
          players: "boats.in",
          maximum: "boats.berths",
          version: "rigging",
          message: "signal",
          names: "boats.names",
        },
      },
      radio: { provider: "discord", label: "The radio", id: "123456789012345678" },
      reef: { provider: "mcstatus.io", label: "The reef", address: "reef.harbour.example" },
      shoal: {
        provider: "mcsrvstat.us",
        label: "The shoal",
        address: "shoal.harbour.example:19132",
        edition: "bedrock",
        snapshot: false,
      },
    },
    avatars: { url: `${service}/avatars/{name}?size={size}`, size: 96 },
    toasts: {
      messages: {
        accepted: { title: "It has arrived", description: "The harbour master will answer." },
        lost: { title: "It was lost at sea", description: "What you wrote is still here.", tone: "error" },
      },
    },
    sidebars: { "/guide/": [{ label: "Guide", links: ["/guide/knots", { label: "Water", href: "/" }] }] },
    routes: [
      {
        path: "/",
        title: "Quay",
        blocks: [{ type: "text", text: "Nothing but water, and [knots](/guide/knots)." }],
      },
      {
        path: "/guide/knots",
        title: "Knots",
        blocks: [{ type: "text", heading: "Узлы", text: "## One\n\nRound.\n\n## Two\n\nTwice." }],
      },
      form("/accept", `${service}/forms/accept`),
      form("/classic", `${service}/forms/accept`, { encoding: "form" }),
      form("/error", `${service}/forms/error`),
      form("/silent", `${service}/forms/silent`),
      form("/held", `${service}/forms/held`, { timeoutMs: 60_000 }),
      form("/refused", `${refused}/forms/accept`),
      {
        path: "/pages",
        title: "A form of two pages, and one in between",
        blocks: [
          {
            type: "form",
            heading: "Sign on",
            submit: "Sign on",
            fields: [
              { type: "text", name: "sailor", label: "Sailor", required: true },
              { type: "checkbox", name: "sailed", label: "I have sailed before" },
              { type: "page", title: "Your last ship", when: { field: "sailed" } },
              { type: "text", name: "ship", label: "Ship", required: true },
              { type: "page", title: "Your berth" },
              { type: "text", name: "berth", label: "Berth", required: true },
            ],
            delivery: { type: "post", url: `${service}/forms/accept` },
          },
        ],
      },
      {
        path: "/rules",
        title: "Rules",
        blocks: [{ type: "rules", items: [{ description: "Keep it dry." }] }],
      },
      {
        path: "/chest",
        title: "What the sea brought",
        blocks: [
          { type: "image", src: "/planet.svg", alt: "A round thing" },
          {
            type: "gallery",
            items: ["/rocket.svg", "/logo.svg"].map((src) => ({ src, alt: `${src} of tin` })),
          },
          { type: "links", items: [{ label: "The rules", href: "/rules" }] },
          { type: "logos", items: [{ name: "The shipyard" }] },
          { type: "quote", items: [{ text: "I only came for the tide." }] },
          { type: "steps", items: [{ title: "Cast off" }] },
          { type: "table", columns: ["Tide", "Hour"], rows: [["High", "Noon"]] },
          { type: "timeline", items: [{ date: "2026-11-20", title: "The mast is up" }] },
        ],
      },
      {
        path: "/quay-board",
        title: "What is on",
        blocks: [
          { type: "embed", href: "https://chart.example/bay", title: "The chart of the bay" },
          { type: "events", items: [{ title: "The regatta", from: "2099-06-01" }] },
          {
            type: "media",
            items: [{ title: "The hull", text: "Tarred anew.", image: { src: "/planet.svg", alt: "" } }],
          },
        ],
      },
      {
        path: "/tides",
        title: "Who is in",
        blocks: [
          {
            type: "hero",
            size: "small",
            heading: "Who is in",
            cards: [{ label: "Boats", value: "Room for all", server: "harbour" }],
          },
          { type: "stats", items: [{ value: "Many", label: "Boats", server: "harbour" }] },
          {
            type: "status",
            heading: "In the harbour",
            layout: "cards",
            names: true,
            faces: true,
            items: [
              { server: "harbour", note: "Deep water", label: "Copy the berth", copy: "harbour.example" },
            ],
          },
        ],
      },
      {
        path: "/crew",
        title: "Crew",
        blocks: [
          {
            type: "staff",
            heading: "Crew",
            groups: [
              {
                title: "Deck",
                badge: "Deck",
                members: [member("Merle"), member("MissingMate"), member(AWKWARD_NAME)],
              },
            ],
          },
        ],
      },
    ],
  };
}
