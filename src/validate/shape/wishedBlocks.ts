import type { Wish } from "./wish";

/** Block types of other tools. Some of the names are keys here. */
export const wishedBlocks: readonly Wish[] = [
  {
    impossible: "File uploads",
    words: "upload uploads fileupload attachment attachments",
    as: "type",
    answer: 'Forms cannot upload files. Ask for a link in a field of a "form" block.',
  },
  {
    words: "newsletter subscribe mailinglist application apply ticket tickets support appeal appeals",
    as: "type",
    answer: 'Use a "form" block. Its "delivery" sets where messages are sent.',
  },
  {
    words: "heading title h1 h2 paragraph",
    as: "type",
    answer: 'Use a "text" block: it has a "heading", and its "text" supports formatting.',
  },
  {
    words: "button buttons joinbutton",
    as: "type",
    answer: 'Use a "cta" block, which has "buttons", or the "buttons" of a "hero" block.',
  },
  {
    words: "divider separator spacer line hr columns column row container wrapper",
    as: "type",
    answer:
      'Blocks are placed below each other, with the right spacing. To put things side by side, use a "cards" block.',
  },
  {
    words: "warning info",
    as: "type",
    answer: 'Use a "callout" block, with a "tone".',
  },
  {
    words: "announcement announcements announcementbar topbar",
    as: "type",
    answer:
      'For a temporary message on all pages, use "announcements" at the top level of the file. For a message in one place, use a "callout" block with a "tone".',
  },
  {
    words: "accordion collapse collapsible toggle spoiler",
    as: "type",
    answer: 'Use a "faq" block for questions, or "tabs" for longer parts.',
  },
  {
    words: "gamemodes worlds",
    as: "type",
    answer: 'Use a "cards" block: each card has a title, text, a picture or icon, and an "href".',
  },
  {
    words: "sidebar sidenav sidemenu toc tableofcontents docs documentation wiki pager breadcrumbs",
    as: "type",
    answer:
      'This is not a block. "sidebars", at the top level of the file, lists the pages for each path, with links to the previous and next page. For a table of contents, set "contents": true on a page in "routes".',
  },
  {
    words: "navbar nav navigation footer social socials",
    as: "type",
    answer:
      'This is not a block, because every page has it. The links of the header are "navigation" and the bottom of the page is "footer", both at the top level of the file.',
  },
];
