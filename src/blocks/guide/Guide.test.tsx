import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { expect, it } from "vitest";
import { renderBlock } from "../compiled.fixture";
import { Guide } from "./Guide";
import type { GuideData, GuideLink } from "../../fields/parts/guide";

const page = (name: string): GuideLink => ({
  label: name,
  link: { href: `/guide/${name.toLowerCase()}`, kind: "page" },
});
const guide: GuideData = {
  groups: [
    { label: "First steps", links: [page("Spawn"), { ...page("Claims"), isCurrent: true }] },
    { label: "More", links: [{ label: "Map", link: { href: "https://map.example", kind: "external" } }] },
  ],
  previous: page("Spawn"),
  next: page("Towns"),
  contents: [
    { id: "corners", label: "Two corners" },
    { id: "углы", label: "Углы", isInner: true },
  ],
};
const text = (
  <>
    <h1>Claims</h1>
    <section id="corners">
      <h2>Two corners</h2>
      <h3 id="углы">Углы</h3>
    </section>
  </>
);

it("names the list, the contents and the neighbouring pages, marks the current page, and has groups", async () => {
  const { container } = renderBlock(
    <Guide {...guide}>
      {text}
      {null}
    </Guide>,
  );
  const list = screen.getByRole("navigation", { name: "In this section" });
  expect(within(list).getByRole("list", { name: "First steps" }).children).toHaveLength(2);
  expect(within(list).getByRole("link", { current: "page" }).textContent).toBe("Claims");
  const target = within(list).getByRole("link", { name: "Skip sidebar" }).getAttribute("href");
  expect(container.querySelector(target!)?.querySelector("h1")?.textContent).toBe("Claims");
  const beside = screen.getByRole("navigation", { name: "Previous and next page" });
  expect(
    within(beside)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Previous Spawn", "Next Towns"]);
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations).toEqual([]);
});

it("moves the keyboard to the heading whose link is pressed, of a block and of a text", async () => {
  renderBlock(
    <Guide {...guide}>
      {text}
      {null}
    </Guide>,
  );
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  for (const name of ["Two corners", "Углы"]) {
    await userEvent.click(contents.getByRole("link", { name }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name })));
  }
});

it("collapses the groups of a long list, except the current page's", () => {
  const links = Array.from({ length: 30 }, (_, index) => page(`Page-${index}`));
  const groups = [...guide.groups!, { label: "Long", links }, { label: "Longer", links }];
  const { container } = renderBlock(
    <Guide groups={groups}>
      {text}
      {null}
    </Guide>,
  );
  const folded = [...container.querySelectorAll<HTMLDetailsElement>("details details")];
  expect(folded.map(({ open }) => open)).toEqual([true, false, false, false]);
});

it("has no list, contents or neighbouring pages without data", () => {
  renderBlock(
    <Guide contents={guide.contents!}>
      {text}
      {null}
    </Guide>,
  );
  expect(screen.getAllByRole("navigation")).toHaveLength(1);
});
