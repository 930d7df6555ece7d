import type * as z from "zod";
import type { formBlock } from "./schema";

type Example = z.input<typeof formBlock>;

/** One field, sent by mail. */
const minimal: Example = {
  type: "form",
  fields: [{ type: "text", name: "name", label: "Your name" }],
  submit: "Send",
  delivery: { type: "email", to: "post@fernhollow.example", subject: "Hello" },
};

/** A contact form that opens the mail program. */
const email: Example = {
  type: "form",
  id: "contact",
  heading: "Write to us",
  intro: "We read everything.",
  fields: [
    {
      type: "text",
      name: "username",
      label: "Name in the game",
      placeholder: "Miller_Anna",
      required: true,
      minLength: 3,
      maxLength: 16,
      autocomplete: "username",
    },
    { type: "email", name: "email", label: "Mail address", required: true, help: "Only used to answer you." },
    { type: "textarea", name: "message", label: "Message", rows: 6, required: true, minLength: 10 },
  ],
  submit: "Write the mail",
  note: "Your email app opens with everything filled in.",
  delivery: { type: "email", to: "post@fernhollow.example", subject: "A message from the site" },
};

/** Every kind of field that stands in a single control, posted as JSON. */
const post: Example = {
  type: "form",
  id: "apply",
  heading: "Apply for a plot",
  fields: [
    { type: "text", name: "name", label: "Name", required: true, maxLength: 40, autocomplete: "nickname" },
    { type: "email", name: "email", label: "Mail", maxLength: 80 },
    { type: "url", name: "build", label: "A picture of something you built", placeholder: "https://…" },
    { type: "number", name: "age", label: "Age", required: true, min: 13, max: 120 },
    {
      type: "select",
      name: "village",
      label: "Village",
      required: true,
      placeholder: "Where would you like to live?",
      options: [
        { value: "mill", label: "Millbrook" },
        { value: "oak", label: "Oakhill" },
      ],
    },
    {
      type: "textarea",
      name: "plans",
      label: "Plans",
      rows: 4,
      maxLength: 500,
      help: "What will you build?",
    },
    { type: "checkbox", name: "rules", label: "I have read the rules", required: true },
    { type: "checkbox", name: "news", label: "Tell me about events", help: "Once a month at most." },
  ],
  submit: "Apply",
  sending: "Sending…",
  delivery: { type: "post", url: "https://forms.fernhollow.example/apply" },
  successToast: "applied",
  failureToast: "refused",
};

/** The same as a classic web form, with long words. */
const long: Example = {
  type: "form",
  fields: [
    {
      type: "text",
      name: "answer",
      label: "What is the name of the person in the Grundstücksverkehrsgenehmigungszuständigkeitsstelle?",
      help: "The name is on the door, below the number, which is below the bell, which does not ring. "
        .repeat(2)
        .trim(),
    },
    { type: "number", name: "price", label: "Price", min: 0, step: 0.5 },
  ],
  submit: "Hand this in at the counter of the office on the second floor",
  note: "Offices are closed on market days.",
  delivery: {
    type: "post",
    url: "https://forms.fernhollow.example/office",
    encoding: "form",
    timeoutMs: 2000,
  },
};

/** Several pages, and fields that depend on others. */
const pages: Example = {
  type: "form",
  id: "office",
  heading: "At the office",
  fields: [
    {
      type: "select",
      name: "topic",
      label: "What is it about?",
      required: true,
      options: [
        { value: "plot", label: "A plot" },
        { value: "fine", label: "A fine" },
      ],
    },
    {
      type: "text",
      name: "number",
      label: "The number of the fine",
      required: true,
      when: { field: "topic", is: "fine" },
    },
    { type: "page", title: "The plot", intro: "Where **exactly**?", when: { field: "topic", is: "plot" } },
    { type: "text", name: "place", label: "Coordinates", required: true },
    { type: "checkbox", name: "shared", label: "I share it with others" },
    { type: "text", name: "others", label: "With whom?", when: { field: "shared" } },
    { type: "page", title: "About you" },
    { type: "text", name: "who", label: "Name in the game", required: true },
  ],
  submit: "Hand it in",
  delivery: { type: "post", url: "https://forms.fernhollow.example/office" },
};

/** Choices that are all seen, and a day. */
const choices: Example = {
  type: "form",
  id: "join",
  heading: "Join the team",
  fields: [
    {
      type: "radio",
      name: "role",
      label: "What would you like to do?",
      required: true,
      options: [
        { value: "builder", label: "Build" },
        { value: "moderator", label: "Look after the chat" },
        { value: "host", label: "Host events" },
      ],
    },
    {
      type: "checkboxes",
      name: "evenings",
      label: "On which evenings?",
      help: "We meet at seven.",
      required: true,
      options: [
        { value: "fri", label: "Friday" },
        { value: "sat", label: "Saturday" },
        { value: "sun", label: "Sunday" },
      ],
      when: { field: "role", is: ["moderator", "host"] },
    },
    {
      type: "date",
      name: "start",
      label: "From when on?",
      required: true,
      min: "2026-11-20",
      max: "2027-11-20",
    },
    {
      type: "checkboxes",
      name: "languages",
      label: "What else do you speak?",
      options: [{ value: "de", label: "German" }],
    },
    {
      type: "radio",
      name: "pace",
      label: "How fast do you build?",
      options: [
        { value: "slow", label: "As moss grows" },
        { value: "fast", label: "Over night" },
      ],
      when: { field: "role", is: "builder" },
    },
    { type: "date", name: "until", label: "Until when?", when: { field: "role", is: "builder" } },
  ],
  submit: "Apply",
  delivery: { type: "post", url: "https://forms.fernhollow.example/team" },
};

export const examples = { minimal, email, post, long, pages, choices };
