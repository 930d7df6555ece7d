import type { IconEntry } from "../../core/iconDrawing";

/** An icon set in Iconify's JSON format. Source: https://iconify.design/docs/types/iconify-json.html */
export interface IconSet {
  width?: number;
  height?: number;
  icons: Record<string, IconEntry>;
  aliases?: Record<string, { parent: string }>;
}

/** The icon with a name or alias, with the default size of its set. */
export function iconOf({ icons, aliases = {}, width, height }: IconSet, name: string): IconEntry | undefined {
  const entry = own(icons, name) ?? own(icons, own(aliases, name)?.parent ?? "");
  return entry && { ...(width ? { width } : {}), ...(height ? { height } : {}), ...entry };
}

function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
