import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "status", items: [{ server: "main" }] },
  full: {
    type: "status",
    id: "who-is-on",
    heading: "Who is on",
    intro: "Asked of **mcstatus.io** while you read this.",
    items: [
      { server: "main", note: "From 1.21 on", label: "Copy the address", copy: "play.fernhollow.example" },
      { server: "voice", label: "Join the chat", href: "https://chat.fernhollow.example" },
    ],
    width: "wide",
  },
  long: {
    type: "status",
    layout: "row",
    items: [
      {
        server: "main",
        note: "Straßeninstandhaltungsgemeinschaftswelt, in which every path is paved by somebody else",
      },
      { server: "pocket", copy: "pocket.fernhollow.example:19132" },
      { server: "market" },
    ],
  },
} satisfies Record<string, BlockInput>;
