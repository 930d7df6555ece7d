import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

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
 * @param root - the folder of package.json
 */
export function reactModules(root: string): Plugin {
  const ofProgram = createRequire(join(root, "package.json"));
  // The scheduler is React's own, wherever it was installed.
  const ofReactDom = createRequire(ofProgram.resolve("react-dom/package.json"));
  const files = new Map(
    parts.map(([name, owner, file]) => {
      const folder = dirname(ofReactDom.resolve(`${owner}/package.json`));
      return [name, join(folder, "cjs", `${file}.production.js`)] as const;
    }),
  );
  const ours = new Set(files.values());
  return {
    name: "spawnpage:react-modules",
    enforce: "pre",
    resolveId: (name) => files.get(name),
    transform: (code, id) => (ours.has(id) ? { code: asModule(code, id), map: null } : undefined),
  };
}

/**
 * Writes a CommonJS file as an ES module.
 * @throws Error where it is written in another way than React's files are
 */
export function asModule(code: string, id: string): string {
  const imports: string[] = [];
  const body = code.replaceAll(/\brequire\(("[^"]+")\)/g, (_, name: string) => {
    imports.push(`import * as required${imports.length} from ${name};`);
    return `required${imports.length - 1}`;
  });
  const names = [...new Set([...body.matchAll(/\bexports\.(\w+) =/g)].map(([, name]) => name ?? ""))];
  const plain = body.replaceAll(/\bexports\.(\w+)/g, "exported_$1");
  const isStrange = /\b(?:require|module|exports)\b(?!")/.test(plain.replaceAll(/\/\*[\s\S]*?\*\//g, ""));
  const isUnknown = [...plain.matchAll(/\bexported_(\w+)/g)].some(([, name = ""]) => !names.includes(name));
  if (names.length === 0 || isStrange || isUnknown) {
    throw new Error(`${id} is written in another way than src/node/bundle/reactModules.ts can read.`);
  }
  return [
    ...imports,
    `var ${names.map((name) => `exported_${name}`).join(", ")};`,
    plain,
    `export { ${names.map((name) => `exported_${name} as ${name}`).join(", ")} };`,
  ].join("\n");
}
