import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "staff", groups: [{ title: "Keepers", members: [{ name: "Anna", role: "Miller" }] }] },
  full: {
    type: "staff",
    id: "team",
    heading: "Who looks after the village",
    intro: "Ask any of them.",
    groups: [
      {
        title: "Keepers",
        icon: "key-round",
        badge: "Keeper",
        badgeVariant: "primary",
        description: "They opened the gates and hold the **keys**.",
        members: [
          { name: "Miller_Anna", role: "Miller", description: "Grinds and listens.", handle: "anna" },
          {
            name: "OldTom",
            role: "Smith",
            description: "Repairs what others break.",
            handle: "tom",
            avatar: "/pictures/tom.svg",
          },
        ],
      },
      {
        title: "Wardens",
        icon: "shield",
        badge: "Warden",
        badgeVariant: "success",
        description: "They walk the paths at night.",
        members: [
          { name: "Jo & Fern", role: "Night watch", handle: "jo.fern" },
          {
            name: "Bram",
            role: "Ferry",
            from: "2022-04-01",
            description: "Knows every current of the river.",
          },
          { name: "Liv", role: "School", description: "Answers the first question of every newcomer." },
        ],
        note: "We look for a warden **in the east**.",
        buttons: [{ label: "Become a warden", href: "https://chat.fernhollow.example" }],
      },
    ],
  },
  long: {
    type: "staff",
    groups: [
      {
        title: "Hauptverwaltungsangelegenheitenbeauftragte",
        badge: "Beauftragte",
        color: "builder",
        members: [
          {
            name: "Abcdefghijklmnopqrstuvwxyzabcdefghijklmn",
            role: "Oberhauptverwaltungsangelegenheitenbeauftragte",
            description: "Does a great many things, all of them slowly and with care. ".repeat(4).trim(),
            handle: "abcdefghijklmnopqrstuvwxyz.abcdefghijklmn",
            roles: ["Stellvertretungsregelungsausschussvorsitzende", "Open every day except on market days"],
          },
          { name: "Bo", role: "Help", color: "info" },
        ],
      },
    ],
  },
  compact: {
    type: "staff",
    layout: "compact",
    groups: [
      {
        title: "Wardens",
        badge: "Warden",
        tag: "builder",
        count: true,
        members: [
          {
            name: "Liv",
            role: "Head of the school",
            roles: ["Fair", "Translator"],
            tags: ["builder"],
            handle: "liv",
            links: [{ label: "Videos", href: "https://videos.fernhollow.example/liv", icon: "video" }],
          },
          { name: "เสือดาว" },
          { name: "ليلى", role: "Ferry", description: "Knows every current of the river." },
        ],
      },
      { title: "Keepers", count: true, members: [{ name: "Miller_Anna", role: "Miller" }] },
    ],
    former: [
      {
        name: "Old_Oak",
        role: "Founder",
        from: "2021-03-01",
        until: "2024-11-20",
        avatar: "/pictures/oak.svg",
        links: [
          {
            label: "oak@fernhollow.example",
            href: "mailto:oak@fernhollow.example",
            icon: "mail",
            show: "both",
          },
        ],
      },
      { name: "Bea", until: "2023-05-31" },
      { name: "Kit", role: "Smith", when: "Season 2" },
      { name: "Nobody Knows When" },
    ],
  },
  lines: {
    type: "staff",
    layout: "list",
    groups: [
      {
        title: "Wardens",
        members: [
          { name: "Jo & Fern", role: "Night watch", handle: "jo.fern", tags: ["builder"] },
          {
            name: "Bram",
            links: [{ label: "Chat", href: "https://chat.fernhollow.example/bram", icon: "message-circle" }],
          },
        ],
      },
    ],
  },
} satisfies Record<string, BlockInput>;
