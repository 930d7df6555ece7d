import { existsSync } from "node:fs";
import { join } from "node:path";
import { IconSets } from "../node/input/iconSets";
import { PUBLISHED_SCHEMA } from "../node/input/schemaFiles";
import { schemaCopy } from "../project/editorSettings";
import { starterNames } from "../project/starters";
import { type CommandContext, usualConfig } from "./command";
import { writeGenerated } from "./writeGenerated";

let texts: ReturnType<typeof writeTexts> | undefined;

/** Generates all texts once. Loaded on demand because no other command needs it. */
async function writeTexts() {
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
export async function schema(context: CommandContext): Promise<number> {
  const files = await writtenFiles(context.program.root);
  return writeGenerated("schema", files, Object.keys(files).join(", "), context);
}
