import type { Locator, Page } from "playwright";
import { galleryBlocks, galleryChoices, type GalleryPicture } from "../../src/reference/gallery";
import type { Picture } from "../picture";
import { answer, listOf, siteWith } from "../status";
import { sceneOf } from "./blocks";
import { filesOf, shown } from "./files";
import { type PartScene, partSceneOf } from "./parts";

const posts = [
  { title: "You can walk to the sea", date: "2026-11-18", image: shown("boats.webp", "Boats in a bay") },
  { title: "Evening at the mill", date: "2026-11-12", image: shown("mill.webp", "The mill") },
  { title: "The canyon is open", date: "2026-11-05", image: shown("canyon.webp", "A canyon") },
].map((post) => ({
  ...post,
  slug: post.title.toLowerCase().replaceAll(" ", "-"),
  summary: "Nine weeks, four arches, one near fight about scaffolding.",
  text: "Come and look.",
}));

/** The parts of a config that this module uses. */
interface Site extends Record<string, unknown> {
  routes: object[];
}

/** Pages that only exist for the header's links. */
const otherRoutes = ["World", "Rules", "Team"].map((title) => ({
  path: `/${title.toLowerCase()}`,
  title,
  blocks: [{ type: "text", text: title }],
}));

const navigation = [
  { label: "Home", href: "/" },
  ...otherRoutes.map(({ path, title }) => ({ label: title, href: path })),
  { label: "Join", href: "https://chat.fernhollow.example", variant: "primary" },
];

/** The padding around a part of a theme, in CSS pixels. */
const PART_MARGIN = 30;

/** The pictures in `docs/gallery.md`: blocks with their layouts, and parts of themes. */
export const galleryPictures: readonly Picture[] = [
  ...galleryBlocks.flatMap(({ pictures }) => pictures),
  ...galleryChoices.flatMap(({ pictures }) => pictures),
].map((picture) => ({
  name: picture.name,
  screen: isBesidePage(picture) ? { width: 1280, height: 480 } : { width: 1120, height: 1000 },
  margin: picture.block || !picture.set ? 0 : (partSceneOf(picture.set.keys).margin ?? PART_MARGIN),
  scale: picture.block ? 0.65 : 0.5,
  files: filesOf(configOf(picture, "http://localhost")),
  config: (service) => configOf(picture, service),
  answer,
  ready: (page) => readyPart(page, picture),
}));

/** Whether a picture shows a header beside the page, which needs a wide screen, and the page with it. */
function isBesidePage({ block, set }: GalleryPicture): boolean {
  return !block && set?.value === "side";
}

/** The config of a picture's site. */
function configOf(picture: GalleryPicture, service: string): object {
  const { routes, ...site } = siteFor(picture, service);
  return { navigation, ...site, site: { name: "Fernhollow" }, routes: [...routes, ...otherRoutes] };
}

function siteFor({ block: type, set }: GalleryPicture, service: string): Site {
  if (type === "status") return siteWith(service, set ? { [set.keys[0]!]: set.value } : {});
  const { preset, blocks, intro }: PartScene = type ? blockPage(type, set) : partSceneOf(set!.keys);
  const site = {
    version: 1,
    theme: { preset },
    avatars: { url: `${service}/faces/{name}`, load: "visible" },
    ...(type === "posts" ? { news: { path: "/news", posts } } : {}),
    routes: [{ path: "/", title: "The valley", ...(intro ? { intro } : {}), blocks }],
  };
  return type || !set ? site : withValue(site, set.keys, set.value);
}

function blockPage(type: NonNullable<GalleryPicture["block"]>, set: GalleryPicture["set"]) {
  const { preset, block } = sceneOf(type);
  return { preset, blocks: [set ? withValue(block, set.keys, set.value) : block] };
}

/** An object with a value at a path of keys. Missing objects are created. */
function withValue<Group extends object>(
  group: Group,
  [key, ...rest]: readonly string[],
  value: string,
): Group {
  const inner = (group as Record<string, object>)[key!];
  return { ...group, [key!]: rest.length === 0 ? value : withValue(inner ?? {}, rest, value) };
}

/** Waits for fonts, pictures and responses, and returns the element to capture. */
async function readyPart(page: Page, picture: GalleryPicture): Promise<Locator> {
  const { block, set } = picture;
  if (block === "status") await listOf(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { left, top } = image.getBoundingClientRect();
      const isSeen = image.checkVisibility() && left < innerWidth && top < innerHeight;
      return image.complete || !isSeen;
    }),
  );
  // As large as the screen.
  if (isBesidePage(picture)) return page.locator(".sp-background");
  return page
    .locator((block || !set ? undefined : partSceneOf(set.keys).shows) ?? "main > :last-child")
    .first();
}
