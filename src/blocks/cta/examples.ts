import type { BlockInput } from "../schemas";

const full = {
  type: "cta",
  id: "join",
  heading: "Come in, the kettle is on",
  intro: "Two minutes from here to your first cottage.",
  buttons: [
    { label: "Join the chat", href: "https://chat.fernhollow.example", icon: "message-circle" },
    { label: "Copy the address", copy: "play.fernhollow.example", toast: "copied", variant: "secondary" },
  ],
} satisfies BlockInput;

const pictured = {
  ...full,
  id: "join-us",
  image: { src: "/pictures/kettle.svg", alt: "A kettle on a stove" },
} satisfies BlockInput;

export const examples = {
  minimal: { type: "cta", heading: "The gate is open" },
  full,
  pictured,
  split: { ...full, id: "join-beside", layout: "split" },
  banner: { ...pictured, id: "join-there", layout: "banner" },
  centered: { ...pictured, id: "join-in-the-middle", layout: "center" },
  long: {
    type: "cta",
    color: "success",
    heading: "Nachbarschaftshilfevermittlungsstelle sucht neue Mitglieder für alle Jahreszeiten",
    intro: "A sentence which is much longer than one should write in such a place. ".repeat(3).trim(),
    buttons: [{ label: "Take me to the office on the second floor of the town hall", href: "#office" }],
  },
} satisfies Record<string, BlockInput>;
