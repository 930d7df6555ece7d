import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Heading, HeadingScope } from "./Heading";
import { inSite } from "../inSite.fixture";
import { RichText } from "../controls/RichText";
import { Section } from "../Section";

test("the first heading of a page is an h1, and each scope goes one level deeper", () => {
  render(
    <>
      <Heading>Page</Heading>
      <HeadingScope>
        <Heading>Block</Heading>
        <HeadingScope>
          <Heading>Card</Heading>
        </HeadingScope>
      </HeadingScope>
    </>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page");
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Block");
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("Card");
});

test("headings go no deeper than h6", () => {
  const deep = Array.from({ length: 9 }).reduce<React.ReactNode>(
    (inner) => <HeadingScope>{inner}</HeadingScope>,
    <Heading>Deep</Heading>,
  );
  render(deep);
  expect(screen.getByRole("heading", { level: 6 })).toHaveTextContent("Deep");
});

test("labels a section by its heading, and its content is one level deeper", () => {
  render(
    inSite(
      <HeadingScope>
        <Section id="rules" heading="Rules">
          <Heading>First</Heading>
        </Section>
      </HeadingScope>,
    ),
  );
  expect(screen.getByRole("region", { name: "Rules" })).toHaveAttribute("id", "rules");
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("First");
});

test("a section without a heading keeps the level", () => {
  render(
    inSite(
      <HeadingScope>
        <Section>
          <Heading>First</Heading>
        </Section>
      </HeadingScope>,
    ),
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("First");
});

test("headings of formatted text continue the levels around it", () => {
  render(
    inSite(
      <HeadingScope>
        <RichText
          nodes={[
            { tag: "h3", children: ["Refunds"] },
            { tag: "h4", children: ["By card"] },
          ]}
        />
      </HeadingScope>,
    ),
  );
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Refunds");
  expect(screen.getByRole("heading", { level: 3 })).toHaveTextContent("By card");
});
