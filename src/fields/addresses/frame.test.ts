import { expect, test } from "vitest";
import { frameOf, refusalOf } from "./frame";

test.each([
  [
    "https://www.youtube.com/watch?v=abcdefghijk&t=1m30s",
    "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&start=90",
  ],
  ["https://youtu.be/abcdefghijk?si=x", "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1"],
  [
    "https://m.youtube.com/shorts/ab-de_ghijk",
    "https://www.youtube-nocookie.com/embed/ab-de_ghijk?autoplay=1",
  ],
  [
    "https://www.youtube.com/playlist?list=PLabcdefghijklmnop",
    "https://www.youtube-nocookie.com/embed/videoseries?autoplay=1&list=PLabcdefghijklmnop",
  ],
  ["https://www.twitch.tv/fernhollow", "https://player.twitch.tv/?channel=fernhollow"],
  ["https://www.twitch.tv/videos/123456789", "https://player.twitch.tv/?video=v123456789"],
  [
    "https://www.twitch.tv/fernhollow/clip/Quiet-Mill_1",
    "https://clips.twitch.tv/embed?clip=Quiet-Mill_1&autoplay=true",
  ],
  [
    "https://discord.com/widget?id=123456789012345678&theme=light",
    "https://discord.com/widget?id=123456789012345678&theme=light",
  ],
  [
    "https://discord.com/channels/123456789012345678/1",
    "https://discord.com/widget?id=123456789012345678&theme=dark",
  ],
  [
    "https://www.openstreetmap.org/#map=10/52.5/13.5",
    "https://www.openstreetmap.org/export/embed.html?bbox=12.97266%2C52.32422%2C14.02734%2C52.67578&layer=mapnik",
  ],
  ["https://www.google.com/maps/embed?pb=!1m1", "https://www.google.com/maps/embed?pb=!1m1"],
  ["https://vimeo.com/123456789", "https://player.vimeo.com/video/123456789?dnt=1&autoplay=1"],
  ["https://map.example/?world=nether#spawn", "https://map.example/?world=nether#spawn"],
])("%s is shown by %s", (address, src) => {
  expect(frameOf(address)).toMatchObject({ page: address, src });
  expect(refusalOf(address)).toBeUndefined();
});

test.each([
  "https://www.youtube.com/@fernhollow",
  "https://www.twitch.tv/directory/all",
  "https://discord.gg/fernhollow",
  "https://youtu.be/clip/abcdefghijk",
  "https://www.openstreetmap.org/relation/1",
  "https://www.openstreetmap.org/?mlat=52.5",
  "https://www.openstreetmap.org/?mlon=13.5",
  "https://maps.app.goo.gl/abc",
])("%s is of a site that shows nothing by it", (address) => {
  expect(frameOf(address).src).toBeUndefined();
  expect(refusalOf(address)).toMatch(/https:\/\//);
});

test("has no frame for anything except an https address, whatever the value of a constant", () => {
  for (const address of ["http://map.example", "javascript:alert(1)", "/rules", "https://a'b.example", ""])
    expect(frameOf(address)).toEqual({ page: address, host: address });
});

test("passes the embedding host only to Twitch", () => {
  expect(frameOf("https://twitch.tv/fernhollow")).toMatchObject({ host: "twitch.tv", needsParent: true });
  expect(frameOf("https://youtu.be/abcdefghijk")).not.toHaveProperty("needsParent");
});
