import type * as z from "zod";
import type { ctaBlock } from "./schema";

type Example = z.input<typeof ctaBlock>;

/** A heading and nothing else. */
const minimal: Example = { type: "cta", heading: "The gate is open" };

/** A link and a copy button. */
const full: Example = {
  type: "cta",
  id: "join",
  heading: "Come in, the kettle is on",
  intro: "Two minutes from here to your first cottage.",
  buttons: [
    { label: "Join the chat", href: "https://chat.fernhollow.example", icon: "message-circle" },
    { label: "Copy the address", copy: "play.fernhollow.example", toast: "copied", variant: "secondary" },
  ],
};

/** With a picture beside the words. */
const pictured: Example = {
  ...full,
  id: "join-us",
  image: { src: "/pictures/kettle.svg", alt: "A kettle on a stove" },
};

/** Words at the start, buttons at the end. */
const split: Example = { ...full, id: "join-beside", layout: "split" };

/** On a picture, from one side of the screen to the other. */
const banner: Example = { ...pictured, id: "join-there", layout: "banner" };

/** All in the middle, the picture below. */
const centered: Example = { ...pictured, id: "join-in-the-middle", layout: "center" };

/** Long words. */
const long: Example = {
  type: "cta",
  heading: "Nachbarschaftshilfevermittlungsstelle sucht neue Mitglieder für alle Jahreszeiten",
  intro: "A sentence which is much longer than one should write in such a place. ".repeat(3).trim(),
  buttons: [{ label: "Take me to the office on the second floor of the town hall", href: "#office" }],
};

export const examples = { minimal, full, pictured, split, banner, centered, long };
