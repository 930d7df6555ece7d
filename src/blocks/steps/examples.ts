import type { BlockInput } from "../schemas";

export const examples = {
  minimal: { type: "steps", items: [{ title: "Knock at the gate" }] },
  full: {
    type: "steps",
    id: "how-to-join",
    heading: "How to join",
    intro: "Two minutes from here to your first cottage.",
    items: [
      { title: "Copy the address", text: "It is the same for everybody.", copy: "play.fernhollow.example" },
      {
        title: "Add the server",
        icon: "hammer",
        text: "Under **Multiplayer**, at the bottom.\n\n- Paste the address\n- Press `Done`",
        image: { src: "/pictures/add.png", alt: "The list of servers" },
        id: "add",
      },
      {
        title: "Say hello",
        text: "Somebody always answers.",
        buttons: [
          { label: "Open the chat", href: "https://chat.fernhollow.example" },
          { label: "Read the rules", href: "/map", variant: "ghost" },
        ],
      },
    ],
  },
  long: {
    type: "steps",
    items: Array.from({ length: 12 }, (_, index) => ({
      title: `Antragsformularausfüllungshilfe, page ${index + 1}, which is to be read before all of the others`,
      text: "Please read this twice. ".repeat(10).trim(),
      color: index === 0 ? "success" : undefined,
      copy: "a-very-long-address-that-does-not-fit-into-any-line.of-a-phone.fernhollow.example:25565",
    })),
  },
} satisfies Record<string, BlockInput>;
