import { readByAll } from "../compile/compileImage";
import { type NamedPictures, pictureEnding } from "../compile/namedPictures";
import { publicPath } from "./publicPath";
import type { SourceFile } from "./siteFile";
import type { World } from "./world";

/** Which files a site has that are not made of its config. */
export interface PublishedFiles {
  files: SourceFile[];
  /** The pictures of `public/` that nothing names, by their paths there. They are not part of the site. */
  unusedPictures: string[];
}

/** Pictures that browsers and programs ask for by these names, and folders whose files are handed out by name. */
const askedForByName =
  /^\/(?:favicon|apple-touch-icon|mstile|android-chrome|browserconfig|server-icon)[^/]*$|^\/(?:files|downloads?|\.well-known)\//i;

/** Files in which pictures may be named: pages and programs of the owner's own. */
const namingFile = /\.(?:html?|css|m?js|json|webmanifest|xml|md|txt)$/i;

/** The name of a picture without its folder, wherever it stands. */
const fileNames = /[^\s"'()<>[\]/\\=]+\.(?:png|jpe?g|webp|avif|gif|svg)/gi;

/**
 * Decides what is published of `public/`: all that is no picture, the pictures that the site uses, in place of each what was
 * made of it where it is not needed itself. A picture stays also where another file of `public/` names it, and beside or
 * below a page of the owner's own.
 */
export async function publishedFiles(
  { shown, original, mentioned }: NamedPictures,
  { files, pictures, read }: Pick<World, "files" | "pictures" | "read">,
): Promise<PublishedFiles> {
  const needed = new Set([...original.map(publicPath), ...mentioned.flatMap(endsOf)]);
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
  const isNamedElsewhere = rest.length > 0 ? await ownPages(paths, { files, read }) : () => false;
  const left = new Set(rest.filter((path) => !isNamedElsewhere(path)));
  return {
    files: [
      ...paths
        .filter((path) => !left.has(path))
        .map((path) => ({ path: path.slice(1), source: files.source(path) })),
      ...made.values(),
    ],
    unusedPictures: [...left].filter((path) => !replaced.has(path)),
  };
}

/** The paths that an address may mean, as what stands before them may be a host or the base path. */
function endsOf(address: string): string[] {
  const path = publicPath(address);
  const starts = [...path.matchAll(/\//g)].map(({ index }) => index);
  return starts.map((start) => path.slice(start));
}

/** Tells which pictures other files of `public/` may need. */
async function ownPages(
  paths: readonly string[],
  { files, read }: Pick<World, "files" | "read">,
): Promise<(path: string) => boolean> {
  const names = new Set<string>();
  const folders = new Set<string>();
  for (const path of paths.filter((one) => namingFile.test(one))) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    if (/\.html?$/i.test(path) && folder !== "/") folders.add(folder);
    const text = new TextDecoder().decode(await read(files.source(path)));
    for (const [name] of text.matchAll(fileNames)) names.add(publicPath(name));
  }
  return (path) =>
    names.has(path.slice(path.lastIndexOf("/") + 1)) ||
    [...folders].some((folder) => path.startsWith(folder));
}
