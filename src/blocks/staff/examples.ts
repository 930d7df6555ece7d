import type * as z from "zod";
import type { staffBlock } from "./schema";

type Example = z.input<typeof staffBlock>;

/** One member. */
const minimal: Example = {
  type: "staff",
  groups: [{ title: "Keepers", members: [{ name: "Anna", role: "Miller" }] }],
};

/** Two groups; one member has a picture of their own. */
const full: Example = {
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
        { name: "Bram", role: "Ferry", description: "Knows every current of the river." },
        { name: "Liv", role: "School", description: "Answers the first question of every newcomer." },
      ],
    },
  ],
};

/** Names of forty letters. */
const long: Example = {
  type: "staff",
  groups: [
    {
      title: "Hauptverwaltungsangelegenheitenbeauftragte",
      badge: "Beauftragte",
      members: [
        {
          name: "Abcdefghijklmnopqrstuvwxyzabcdefghijklmn",
          role: "Oberhauptverwaltungsangelegenheitenbeauftragte",
          description: "Does a great many things, all of them slowly and with care. ".repeat(4).trim(),
          handle: "abcdefghijklmnopqrstuvwxyz.abcdefghijklmn",
        },
        { name: "Bo", role: "Help" },
      ],
    },
  ],
};

export const examples = { minimal, full, long };
