import type { Section } from "../validate/checkFile";

/** The sections of the documentation of findings, in order. */
export const findingSections: readonly { section: Section; title: string; about: string }[] = [
  {
    section: "syntax",
    title: "File syntax",
    about:
      "The config must be valid JSON. Put keys and text in double quotes, separate entries with commas, and do not use comments.",
  },
  {
    section: "shape",
    title: "Keys and values",
    about: "These findings concern unknown or missing keys, and values of the wrong type or format.",
  },
  {
    section: "references",
    title: "Links and names",
    about: "Every page, file, icon and name that the config refers to must exist. Names must be unique.",
  },
  {
    section: "blocks",
    title: "Blocks and their text",
    about: "These findings concern the entries in a block and the formatting of its text.",
  },
  {
    section: "safety",
    title: "Safety",
    about:
      "Everything in the config is published with the site. These findings concern secrets, misleading links, insecure connections, and addresses that visitors cannot reach.",
  },
  {
    section: "quality",
    title: "Quality",
    about:
      "The site works despite these findings, but some visitors may find it slow, hard to read or hard to find.",
  },
  {
    section: "usefulness",
    title: "Unused parts",
    about:
      "These findings concern parts of the config that have no effect, that visitors cannot find, or that are not shown yet.",
  },
  {
    section: "program",
    title: "Spawnpage itself",
    about: "These findings concern the check and the schema, not your config.",
  },
];
