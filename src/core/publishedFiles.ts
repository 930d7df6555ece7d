import { readByAll } from "../compile/pictures/compileImage";
import { type NamedPictures, pictureEnding } from "../compile/pictures/namedPictures";
import { NameSearch } from "./nameSearch";
import { publicPath } from "./publicPath";
import { isRunnable, mayRun } from "./runnable";
import type { SourceFile } from "./siteFile";
import type { World } from "./world";

/** Which files a site has that are not made of its config. */
export interface PublishedFiles {
  files: SourceFile[];
  /** The pictures of `public/` that nothing names, by their paths there. They are not part of the site. */
  unusedPictures: string[];
  /** The files that could run scripts and that the config does not name, by their paths there. They are not part of the site. */
  untrusted: string[];
  /** Whether the config names a file that could run scripts, such as a page of the owner. */
  hasTrusted: boolean;
}

/** Pictures that browsers and programs ask for by these names, and folders whose files are handed out by name. */
const askedForByName =
  /^\/(?:favicon|apple-touch-icon|mstile|android-chrome|browserconfig|server-icon)[^/]*$|^\/(?:files|downloads?|\.well-known)\//i;

/** Files in which pictures may be named: pages and programs of the owner's own. */
const namingFile = /\.(?:html?|css|m?js|json|webmanifest|xml|md|txt)$/i;

/** Larger files are data, and are not looked into; in bytes. */
const largestNaming = 16_000_000;

/**
 * Decides what is published of `public/`: all that is no picture, the pictures that the site uses, in place of each what was
 * made of it where it is not needed itself. A picture stays also where another file of `public/` names it or may name it, and
 * beside or below a page of the owner's own.
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
    // Where no format is read by all browsers, the page names the original.
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
 * Who gives pictures may not run scripts on visitors, so a file that can is published only if the config names it: itself, or a page
 * beside or above it in a folder of its own.
 * @param isPage - whether the site has a page of its own at a path, which a link means then
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

/** The pictures that texts and addresses of a config name, also below a host or the base path. */
function namedIn(texts: readonly string[], pictures: readonly string[]): string[] {
  const search = new NameSearch(pictures);
  return texts.flatMap((text) => [...search.in(text)]);
}

/** The pictures that other files of `public/` may need. Where one cannot be looked into, that is all of them. */
async function ownPictures(
  paths: readonly string[],
  pictures: readonly string[],
  { files, read }: Pick<World, "files" | "read">,
): Promise<readonly string[]> {
  const search = new NameSearch(pictures.map(nameOf));
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
    (path) => names.has(nameOf(path)) || folders.some((folder) => path.startsWith(folder)),
  );
}

/** The name of a file without its folder. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
