import type * as z from "zod";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { settings } from "../../ui/settings.fixture";
import { examples } from "./examples";
import { staffBlock } from "./schema";
import { Staff } from "./Staff";

const avatars = { ...settings.avatars, url: "https://avatars.example/avatars/{name}?size={size}", size: 96 };
const show = () => renderBlock(<Staff {...compiled(staffBlock, examples.full)} />, { avatars });
const pictureOf = (card: HTMLElement) => card.querySelector<HTMLImageElement>('img[src^="https://avatars"]');

describe("Staff", () => {
  beforeEach(() => vi.restoreAllMocks());

  it("shows every group with its members, and the group's badge on each card", () => {
    show();
    const keepers = document.getElementById("keepers")!;
    expect(within(keepers).getByRole("heading", { name: "Keepers" })).toBeTruthy();
    expect(within(keepers).getAllByRole("listitem")).toHaveLength(2);
    expect(within(keepers).getAllByText("Keeper")).toHaveLength(2);
    const anna = screen.getByRole("article", { name: "Miller_Anna" });
    expect(anna.textContent).toContain("Miller");
    expect(anna.textContent).toContain("Grinds and listens.");
    expect(within(anna).getByText("anna")).toBeTruthy();
  });

  it("shows the note and the buttons of a group below its members", () => {
    show();
    const wardens = document.getElementById("wardens")!;
    const below = within(wardens).getByRole("list").nextElementSibling!;
    expect(below.textContent).toBe("We look for a warden in the east.");
    expect(within(wardens).getByRole("link", { name: /Become a warden/ })).toBeTruthy();
  });

  it("has the cards of all groups in columns of one width, which most of its members fill", () => {
    const columnsOf = (...sizes: number[]) => {
      const groups = sizes.map((size, index) => ({
        id: `group-${index}`,
        title: "Keepers",
        members: Array.from({ length: size }, (_, place) => ({ name: `Keeper ${place}` })),
      }));
      const { container, unmount } = renderBlock(
        <Staff {...compiled(staffBlock, { type: "staff", layout: "cards", groups })} />,
        { avatars },
      );
      const lists = new Set(
        Array.from(container.querySelectorAll("ul:has(article)"), (list) => list.className),
      );
      unmount();
      return [...lists];
    };
    const [[thirds], [halves]] = [columnsOf(3), columnsOf(4)];
    expect(thirds).not.toBe(halves);
    expect(columnsOf(3, 4, 3)).toEqual([thirds]);
    expect(columnsOf(3, 4, 2, 1)).toEqual([halves]);
    expect(columnsOf(10, 1)[0]).toContain(thirds);
  });

  it("asks the avatar service for nothing until a member is reached", () => {
    show();
    expect(document.querySelector('img[src^="https://avatars"]')).toBeNull();
  });

  it("swaps the placeholder on hover, with the name encoded", () => {
    show();
    const card = screen.getByRole("article", { name: "Jo & Fern" });
    fireEvent.pointerEnter(card);
    expect(pictureOf(card)?.src).toBe("https://avatars.example/avatars/Jo%20%26%20Fern?size=96");
  });

  it("is no stop for the keyboard", async () => {
    const user = userEvent.setup();
    show();
    await user.tab();
    expect(screen.getByRole("link", { name: /Become a warden/ })).toHaveFocus();
  });

  it("keeps the placeholder and says nothing when the picture does not come", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    show();
    const card = screen.getByRole("article", { name: "Bram" });
    fireEvent.pointerEnter(card);
    fireEvent.error(pictureOf(card)!);
    expect(pictureOf(card)).toBeNull();
    expect(card.querySelector("svg, img")).not.toBeNull();
    expect(error).not.toHaveBeenCalled();
    expect(screen.queryAllByText(/fail|error/i)).toEqual([]);
  });

  it("shows a member's own picture at once", () => {
    show();
    const card = screen.getByRole("article", { name: "OldTom" });
    expect(card.querySelector('img[src="/pictures/tom.svg"]')).not.toBeNull();
    fireEvent.pointerEnter(card);
    expect(pictureOf(card)).toBeNull();
  });

  describe.each(["compact", "lines"] as const)("in the %s example", (example) => {
    it("names every member, and keeps what is written about them", () => {
      renderBlock(<Staff {...compiled(staffBlock, examples[example])} />, { avatars });
      const { groups, former = [] }: z.input<typeof staffBlock> = examples[example];
      const written = [...groups.flatMap(({ members }) => members), ...former];
      expect(screen.getAllByRole("article")).toHaveLength(written.length);
      for (const { name, role, roles = [], description, handle, links = [], tags = [] } of written) {
        const member = screen.getByRole("article", { name });
        for (const words of [role, ...roles, description, handle]) {
          if (words) expect(member.textContent).toContain(words);
        }
        expect(member.querySelectorAll("[data-tag]")).toHaveLength(tags.length);
        expect(within(member).queryAllByRole("link")).toHaveLength(links.length);
      }
    });

    it("asks for a face only when its member is reached", () => {
      renderBlock(<Staff {...compiled(staffBlock, examples[example])} />, { avatars });
      const [{ name }] = examples[example].groups[0]!.members as [{ name: string }];
      const member = screen.getByRole("article", { name });
      expect(pictureOf(member)).toBeNull();
      fireEvent.pointerEnter(member);
      expect(pictureOf(member)?.src).toBe(
        `https://avatars.example/avatars/${encodeURIComponent(name)}?size=96`,
      );
    });
  });

  it("draws faces from names, for the former members too, unless a person has a picture", () => {
    const drawing = { style: "letters", shapes: [["#333", "M0 0h24v24H0z"]], letters: "A" } as const;
    const block = compiled(staffBlock, examples.compact);
    const [group] = block.groups;
    group!.members = group!.members.map((member) => ({ ...member, drawn: drawing }));
    block.former![1]!.drawn = drawing;
    renderBlock(<Staff {...block} />);
    expect(document.querySelectorAll('svg[aria-hidden="true"] text')).toHaveLength(4);
    expect(document.querySelector('img[src="/pictures/oak.svg"]')).toBeTruthy();
  });

  it("says the badge of a group once where the members stand close together", () => {
    renderBlock(<Staff {...compiled(staffBlock, examples.compact)} />);
    expect(screen.getAllByText("Warden")).toHaveLength(1);
  });

  it("says the badge of a group on each card, and once where the team is large", () => {
    const group = (size: number) => ({
      title: "Millers",
      badge: "Miller",
      members: Array.from({ length: size }, (_, index) => ({ name: `Miller${index}`, role: "Grinds" })),
    });
    const withTeam = (size: number) => {
      const { unmount } = renderBlock(
        <Staff {...compiled(staffBlock, { type: "staff", groups: [group(size)] })} />,
      );
      const seen = [
        screen.getAllByRole("article"),
        screen.getAllByText("Grinds"),
        screen.getAllByText("Miller"),
      ];
      unmount();
      return seen.map(({ length }) => length);
    };
    expect(withTeam(24)).toEqual([24, 24, 24]);
    expect(withTeam(25)).toEqual([25, 25, 1]);
  });

  it("counts the members where it is asked to", () => {
    renderBlock(<Staff {...compiled(staffBlock, examples.compact)} />);
    expect(document.getElementById("wardens")?.textContent).toContain("3 members");
    expect(document.getElementById("keepers")?.textContent).toContain("1 member");
    show();
    expect(document.getElementById("team")?.textContent).not.toMatch(/\d members?/);
  });

  it("keeps those who have left closed until they are asked for, with their time in words", () => {
    renderBlock(<Staff {...compiled(staffBlock, examples.compact)} />);
    const details = document.querySelector("details")!;
    expect(details.open).toBe(false);
    expect(details.querySelector("summary")?.textContent).toBe("Former members (4)");
    expect([...details.querySelectorAll("article")].map(({ textContent }) => textContent)).toEqual([
      "Old_OakFounderMarch 1, 2021 – November 20, 2024oak@fernhollow.example",
      "BeaMay 31, 2023",
      "KitSmithSeason 2",
      "Nobody Knows When",
    ]);
  });
});
