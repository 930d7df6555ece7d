import type { Wish } from "./wishAnswers";

/** Block types of other tools. Some of the names are keys here. */
export const wishedBlocks: readonly Wish[] = [
  {
    impossible: "File uploads",
    words: "upload uploads fileupload attachment attachments",
    as: "type",
    answer: "Forms cannot upload files. Add a field for a link to the file instead.",
  },
  {
    words: "newsletter subscribe mailinglist application apply ticket tickets support appeal appeals",
    as: "type",
    answer: 'Use a "form" block. Its "delivery" sets where the answers are sent.',
  },
  {
    words: "heading title h1 h2 paragraph",
    as: "type",
    answer: 'Use a "text" block. It has a "heading", and its "text" supports formatting.',
  },
  {
    words: "button buttons joinbutton",
    as: "type",
    answer: 'Every block can have "buttons". For buttons alone, use a "cta" block.',
  },
  {
    words: "divider separator spacer line hr container wrapper",
    as: "type",
    answer:
      'Blocks appear one below the other, with automatic spacing. To show blocks side by side, use a "columns" block.',
  },
  { words: "warning info", as: "type", answer: 'Use a "callout" block, and choose its colour with "tone".' },
  {
    words: "announcement announcements announcementbar topbar",
    as: "type",
    answer:
      'For a temporary message on all pages, use "announcements" at the top level. For a message in one place, use a "callout" block.',
  },
  {
    words: "accordion collapse collapsible toggle spoiler",
    as: "type",
    answer: 'Use a "faq" block for questions, or a "tabs" block for longer content.',
  },
  {
    words: "gamemodes worlds",
    as: "type",
    answer: 'Use a "cards" block. Each card can have a title, text, a picture or icon, and a link ("href").',
  },
  {
    words: "sidebar sidenav sidemenu toc tableofcontents docs documentation wiki pager breadcrumbs",
    as: "type",
    answer:
      'This is not a block. To add a sidebar with links to the previous and next pages, use "sidebars" at the top level. To add a table of contents, set "contents": true on a page in "routes".',
  },
  {
    words: "navbar nav navigation footer social socials",
    as: "type",
    answer:
      'The header and footer are not blocks, because every page has them. Put header links in "navigation", and footer content in "footer", both at the top level.',
  },
];
