import markdown from "markdown-it";
import { escape } from "./escape.js";

const formatted = markdown();

/** The HTML of each block by its type. */
const blocks = {
  hero: ({
    heading,
    intro,
    buttons,
  }) => `<section class="hero"><h1>${escape(heading)}</h1><p>${escape(intro)}</p>
${buttons.map(button).join("\n")}</section>`,

  cards: ({ id, heading, items }, icons) => `<section id="${id}"><h2>${escape(heading)}</h2><ul class="grid">
${items.map((item) => card(item, icons)).join("\n")}</ul></section>`,

  stats: ({ items }) => `<section class="stats"><dl>
${items.map(({ value, label }) => `<div><dt>${escape(label)}</dt><dd>${escape(value)}</dd></div>`).join("\n")}</dl></section>`,

  text: ({ text }) => `<section>${formatted.render(text)}</section>`,

  faq: ({ categories }) => `<section>${categories.map(category).join("\n")}</section>`,

  // Without scripts all panels stand below each other.
  tabs: ({ tabs }) => `<section class="stack">${tabs.map(panel).join("\n")}</section>`,
};

/** A block as HTML. */
export function renderBlock(block, icons) {
  return blocks[block.type](block, icons);
}

function button({ label, href, copy }) {
  return copy
    ? `<code class="button">${escape(copy)}</code>`
    : `<a class="button" href="${escape(href)}">${escape(label)}</a>`;
}

function card({ title, description, icon }, icons) {
  return `<li class="card"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${icons[icon]}</svg><h3>${escape(title)}</h3><p>${escape(description)}</p></li>`;
}

function category({ title, questions }) {
  const items = questions.map(
    ({ question, answer }) =>
      `<div class="card"><h3>${escape(question)}</h3>${formatted.render(answer)}</div>`,
  );
  return `<h2>${escape(title)}</h2><div class="stack">${items.join("\n")}</div>`;
}

function panel({ id, title, rules }) {
  const items = rules.map(
    ({ name, description }) => `<li><h3>${escape(name)}</h3><p>${escape(description)}</p></li>`,
  );
  return `<div class="card" id="${id}"><h2>${escape(title)}</h2><ol>${items.join("\n")}</ol></div>`;
}
