export const oldestNode = ">=20.19";
/** The Node.js version for builds on hosts. */
export const hostsNode = "24";

/** This version and later compatible ones. */
export function versionRange(version: string): string {
  return `^${version}`;
}

/** Makes a valid package name from a folder name, or `site`. */
export function packageName(folder: string): string {
  const plain = folder.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[^a-z\d]+/g, "-").replace(/^-+|-+$/g, "");
  // npm would confuse it with the program.
  return name === "" || /^(?:spawnpage|node-modules)$/.test(name) ? "site" : name.slice(0, 100);
}

/** The `package.json` of a project. The program is its only dependency. */
export function packageFile(name: string, version: string): string {
  const contents = {
    name,
    private: true,
    scripts: {
      start: "spawnpage start",
      validate: "spawnpage validate",
      build: "spawnpage build",
      preview: "spawnpage preview",
    },
    dependencies: { spawnpage: versionRange(version) },
    engines: { node: oldestNode },
  };
  return `${JSON.stringify(contents, null, 2)}\n`;
}
