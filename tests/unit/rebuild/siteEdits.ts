import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Random } from "../../property/random";

/** A site on disk that is edited. */
export interface EditedSite {
  /** The config. */
  text: string;
  /** The folder of the public files. */
  publicFolder: string;
  /** The program's version. */
  program: string;
}

type Edit = (site: EditedSite, random: Random) => void;

/** Changes the config as a value. */
function onConfig(change: (config: Config, random: Random) => void): Edit {
  return (site, random) => {
    const config = JSON.parse(site.text) as Config;
    change(config, random);
    site.text = JSON.stringify(config, null, 2);
  };
}

interface Config {
  site: Record<string, unknown>;
  constants: Record<string, string | number>;
  theme: { preset?: string; colors?: Record<string, string> };
  footer: Record<string, unknown>;
  toasts: { messages: Record<string, { title: string }> };
  labels?: Record<string, string>;
  notFound: Record<string, unknown>;
  routes: { path: string; title: string; blocks: object[] }[];
}

/** The parent and key of each string that satisfies a condition. */
function textsOf(value: unknown, isMeant: (text: string, key: string) => boolean): [object, string][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): [object, string][] =>
    typeof item === "string" ? (isMeant(item, key) ? [[value, key]] : []) : textsOf(item, isMeant),
  );
}

function changeText(
  value: unknown,
  isMeant: (text: string, key: string) => boolean,
  change: (text: string) => string,
  random: Random,
): void {
  const places = textsOf(value, isMeant);
  const [holder, key] = places[random.below(places.length)] ?? [];
  if (holder && key !== undefined) Reflect.set(holder, key, change(String(Reflect.get(holder, key))));
}

const wordKeys = new Set(["title", "heading", "description", "text", "intro", "label", "question", "answer"]);
const isWords = (_: string, key: string) => wordKeys.has(key);

/** An SVG picture with this size. */
const drawing = (size: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"/>`;

/** Owners' edits between two builds, by what they change. */
export const edits: Record<string, Edit> = {
  "a word of a page": onConfig(({ routes }, random) =>
    changeText(routes, isWords, (text) => `${text} ${random.below(1000)}`, random),
  ),
  "another word of a page": onConfig(({ routes }, random) =>
    changeText(routes, isWords, (text) => `Word${random.below(1000)} ${text}`, random),
  ),
  "the order of blocks": onConfig(
    ({ routes }, random) => void routes[random.below(routes.length)]!.blocks.reverse(),
  ),
  "the order of pages": onConfig(({ routes }) => void routes.push(routes.splice(1, 1)[0]!)),
  "a constant": onConfig(({ constants }, random) => {
    const names = Object.keys(constants).filter((name) => /isles|players|copyrightYear|worlds/.test(name));
    constants[names[random.below(names.length)]!] = random.below(5000) + 1;
  }),
  "the path of a page": (site, random) => {
    const { routes } = JSON.parse(site.text) as Config;
    const { path } = routes[1 + random.below(routes.length - 1)]!;
    const renamed = `/moved-${random.below(1000)}`;
    site.text = site.text.replaceAll(new RegExp(`([("])${path}(?=[#")])`, "g"), `$1${renamed}`);
  },
  "an anchor that others link to": (site, random) => {
    const links = [...site.text.matchAll(/\/[\w/-]+#([a-z][\w-]*)/g)];
    const [, id] = links[random.below(links.length)] ?? [];
    if (id === undefined) return;
    site.text = site.text
      .replaceAll(`"id": "${id}"`, `"id": "${id}-moved"`)
      .replaceAll(new RegExp(`#${id}(?=[")])`, "g"), `#${id}-moved`);
  },
  "a new page": onConfig(({ routes }, random) => {
    const path = `/new-${random.below(1000)}`;
    routes.push({ path, title: "New", blocks: [{ type: "text", text: "New **words**." }] });
  }),
  "a removed page": onConfig(({ routes }) => {
    if (routes.at(-1)!.path.startsWith("/new-")) routes.pop();
  }),
  "the footer": onConfig(({ footer }, random) => void (footer["copyright"] = `Since ${random.below(3000)}`)),
  "a toast": onConfig(({ toasts: { messages } }, random) => {
    const names = Object.keys(messages);
    messages[names[random.below(names.length)]!]!.title = `Copied ${random.below(1000)}`;
  }),
  "a label": onConfig(
    (config, random) => void (config.labels = { ...config.labels, optional: `need not ${random.below(9)}` }),
  ),
  "the colours": onConfig(({ theme }, random) => {
    theme.preset = ["midnight", "ember", "daylight", "parchment"][random.below(4)]!;
    delete theme.colors;
  }),
  "the base path": onConfig(
    ({ site }, random) => void (site["basePath"] = ["/", "/one/", "/two/"][random.below(3)]),
  ),
  "the public address": onConfig(
    ({ site }, random) => void (site["url"] = `https://play${random.below(99)}.example`),
  ),
  "the language": onConfig(
    ({ site }, random) => void (site["language"] = ["en", "de", "he"][random.below(3)]),
  ),
  "the time zone": onConfig(({ site, routes }, random) => {
    site["timeZone"] = ["Europe/Berlin", "America/New_York", "Asia/Kolkata"][random.below(3)];
    const { blocks } = routes[0]!;
    const date = "2030-12-05T20:00";
    if (!JSON.stringify(blocks).includes(date))
      blocks.push({ type: "timeline", items: [{ title: "The gate opens", date }] });
  }),
  "the 404 page": onConfig(({ notFound }, random) => {
    notFound["heading"] = `Lost ${random.below(1000)}`;
  }),
  "the size of a picture": ({ publicFolder, text }, random) => {
    const names = readdirSync(publicFolder).filter(
      (name) => name.endsWith(".svg") && text.includes(`/${name}"`),
    );
    writeFileSync(join(publicFolder, names[random.below(names.length)]!), drawing(random.below(400) + 100));
  },
  "the bytes of a picture, but not its size": ({ publicFolder }, random) => {
    const file = join(publicFolder, "favicon.svg");
    writeFileSync(file, `${readFileSync(file, "utf8")}<!-- ${random.below(1000)} -->`);
  },
  "a new public file": ({ publicFolder }, random) =>
    writeFileSync(join(publicFolder, `extra-${random.below(3)}.txt`), `${random.below(1000)}`),
  "a removed public file": ({ publicFolder }, random) =>
    rmSync(join(publicFolder, `extra-${random.below(3)}.txt`), { force: true }),
  "the program": (site, random) => void (site.program = `program-${random.below(1000)}`),
  nothing: () => {},
};
