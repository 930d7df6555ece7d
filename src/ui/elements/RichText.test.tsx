import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { inSite } from "../inSite.fixture";
import { RichText } from "./RichText";

test("renders paragraphs, lists, marks and links", () => {
  const { container } = render(
    inSite(
      <RichText
        nodes={[
          { tag: "p", children: ["Be ", { tag: "strong", children: ["kind"] }, { tag: "br" }, "always"] },
          { tag: "ul", children: [{ tag: "li", children: [{ tag: "code", children: ["/spawn"] }] }] },
          { tag: "p", children: [{ tag: "a", children: ["Rules"], link: { href: "/rules", kind: "page" } }] },
        ]}
      />,
    ),
  );
  expect(container.querySelector("p")?.innerHTML).toBe("Be <strong>kind</strong><br>always");
  expect(screen.getByRole("listitem")).toHaveTextContent("/spawn");
  expect(screen.getByRole("link", { name: "Rules" })).toHaveAttribute("href", "/rules");
});

test("inline, a single paragraph stands without its element", () => {
  const { container } = render(
    inSite(
      <p data-testid="line">
        <RichText inline nodes={[{ tag: "p", children: ["One line"] }]} />
      </p>,
    ),
  );
  expect(screen.getByTestId("line").innerHTML).toBe("One line");
  expect(container.querySelectorAll("p")).toHaveLength(1);
});
