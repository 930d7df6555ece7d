import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { IconSets } from "../node/input/iconSets";
import { PUBLISHED_SCHEMA } from "../node/input/schemaFiles";
import { schemaCopy } from "../project/editorSettings";
import { starterNames } from "../project/starters";
import { type CommandContext, exitCode, usualConfig } from "./command";
import { readUtf8 } from "../node/regularFile";

/** Files generated from the sources. */
interface WrittenTexts {
  schema: string;
  pages: Record<string, string>;
  formatGalleryPage: (hasPicture: (name: string) => boolean) => string;
}

let texts: Promise<WrittenTexts> | undefined;

/** Generates all texts once. Loaded on demand because no other command needs it. */
async function writeTexts(): Promise<WrittenTexts> {
  const [
    { formatEditorSchema },
    { formatConfigPage },
    { formatDiagnosticsPage },
    { formatNotPossiblePage },
    { formatGalleryPage },
  ] = await Promise.all([
    import("../reference/editorSchema"),
    import("../reference/configPage"),
    import("../reference/diagnosticsPage"),
    import("../reference/notPossiblePage"),
    import("../reference/galleryPage"),
  ]);
  return {
    schema: formatEditorSchema(new IconSets().names("lucide")),
    pages: {
      "docs/config.md": formatConfigPage(),
      "docs/diagnostics.md": formatDiagnosticsPage(),
      "docs/not-possible.md": formatNotPossiblePage(),
    },
    formatGalleryPage,
  };
}

/** The content of all generated files, by path. */
async function writtenFiles(root: string): Promise<Record<string, string>> {
  const { schema, pages, formatGalleryPage } = await (texts ??= writeTexts());
  const hasPicture = (name: string) => existsSync(join(root, "docs/images", `${name}.webp`));
  // Each starter is a whole project with its own copy.
  const copies = starterNames
    .map((name) => `starters/${name}`)
    .filter((starter) => existsSync(join(root, starter, usualConfig)))
    .map((starter) => [`${starter}/${schemaCopy}`, schema]);
  return {
    [PUBLISHED_SCHEMA]: schema,
    ...Object.fromEntries(copies),
    ...pages,
    "docs/gallery.md": formatGalleryPage(hasPicture),
  };
}

/** Writes the JSON Schema, its copies in the starters and the reference pages, or checks that they are up to date. */
export async function schema({ options, program, print, printError }: CommandContext): Promise<number> {
  const files = Object.entries(await writtenFiles(program.root)).map(([name, fresh]) => {
    const file = join(program.root, name);
    return { name, file, fresh, isFresh: existsSync(file) && withoutReturns(readUtf8(file)) === fresh };
  });
  const stale = files.filter(({ isFresh }) => !isFresh);
  const names = (list: typeof files) => list.map(({ name }) => name).join(", ");
  if (options.check) {
    if (stale.length === 0) return exitCode.done;
    printError(`Out of date: ${names(stale)}. Run "${program.invocation("schema")}" and commit the result.`);
    return exitCode.problems;
  }
  for (const { file, fresh } of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, fresh);
  }
  print(stale.length === 0 ? `Up to date: ${names(files)}.` : `Wrote ${names(stale)}.`);
  return exitCode.done;
}

/** Git may have converted the line endings. */
function withoutReturns(text: string): string {
  return text.replaceAll("\r\n", "\n");
}
