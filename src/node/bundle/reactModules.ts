import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { normalizePath, type Plugin } from "vite";

/** The parts of React that the browser needs: what they are imported by, their package and their file in it. */
const parts: readonly (readonly [name: string, owner: string, file: string])[] = [
  ["react", "react", "react"],
  ["react/jsx-runtime", "react", "react-jsx-runtime"],
  ["react-dom", "react-dom", "react-dom"],
  ["react-dom/client", "react-dom", "react-dom-client"],
  ["scheduler", "scheduler", "scheduler"],
];

/**
 * React as ES modules. It is published as CommonJS, which becomes one function around each file; while
 * DevTools or Lighthouse look on, the browser reads such a function a second time at its start, as React
 * makes errors there whose place is noted. As modules they are smaller too.
 *
 * Where a React of another version lies or is written in another way, all of it is left as it is and bundled
 * like any other package.
 * @param root - the folder of package.json
 */
export function reactModules(root: string): Plugin {
  const modules = readModules(root);
  return {
    name: "spawnpage:react-modules",
    enforce: "pre",
    resolveId: (name) => modules?.get(name)?.file,
    transform: (_, id) => {
      const found = [...(modules?.values() ?? [])].find(({ file }) => file === id);
      return found && { code: found.code, map: null };
    },
  };
}

/** Where each part of React lies, with its text as a module; nothing where one of them cannot be read. */
function readModules(root: string): Map<string, { file: string; code: string }> | undefined {
  const ofProgram = createRequire(join(root, "package.json"));
  const modules = new Map<string, { file: string; code: string }>();
  try {
    // The scheduler is React's own, wherever it was installed.
    const ofReactDom = createRequire(ofProgram.resolve("react-dom/package.json"));
    for (const [name, owner, path] of parts) {
      const folder = dirname(ofReactDom.resolve(`${owner}/package.json`));
      const file = normalizePath(join(folder, "cjs", `${path}.production.js`));
      const code = asModule(readFileSync(file, "utf8"));
      if (code === undefined) return undefined;
      modules.set(name, { file, code });
    }
  } catch {
    return undefined;
  }
  return modules;
}

/** Writes a CommonJS file as an ES module; nothing where it is written in another way than React's files are. */
export function asModule(code: string): string | undefined {
  const imports: string[] = [];
  const body = code.replaceAll(/\brequire\(("[^"]+")\)/g, (_, name: string) => {
    imports.push(`import * as required${imports.length} from ${name};`);
    return `required${imports.length - 1}`;
  });
  const names = [...new Set([...body.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name ?? ""))];
  const plain = body.replaceAll(/\bexports\.(\w+)/g, "exported_$1");
  const isStrange = /\b(?:require|module|exports)\b(?!")/.test(plain.replaceAll(/\/\*[\s\S]*?\*\//g, ""));
  const isUnknown = [...plain.matchAll(/\bexported_(\w+)/g)].some(([, name = ""]) => !names.includes(name));
  if (names.length === 0 || isStrange || isUnknown) return undefined;
  return [
    ...imports,
    `var ${names.map((name) => `exported_${name}`).join(", ")};`,
    plain,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(", ")} };`,
  ].join("\n");
}
