import type { SiteConfigInput } from "../config/config";

/** The smallest valid config. */
export const smallestConfig: SiteConfigInput = {
  version: 1,
  site: {
    source: "https://codeberg.org/fernhollow/site/src/branch/main/site.config.json",
    name: "Fernhollow",
  },
  routes: [{ path: "/", title: "Home" }],
};

/** A config with an example of every top-level section. */
export const exampleConfig: Required<SiteConfigInput> = {
  $schema: "./schema/site.schema.json",
  version: 1,
  site: {
    name: "Fernhollow",
    description: "A quiet survival server where everybody has a garden.",
    url: "https://fernhollow.example",
    language: "en",
    timeZone: "Europe/Berlin",
    server: "main",
    logo: "/logo.svg",
    favicon: "/favicon.svg",
    socialImage: "/social.jpg",
  },
  languages: {
    de: { texts: { Home: "Startseite", "/rules": "/regeln" }, draft: true },
  },
  constants: { address: "play.fernhollow.example", players: 340, chat: "https://chat.fernhollow.example" },
  tags: { elder: { label: "Elder", color: "#8c5a2b" }, builder: { label: "Builder", color: "#e0a84a" } },
  servers: {
    main: { provider: "mcstatus.io", label: "Survival", address: "{{address}}", snapshot: true },
    pocket: {
      provider: "mcsrvstat.us",
      label: "Pocket",
      address: "pocket.fernhollow.example:19132",
      edition: "bedrock",
    },
    voice: { provider: "discord", label: "Our Discord", id: "123456789012345678" },
    market: {
      provider: "json",
      label: "Market",
      url: "https://market.fernhollow.example/state.json",
      paths: { online: "state", players: "players.now", maximum: "players.max" },
    },
    records: {
      provider: "json",
      label: "Records",
      url: "https://api.fernhollow.example/all.json",
      paths: {
        image: "map.picture",
        figures: { blocks: "totals.placed" },
        lists: { top: { rows: "players", cells: ["name", "hours", "seen"] } },
      },
    },
  },
  redirects: { "/chat": "{{chat}}", "/rules.php": "/#rules" },
  news: {
    path: "/news",
    intro: "News from the village.",
    image: { src: "/pictures/harvest.jpg", alt: "Fields at dusk" },
    imagePosition: "behind",
    perPage: 20,
    blocks: [{ type: "callout", text: "Older news is in the [guide](/guide)." }],
    posts: [
      {
        slug: "harvest-week",
        title: "Harvest week",
        date: "2024-09-20",
        updated: "2024-09-27",
        author: "Moss",
        tags: ["event"],
        image: { src: "/pictures/harvest.jpg", alt: "Fields at dusk" },
        text: "Bring a hoe to the **fields** behind the mill.",
      },
      { slug: "new-mill", title: "The mill turns again", date: "2024-03-01", text: "It took all winter." },
    ],
  },
  sidebars: {
    "/guide/": [
      { label: "First steps", links: ["/guide", "/guide/claims"] },
      {
        label: "More",
        links: [
          { label: "What a hoe costs", href: "/guide/claims#the-hoe" },
          { label: "Chat", href: "{{chat}}" },
        ],
      },
    ],
  },
  theme: {
    preset: "daylight",
    alternate: { preset: "midnight", colors: { primary: "#8fd694" }, background: { effect: "glow" } },
    colors: { primary: "#2f6f3e", onPrimary: "#ffffff" },
    fonts: {
      heading: "fraunces",
      body: { family: "Fern Sans", file: "/fonts/fern-sans.woff2", weight: "300 700" },
    },
    radius: "large",
    background: {
      effect: "dots",
      layers: [{ image: "/pictures/leaves.svg", size: 480, opacity: 0.4, parallax: 0.1 }],
    },
  },
  announcements: [
    {
      text: "**Harvest week** begins on Friday.",
      href: "/#rules",
      label: "What to bring",
      until: "2026-12-01",
    },
    {
      text: "The mill is being repaired.",
      tone: "warning",
      from: "2026-12-03T18:00+01:00",
      until: "2026-12-03T20:00+01:00",
      dismissible: false,
    },
    { text: "The pocket server is down. We are on it.", tone: "danger", server: "pocket" },
  ],
  navigation: [
    { label: "Home", href: "/" },
    { label: "News", href: "/news" },
    { label: "Guide", href: "/guide" },
    { label: "House rules", href: "/#rules", icon: "scroll-text" },
    {
      label: "Village",
      links: [
        { label: "The team", href: "/team", note: "Who looks after it" },
        { label: "Map", href: "/map", icon: "map" },
        { label: "Chat", href: "{{chat}}" },
      ],
    },
    { label: "Copy address", copy: "{{address}}", variant: "primary" },
  ],
  search: true,
  footer: {
    text: "Fernhollow is run by volunteers. Join us at **{{address}}**.",
    copyright: "© 2026 Fernhollow",
    groups: [{ title: "The village", links: [{ label: "The team", href: "/team" }] }],
    social: [
      { label: "Discord", href: "https://discord.fernhollow.example", icon: "simple-icons:discord" },
      {
        label: "WeChat",
        image: { src: "/pictures/code.png", alt: "Our QR code" },
        icon: "simple-icons:wechat",
      },
    ],
  },
  toasts: {
    durationMs: 4000,
    limit: 2,
    messages: {
      copied: { title: "Address copied", description: "Paste it into your server list." },
      joining: { title: "See you there", tone: "info", label: "Read the rules", href: "/rules" },
    },
    standard: { linkCopied: { title: "The link to this rule is copied" } },
  },
  tooltips: { openDelayMs: 500, skipDelayMs: 200 },
  avatars: {
    url: "https://avatars.fernhollow.example/{name}/{size}.png",
    size: 64,
    drawn: "crest",
    placeholder: "/pictures/nobody.svg",
  },
  labels: { openMenu: "Menu öffnen", copied: "Kopiert" },
  routes: [
    {
      path: "/",
      title: "Home",
      description: "An overview of Fernhollow, and the address to join.",
      blocks: [
        {
          type: "hero",
          heading: "Welcome to Fernhollow",
          cards: [{ label: "On the market", value: "Open by day", server: "market" }],
          buttons: [{ label: "Join", copy: "{{address}}", toast: "joining" }],
        },
        {
          type: "text",
          text: "The mill was built by {{players}} players in the first winter, [[elder]] and [[builder]] alike. They have placed {{servers.records.blocks|many}} blocks since, and {{news.count}} posts tell how.",
        },
      ],
    },
    {
      path: "/team",
      title: "The team",
      eyebrow: "The village",
      updated: "2026-11-01",
      heading: "Who looks after it",
      intro: "Ask any of them.",
    },
    { path: "/map", title: "Map" },
    { path: "/guide", title: "Guide", intro: "Follow the lanterns to the mill.", contents: false },
    {
      path: "/guide/claims",
      title: "Claim land",
      blocks: [
        { type: "text", heading: "The claim", text: "Mark two corners with a golden hoe." },
        { type: "text", heading: "The hoe", text: "The smith sells it." },
      ],
    },
  ],
  notFound: {
    title: "Lost",
    heading: "Lost in the woods",
    text: "There is no path here.",
    buttons: [{ label: "Back to the village", href: "/" }],
  },
};
