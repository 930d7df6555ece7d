import type * as z from "zod";
import type { calloutBlock } from "./schema";

type Example = z.input<typeof calloutBlock>;

/** A sentence in a box. */
const minimal: Example = { type: "callout", text: "The ferry leaves at eight." };

/** An offer of help with an icon of its own. */
const info: Example = {
  type: "callout",
  id: "help",
  icon: "life-buoy",
  heading: "Lost in the woods?",
  intro: "It happens to everybody once.",
  text: "Shout, or write in the **chat**.",
  buttons: [
    { label: "Open the chat", href: "https://chat.fernhollow.example" },
    { label: "Look at the map", href: "/map", variant: "ghost" },
  ],
};

const success: Example = { type: "callout", tone: "success", heading: "The bridge is open again" };

const warning: Example = {
  type: "callout",
  tone: "warning",
  heading: "Storm ahead",
  text: "Keep your boats in.",
};

const danger: Example = { type: "callout", tone: "danger", text: "Do not dig below the dam." };

/** Long words. */
const long: Example = {
  type: "callout",
  tone: "warning",
  heading: "Hochwasserschutzmaßnahmenankündigungsverordnung of the settlements beside the two rivers",
  text: "Please read this twice. ".repeat(20).trim(),
  buttons: [{ label: "I have read it twice and would like to continue to the next page now", href: "#next" }],
};

export const examples = { minimal, info, success, warning, danger, long };
