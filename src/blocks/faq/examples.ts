import type { BlockInput } from "../schemas";

const full = {
  type: "faq",
  id: "questions",
  heading: "Questions",
  intro: "The ones we hear every week.",
  search: true,
  categories: [
    {
      title: "First steps",
      icon: "footprints",
      badge: "Start here",
      badgeVariant: "primary",
      questions: [
        { question: "How do I join?", answer: "Add `play.fernhollow.example` to your list and **connect**." },
        { question: "Is there a whitelist?", answer: "No.\n\nEverybody may come and look.", id: "whitelist" },
        { question: "Which version do I need?", answer: "Any 1.21 version." },
      ],
    },
    {
      title: "Farms and gardens",
      icon: "sprout",
      badge: "Daily life",
      badgeVariant: "accent",
      questions: [
        { question: "May I keep bees?", answer: "Yes:\n\n- three hives each\n- away from the school" },
        {
          question: "Who waters the fields?",
          answer: "The rain does. See the [map](https://map.fernhollow.example).",
        },
      ],
    },
  ],
} satisfies BlockInput;

export const examples = {
  minimal: {
    type: "faq",
    categories: [{ title: "First steps", questions: [{ question: "Is it free?", answer: "Yes." }] }],
  },
  full,
  closed: {
    type: "faq",
    heading: "Asked often",
    display: "closed",
    categories: [
      {
        questions: [
          { question: "How do I join?", answer: "Knock at the **gate**." },
          { question: "May I bring my sheep?", answer: "Yes:\n\n- up to three\n- on a lead", id: "sheep" },
        ],
      },
      { title: "Later on", questions: [{ question: "May I stay?", answer: "As long as you like." }] },
    ],
  },
  contents: { ...full, id: "all-questions", layout: "contents", search: false },
  columns: { ...full, id: "questions-beside", layout: "columns", search: false },
  long: {
    type: "faq",
    categories: [
      {
        title: "Nahrungsmittelunverträglichkeitsberatungsstellenleitung",
        badge: "For those who read everything",
        color: "primary",
        questions: [
          {
            question:
              "If I leave my cottage for longer than a month because of an expedition to the far side of the river, will somebody water my plants, feed my animals and keep my place in the line at the miller’s?",
            answer: "Somebody will. ".repeat(30).trim(),
          },
        ],
      },
    ],
  },
} satisfies Record<string, BlockInput>;
