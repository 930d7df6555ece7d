/** The oldest version of Node.js that a project runs on. */
export const oldestNode = ">=20.19";
/** The version of Node.js with which hosts build. */
export const hostsNode = "24";

/** The version of Spawnpage that a project takes: this one, and later ones that change nothing that it knows. */
export function versionRange(version: string): string {
  return `^${version}`;
}

/**
 * A name that npm takes, made from the name of a folder.
 * @returns `site` where nothing of the name can be used
 */
export function packageName(folder: string): string {
  const plain = folder.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const name = plain.replace(/[^a-z\d]+/g, "-").replace(/^-+|-+$/g, "");
  // npm would mix it up with the program itself.
  return name === "" || /^(?:spawnpage|node-modules)$/.test(name) ? "site" : name.slice(0, 100);
}

/**
 * The `package.json` of a project: the program is its one dependency.
 * @param version - that of Spawnpage
 */
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
