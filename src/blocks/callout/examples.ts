import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "callout", text: "The ferry leaves at eight." },
  info: {
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
  },
  success: { type: "callout", tone: "success", heading: "The bridge is open again" },
  warning: { type: "callout", tone: "warning", heading: "Storm ahead", text: "Keep your boats in." },
  danger: { type: "callout", tone: "danger", text: "Do not dig below the dam." },
  long: {
    type: "callout",
    color: "builder",
    heading: "Hochwasserschutzmaßnahmenankündigungsverordnung of the settlements beside the two rivers",
    text: "Please read this twice. ".repeat(20).trim(),
    buttons: [
      { label: "I have read it twice and would like to continue to the next page now", href: "#next" },
    ],
  },
} satisfies Record<string, BlockInput>;
