import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compiled, renderBlock } from "../compiled.fixture";
import { examples } from "./examples";
import { Media } from "./Media";
import { mediaBlock } from "./schema";

describe("Media", () => {
  it("reads each picture before its words, whatever its side", () => {
    renderBlock(<Media {...compiled(mediaBlock, examples.full)} />);
    const region = screen.getByRole("region", { name: "What there is to do" });
    const order = [...region.querySelectorAll("img, video, h2")].map(
      (element) => element.getAttribute("alt") ?? element.ariaLabel ?? element.textContent,
    );
    expect(order).toEqual([
      "A valley with a dozen roofs",
      "Build a town",
      "A ride from the harbour to the mountains",
      "Ride the railway",
      "A code that leads to the map",
      "Take it with you",
    ]);
  });

  it("has a video that plays when it is asked to, with its captions", () => {
    renderBlock(<Media {...compiled(mediaBlock, examples.full)} />);
    const video = screen.getByLabelText<HTMLVideoElement>("A ride from the harbour to the mountains");
    expect([video.controls, video.autoplay, video.preload]).toEqual([true, false, "none"]);
    const track = video.querySelector("track");
    expect([track?.kind, track?.getAttribute("src"), track?.label]).toEqual([
      "captions",
      "/videos/railway.vtt",
      "Captions",
    ]);
    expect(within(video).getByRole("link", { hidden: true }).getAttribute("href")).toBe(
      "/videos/railway.mp4",
    );
  });
});
