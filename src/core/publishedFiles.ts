import { readByAll } from "../compile/pictures/compileImage";
import { type NamedPictures, pictureEnding } from "../compile/pictures/namedPictures";
import { NameSearch } from "./nameSearch";
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
