import type * as z from "zod";
import type { statusBlock } from "./schema";

type Example = z.input<typeof statusBlock>;

/** One server. */
const minimal: Example = { type: "status", items: [{ server: "main" }] };

/** Two servers with what one does next. */
const full: Example = {
  type: "status",
  id: "who-is-on",
  heading: "Who is on",
  intro: "Asked of **mcstatus.io** while you read this.",
  items: [
    { server: "main", note: "From 1.21 on", label: "Copy the address", copy: "play.fernhollow.example" },
    { server: "voice", label: "Join the chat", href: "https://chat.fernhollow.example" },
  ],
  width: "wide",
};

/** A line for each, with long words. */
const long: Example = {
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
};

export const examples = { minimal, full, long };
