import type { BlockInput } from "../schemas";

const priced = {
  type: "cards",
  id: "shop",
  heading: "The shop",
  imagePosition: "start",
  items: [
    {
      title: "Farmer",
      price: "4 €",
      was: "6 €",
      period: "a month",
      features: ["Two homes", "A straw hat", "`/harvest` once a day"],
      buttons: [
        { label: "Buy", href: "https://store.fernhollow.example" },
        { label: "As a gift", href: "https://store.fernhollow.example/gift", variant: "ghost" },
      ],
    },
    {
      title: "Miller",
      badge: "Popular",
      badgeVariant: "primary",
      highlight: true,
      price: "8 €",
      period: "a month",
      image: { src: "/pictures/mill.svg", alt: "The mill", fit: "whole" },
      features: ["All of the farmer's", "A mill of **your own**"],
      buttons: [{ label: "Buy", href: "https://store.fernhollow.example" }],
    },
    { title: "Guest", price: "Free", features: ["A bed for the night"] },
  ],
} satisfies BlockInput;

export const examples = {
  minimal: { type: "cards", items: [{ title: "Market day" }] },
  features: {
    type: "cards",
    id: "features",
    heading: "What awaits you",
    search: true,
    intro: "Four reasons to stay for longer than an evening.",
    items: [
      {
        id: "open-land",
        title: "Open land",
        icon: "trees",
        description: "Walk for an hour and meet **nobody**, if you like.",
      },
      {
        title: "Kind people",
        icon: "users",
        date: "2024",
        when: "Since the first day",
        description: "Somebody answers, at any time of the day.",
      },
      { title: "Own crafts", icon: "hammer", description: "Bake, brew and weave with `forty` new recipes." },
      {
        title: "Old railways",
        icon: "train-front",
        description: "Every town has a station, every station a story.",
      },
    ],
  },
  pressable: {
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
  },
  priced,
  tiled: {
    type: "cards",
    id: "games",
    layout: "bento",
    heading: "Six games, one evening",
    items: [
      {
        title: "Harvest",
        image: { src: "/pictures/harvest.svg", alt: "Carts on a field" },
        href: "/harvest",
      },
      {
        title: "Ferry race",
        image: { src: "/pictures/ferry.svg", alt: "" },
        badge: "New",
        badgeVariant: "success",
      },
      { title: "Hide and bake", icon: "croissant", description: "One baker, nine loaves." },
      { title: "Lantern run", icon: "lamp", copy: "/play lantern", toast: "copied" },
      { title: "Mill climb", image: { src: "/pictures/mill.svg", alt: "The mill", fit: "whole" } },
      { title: "Guild war", icon: "swords", price: "Free", features: ["Two teams", "One **river**"] },
    ],
  },
  listed: {
    type: "cards",
    layout: "list",
    heading: "The shop, in rows",
    imagePosition: "end",
    items: [
      { ...priced.items[0]!, icon: "wheat" },
      { ...priced.items[1]!, tag: "builder", icon: "fan" },
      { title: "The map", icon: "map", description: "All roads, as of **spring**.", href: "/map" },
      { title: "The address", icon: "plug", copy: "play.fernhollow.example", toast: "copied", price: "Free" },
    ],
  },
  walled: {
    type: "cards",
    layout: "masonry",
    columns: 4,
    align: "beside",
    heading: "The wall",
    items: [
      { title: "Harvest", image: { src: "/pictures/harvest.svg", alt: "Carts on a field" } },
      { title: "Rules", description: "Be kind. ".repeat(20).trim(), icon: "scale" },
      { title: "The map", href: "/map" },
      { title: "The ferry", description: "It leaves at noon.", badge: "New" },
    ],
  },
  covered: {
    type: "cards",
    heading: "Where to go",
    imagePosition: "behind",
    items: [
      {
        title: "The long market",
        image: { src: "/pictures/market.svg", alt: "Stalls below the mill", focus: "bottom" },
        description: "Nine days of [trade](/market) between all villages.",
        icon: "store",
        badge: "New",
        features: ["Bread", "✗ No swords"],
        buttons: [{ label: "Times", href: "/market" }],
      },
      { title: "The night ferry", image: { src: "/pictures/ferry.svg", alt: "" }, href: "/ferry" },
      { title: "Two new roads", icon: "route", price: "Free" },
    ],
  },
  featured: {
    type: "cards",
    layout: "feature",
    heading: "This season",
    items: [
      {
        title: "The long market",
        image: { src: "/pictures/market.svg", alt: "Stalls below the mill" },
        description: "Nine days of trade between all villages.",
        href: "/market",
      },
      {
        title: "The night ferry",
        image: { src: "/pictures/ferry.svg", alt: "" },
        icon: "ship",
        badge: "New",
        buttons: [{ label: "Times", href: "/ferry" }],
      },
      { title: "Two new roads", icon: "route", highlight: true },
    ],
  },
  long: {
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
      { title: "Ask a [[builder]] or [[danger: run]]", icon: "hammer", tags: ["builder"], color: "builder" },
    ],
  },
} satisfies Record<string, BlockInput>;
