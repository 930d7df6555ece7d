import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import userEvent from "@testing-library/user-event";
import { parseRichText } from "../../compile/parseRichText";
import { inSite } from "../inSite.fixture";
import { settings } from "../settings.fixture";
import { inlineNodes, RichText } from "./RichText";

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

test("omits the element of a single inline paragraph", () => {
  const { container } = render(
    inSite(<p data-testid="line">{inlineNodes([{ tag: "p", children: ["One line"] }])}</p>),
  );
  expect(screen.getByTestId("line").innerHTML).toBe("One line");
  expect(container.querySelectorAll("p")).toHaveLength(1);
});

const context = {
  fill: (text: string) => text,
  link: (href: string) => ({ href, kind: "page" as const }),
  tag: () => undefined,
  labels: settings.labels,
};

test("copies a text and confirms it, and shows the text without JavaScript", async () => {
  const user = userEvent.setup();
  const nodes = parseRichText("Join [our server](copy:play.example).", context);
  const { container } = render(inSite(<RichText nodes={nodes} />));
  const button = screen.getByRole("button", { name: "Copy our server" });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe("play.example");
  expect(await screen.findByText("Copied", { selector: "[role=status] *" })).toBeInTheDocument();
  expect(button).toHaveAttribute("data-copied");
  expect(container.querySelector("button + code")).toHaveTextContent("play.example");
});

test("a callout and a signed line have decorative icons and are read aloud with their labels", () => {
  render(inSite(<RichText nodes={parseRichText("> [!WARNING]\n> Storm.\n\n- ✗ Boats", context)} />));
  for (const [role, words] of [
    ["note", "WarningStorm."],
    ["listitem", "No Boats"],
  ] as const) {
    const element = screen.getByRole(role);
    expect(element).toHaveTextContent(words);
    expect(element.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  }
});

test("a table that scrolls is a region with a name; tasks are boxes that cannot be changed", () => {
  render(
    inSite(<RichText nodes={parseRichText("|a|b|c|d|\n|-|-|-|-:|\n|1|2|3|4|\n\n- [x] Mill", context)} />),
  );
  expect(screen.getByRole("region", { name: "a, b, c, d" })).toHaveAttribute("tabindex", "0");
  expect(screen.getByRole("cell", { name: "4" })).toHaveAttribute("data-align", "end");
  expect(screen.getByRole("checkbox", { name: "Mill" })).toBeDisabled();
});
