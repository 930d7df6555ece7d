import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The fields of a package.json that are read. */
interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/**
 * The licences of all packages that are part of something, as one text.
 * @param what - the thing that contains them, as the subject of a sentence
 * @param folders - the folders of the packages
 * @param known - a folder with the licences of packages that are published without one, named like the package
 * @throws Error if a package has no licence text
 */
export function thirdPartyLicences(what: string, folders: Iterable<string>, known: string): string {
  const owners = new Map<string, string>();
  const parts = [...new Set(folders)]
    .map((folder) => ({ folder, ...readManifest(folder) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ folder, name, version, license = "" }) => {
      const text = withoutRepetition(readLicence(folder, name, known), name, owners);
      return `${name} ${version} (${license})\n\n${text}`;
    });
  const opening = `${what} contains code from these packages. Each package's licence is printed below its name.`;
  return [opening, ...parts].join(`\n\n${"-".repeat(80)}\n\n`) + "\n";
}

/** Shorter licences are repeated in full. */
const longLicence = 2000;

/**
 * A long licence is printed once. Licences that match it below the copyright line are reduced to that line.
 * @param owners - the package under whose name each text is printed; this function adds to it
 */
function withoutRepetition(licence: string, name: string, owners: Map<string, string>): string {
  const end = licence.search(/\r?\n\s*\n/);
  const text = licence.slice(end).replace(/\s+/g, " ").trim();
  if (end < 0 || text.length < longLicence) return licence;
  const owner = owners.get(text);
  if (owner === undefined) owners.set(text, name);
  return owner === undefined ? licence : `${licence.slice(0, end)}\n\nSame licence as ${owner}, above.`;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
}

function readLicence(folder: string, name: string, known: string): string {
  const own = readdirSync(folder).find((file) =>
    /^(?:licen[cs]e(?:-mit)?|copying)(?:\.(?:md|txt))?$/i.test(file),
  );
  const written = join(known, `${name.replace("@", "").replace("/", "-")}.txt`);
  if (own === undefined && !existsSync(written)) {
    throw new Error(`${folder} has no licence text. Add it to ${written}.`);
  }
  return readFileSync(own === undefined ? written : join(folder, own), "utf8").trim();
}
