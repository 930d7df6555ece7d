import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { blockSchemas } from "../schemas";
import { Hero } from "./Hero";
import { LiveHeroCard } from "./LiveHeroCard";

it("keeps the address of a card that copies, and shows the state of its server below it", () => {
  const hero = compiled(blockSchemas.hero, {
    type: "hero",
    heading: "Fernhollow",
    cards: [
      {
        label: "Address",
        value: "play.fernhollow.example",
        copy: "play.fernhollow.example",
        server: "main",
        note: "Open all day",
      },
    ],
  });
  renderBlock(<Hero {...hero} Part={LiveHeroCard} />);
  expect(screen.getByRole("button").textContent).toContain("play.fernhollow.example");
  expect(screen.getByText("Open all day")).toBeInTheDocument();
});
