import type { Wish } from "./wish";

/** Blocks that are wished for, whose names are no types; some of them are keys. */
export const wishedBlocks: readonly Wish[] = [
  {
    impossible: "Files that visitors send",
    words: "upload uploads fileupload attachment attachments",
    as: "type",
    answer: 'A form here takes no files. Ask for a link in a field of a "form" block.',
  },
  {
    words: "newsletter subscribe mailinglist application apply ticket tickets support appeal appeals",
    as: "type",
    answer: 'Use a "form" block: its "delivery" says where it is sent.',
  },
  {
    words: "heading title h1 h2 paragraph",
    as: "type",
    answer: 'Use a "text" block: it has a "heading", and its "text" takes formatting.',
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
      'Blocks stand one below the other, with the right distance between them. For what stands side by side, use a "cards" block.',
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
      'What all pages say for a time stands in "announcements", at the top level of the file. In one place of one page, use a "callout" block, with a "tone".',
  },
  {
    words: "accordion collapse collapsible toggle spoiler",
    as: "type",
    answer: 'Use a "faq" block for questions, or "tabs" for longer parts.',
  },
  {
    words: "gamemodes worlds",
    as: "type",
    answer: 'Use a "cards" block: each card has a title, words, a picture or icon, and an "href".',
  },
  {
    words: "sidebar sidenav sidemenu toc tableofcontents docs documentation wiki pager breadcrumbs",
    as: "type",
    answer:
      'That stands beside the blocks and is none: "sidebars", at the top level of the file, has the list of pages for each path, with the page before and after; a page in "routes" takes "contents": true.',
  },
  {
    words: "navbar nav navigation footer social socials",
    as: "type",
    answer:
      'That stands on every page and is no block: the links of the header are "navigation", what stands below is "footer", both at the top level of the file.',
  },
];
