import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { configSchema } from "../../src/config/config";
import { mapFields } from "../../src/schema/walk";
import type { Surroundings } from "../../src/validate/surroundings";
import { siteConfigs } from "../sites/configs";
import { surroundings } from "../validate/surroundings";

/** Files for generated configs, of every kind. */
export const files = {
  pictures: ["/logo.svg", "/art/planet.svg", "/Banner.png", "/art/my%20map.png"],
  videos: ["/art/tour.mp4", "/art/tour.webm"],
  captions: ["/art/tour.vtt"],
  downloads: ["/my%20map.pdf", "/seed.txt"],
  fonts: ["/fonts/own.woff2"],
  icon: "/favicon.svg",
};

/** Icons for generated configs, which exist in the real sets. */
export const icons = [
  "rocket",
  "lucide:shield",
  "users",
  "gem",
  "simple-icons:discord",
  "pixelarticons:heart",
];

/** An environment with everything that these configs use, and the files and icons of generated ones. */
export function worldOf(configs: readonly unknown[]): Surroundings {
  const named = { file: new Set<string>(), icon: new Set<string>(icons) };
  for (const config of configs) {
    mapFields(configSchema, config, ({ kind, value }) => {
      if (typeof value === "string") {
        if (kind === "icon") named.icon.add(value);
        if (kind === "image" || kind === "file") named.file.add(value);
      }
      return value;
    });
  }
  const own = [
    ...files.pictures,
    ...files.videos,
    ...files.captions,
    ...files.downloads,
    ...files.fonts,
    files.icon,
  ];
  const all = [...new Set([...own, ...named.file, ...publicFiles(siteConfigs.demo, siteConfigs.harbour)])]
    .filter((file) => file.startsWith("/"))
    .map(decode);
  const known = new Set(all);
  const iconNames = [...new Set([...named.icon].map((name) => name.replace(/^lucide:/, "")))];
  const knownIcons = new Set(iconNames);
  const schemas = new Set(configs.map((config) => (config as { $schema?: string }).$schema));
  return {
    ...surroundings,
    hasSchema: (reference) => schemas.has(reference),
    hasFile: (path) => known.has(decode(path)),
    filePaths: () => all,
    hasIcon: (name) => knownIcons.has(name.replace(/^lucide:/, "")),
    iconNames: (set) =>
      iconNames.filter(
        (name) => set === undefined || (name.includes(":") ? name.split(":")[0] : "lucide") === set,
      ),
  };
}

/** The files in these sites' public/ by path. */
function publicFiles(...configs: string[]): string[] {
  return configs.flatMap((config) => {
    const folder = join(dirname(config), "public");
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll("\\", "/"));
  });
}

/** The decoded path of a file, without query and hash. */
function decode(path: string): string {
  const plain = path.replace(/[?#].*$/, "");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
