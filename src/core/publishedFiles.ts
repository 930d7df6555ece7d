import { decoded } from "../fields/addresses/webAddress";
import { readByAll } from "../compile/pictures/compileImage";
import { type NamedPictures, pictureEnding } from "../compile/pictures/namedPictures";
import { publicPath } from "./publicPath";
import { isRunnable, mayRun } from "./runnable";
import type { SourceFile } from "./siteFile";
import type { World } from "./world";

/** The files of a site that are not generated from its config. */
export interface PublishedFiles {
  files: SourceFile[];
  /** The pictures of `public/` that nothing uses. They are not published. */
  unusedPictures: string[];
  /** The files of `public/` that could run scripts and are not in the config. They are not published. */
  untrusted: string[];
  /** Whether the config refers to a file that could run scripts, such as an owner's page. */
  hasTrusted: boolean;
}

/** Pictures that browsers and programs request by name, and folders of files that visitors download. */
const askedForByName =
  /^\/(?:favicon|apple-touch-icon|mstile|android-chrome|browserconfig|server-icon)[^/]*$|^\/(?:files|downloads?|\.well-known)\//i;

/** Files that may refer to pictures, such as an owner's pages and scripts. */
const namingFile = /\.(?:html?|css|m?js|json|webmanifest|xml|md|txt)$/i;

/** Larger files are data, and are not searched; in bytes. */
const largestNaming = 16_000_000;

/**
 * Selects the published files of `public/`: all files except unused pictures. Generated versions replace pictures,
 * unless the original is needed. Pictures are also published if another file of `public/` may refer to them, or if
 * they are next to or below an owner's page.
 * @param isPage - as for {@link trustBy}
 */
export async function publishedFiles(
  { shown, original, mentioned, linked }: NamedPictures,
  { files, pictures, read }: Pick<World, "files" | "pictures" | "read">,
  isPage: (path: string) => boolean = () => false,
): Promise<PublishedFiles> {
  const needed = new Set(original.map(publicPath));
  const replaced = new Set<string>();
  const made = new Map<string, SourceFile>();
  for (const path of shown) {
    const derived = pictures?.of(path);
    // If no format is supported by all browsers, pages use the original.
    if (derived && readByAll(derived).length > 0) replaced.add(publicPath(path));
    else needed.add(publicPath(path));
    for (const file of derived?.files ?? []) made.set(file.path, file);
  }
  const paths = files.paths();
  const rest = paths.filter(
    (path) => pictureEnding.test(path) && !needed.has(path) && !askedForByName.test(path),
  );
  const left = new Set(rest);
  if (left.size > 0) {
    for (const path of namedIn(mentioned, rest)) left.delete(path);
    for (const path of await ownPictures(paths, [...left], { files, read })) left.delete(path);
  }
  const untrusted = new Set<string>();
  const isTrusted = trustBy(linked, files, isPage);
  let hasTrusted = false;
  for (const path of paths.filter(mayRun)) {
    if (isTrusted(path)) hasTrusted = true;
    else if (await isRunnable(path, await read(files.source(path)))) untrusted.add(path);
  }
  return {
    files: [
      ...paths
        .filter((path) => !left.has(path) && !untrusted.has(path))
        .map((path) => ({ path: path.slice(1), source: files.source(path) })),
      ...made.values(),
    ],
    unusedPictures: [...left].filter((path) => !replaced.has(path)),
    untrusted: [...untrusted],
    hasTrusted,
  };
}

/**
 * Files that can run scripts are published only if the config refers to them, or to a page next to or above them in
 * its own folder. Other contributors, for example of pictures, may not run scripts in visitors' browsers.
 * @param isPage - whether a path is a page of the site, which a link refers to then
 */
export function trustBy(
  linked: readonly string[],
  files: Pick<World["files"], "has">,
  isPage: (path: string) => boolean,
): (path: string) => boolean {
  const named = new Set<string>();
  const folders: string[] = [];
  for (const address of linked) {
    const path = publicPath(address);
    if (isPage(path)) continue;
    for (const file of [path, `${path.replace(/\/$/, "")}/index.html`]) {
      if (file.endsWith("/") || !files.has(file)) continue;
      named.add(file);
      const folder = file.slice(0, file.lastIndexOf("/") + 1);
      if (/\.html?$/i.test(file) && folder !== "/") folders.push(folder);
    }
  }
  return (path) => named.has(path) || folders.some((folder) => path.startsWith(folder));
}

/** The pictures in texts and addresses of a config, including those below a host or the base path. */
function namedIn(texts: readonly string[], pictures: readonly string[]): string[] {
  const search = new NameSearch(pictures);
  return texts.flatMap((text) => [...search.in(text)]);
}

/** The pictures that other files of `public/` may need. If one of these files cannot be searched, all pictures. */
async function ownPictures(
  paths: readonly string[],
  pictures: readonly string[],
  { files, read }: Pick<World, "files" | "read">,
): Promise<readonly string[]> {
  const search = new NameSearch(pictures.map(fileName));
  const names = new Set<string>();
  const folders: string[] = [];
  for (const path of paths.filter((one) => namingFile.test(one))) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    if (/\.html?$/i.test(path) && folder !== "/") folders.push(folder);
    if ((files.fileSize?.(path) ?? 0) > largestNaming) return pictures;
    const text = new TextDecoder().decode(await read(files.source(path)));
    for (const name of search.in(text)) names.add(name);
  }
  return pictures.filter(
    (path) => names.has(fileName(path)) || folders.some((folder) => path.startsWith(folder)),
  );
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The end of a picture's name, anywhere in a text. */
const endings = /\.(?:png|jpe?g|webp|avif|gif|svg)/gi;

/** Characters that would be part of a name: before `mill.png`, they form another name. */
const goesOn = /[\p{L}\p{N}_-]$/u;

/** Finds the names of pictures in texts, plain or escaped as in HTML, CSS, JSON and URLs, in linear time. */
export class NameSearch {
  readonly #names: ReadonlySet<string>;
  readonly #lengths: readonly number[];

  /** @param names - with the extension of a picture: `mill.png`, or starting with a slash: `/art/mill.png` */
  constructor(names: Iterable<string>) {
    this.#names = new Set(names);
    this.#lengths = [...new Set([...this.#names].map(({ length }) => length))];
  }

  in(text: string): Set<string> {
    const found = new Set<string>();
    const plain = unescaped(text);
    for (const written of plain === text ? [text] : [text, plain])
      for (const { index, 0: ending } of written.matchAll(endings)) {
        const end = index + ending.length;
        for (const length of this.#lengths) {
          const name = written.slice(Math.max(end - length, 0), end);
          if (this.#names.has(name) && begins(name, written, end - length)) found.add(name);
        }
      }
    return found;
  }
}

/** Whether a name starts at this index, and is not the end of a longer one. */
function begins(name: string, text: string, place: number): boolean {
  return name.startsWith("/") || !goesOn.test(text.slice(Math.max(place - 2, 0), place));
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

/** Resolves the escapes of HTML, CSS, JSON and URLs in a text. */
function unescaped(text: string): string {
  return text
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\\([^\w])/g, "$1")
    .replace(/\\[nrt]/g, " ")
    .replace(/&#(?:x([0-9a-f]{1,5})|(\d{1,6}));/gi, (_, hex?: string, decimal?: string) =>
      String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(amp|quot|apos|lt|gt);/g, (_, name: string) => entities[name]!)
    .replace(/(?:%[0-9a-f]{2})+/gi, decoded);
}
