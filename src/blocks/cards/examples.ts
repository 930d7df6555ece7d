import type * as z from "zod";
import type { cardsBlock } from "./schema";

type Example = z.input<typeof cardsBlock>;

/** One card with a title. */
const minimal: Example = { type: "cards", items: [{ title: "Market day" }] };

/** Four features with icons. */
const features: Example = {
  type: "cards",
  id: "features",
  heading: "What awaits you",
  intro: "Four reasons to stay for longer than an evening.",
  items: [
    { title: "Open land", icon: "trees", description: "Walk for an hour and meet **nobody**, if you like." },
    { title: "Kind people", icon: "users", description: "Somebody answers, at any time of the day." },
    { title: "Own crafts", icon: "hammer", description: "Bake, brew and weave with `forty` new recipes." },
    {
      title: "Old railways",
      icon: "train-front",
      description: "Every town has a station, every station a story.",
    },
  ],
};

/** Cards with pictures and badges that can be pressed. */
const pressable: Example = {
  type: "cards",
  heading: "Our worlds",
  columns: 3,
  items: [
    {
      title: "Meadows",
      image: { src: "/pictures/meadows.svg", alt: "Hills with a windmill" },
      badge: "New",
      badgeVariant: "success",
      description: "Gentle hills and wide rivers.",
      href: "/meadows",
    },
    {
      title: "Highlands",
      image: { src: "/pictures/highlands.svg", alt: "" },
      badge: "Hard",
      badgeVariant: "warning",
      description: "Thin air, rich ore.",
      href: "https://map.fernhollow.example/highlands",
    },
    {
      title: "Islands",
      icon: "sailboat",
      description: "Tap to copy the address of this world.",
      copy: "islands.fernhollow.example",
      toast: "copied",
    },
  ],
};

/** Two cards in one column with long words. */
const long: Example = {
  type: "cards",
  columns: 1,
  items: [
    {
      title: "Freundschaftsbeziehungsverwaltungsabteilung of the northern settlement council",
      badge: "Open every day except on market days",
      badgeVariant: "outline",
      icon: "handshake",
      description:
        "First paragraph, which is rather long and goes on for a while so that it must be broken into lines.\n\nSecond paragraph.\n\n- one\n- two with a [link](https://fernhollow.example)",
    },
    { title: "Short", href: "#short", badge: "Danger", badgeVariant: "danger" },
  ],
};

export const examples = { minimal, features, pressable, long };
