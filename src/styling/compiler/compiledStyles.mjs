import nodePath from "node:path";
import { parseSync } from "vite";
import { styledSources } from "./styledSources.mjs";

/** The module that contains the styles on the server. */
const SHEET = "src/styling/emotion/sheet.ts";

/** The JSX import source that replaces React's. */
export const JSX_SOURCE = "#style";

/**
 * Compiles Emotion away. Each `css` gets a class name from its source and its index there. On the server, its styles
 * are added to a stylesheet under that name. In the browser only the name is left, so no visitor loads styles in
 * JavaScript, or the code that serialises them. Styles must therefore be at the top level of their module.
 * @param {string} root - the folder of package.json
 * @param {{ keepsAll?: boolean }} [options] - `keepsAll`: adds the styles in a browser too, for tests
 * @returns {import("vite").Plugin}
 */
export function compiledStyles(root, { keepsAll = false } = {}) {
  /** @type {string[] | undefined} */
  let sources;
  const numberOf = (file) => {
    sources ??= styledSources(root);
    // The source was created while a developer's tests watch.
    if (!sources.includes(file)) sources.push(file);
    return sources.indexOf(file);
  };
  return {
    name: "spawnpage:compiled-styles",
    enforce: "pre",
    config: () => ({ resolve: { alias: { [JSX_SOURCE]: nodePath.join(root, "src/styling/emotion") } } }),
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "@emotion/react" },
      handler(code, id) {
        const file = sourceName(root, id);
        const isBrowser = !keepsAll && this.environment?.config.consumer === "client";
        return { code: compile(code, { file, number: numberOf(file), isBrowser, root }), map: null };
      },
    },
  };
}

/**
 * The name of a source, the same on every system.
 * @param {string} root - the folder of package.json
 * @param {string} id - a module id from Vite: a path with slashes, and perhaps a query
 * @param {Pick<import("node:path").PlatformPath, "relative">} path - path functions; defaults to the current system's
 * @returns {string} such as `src/ui/Badge.tsx`
 */
export function sourceName(root, id, path = nodePath) {
  return path.relative(root, id.split("?")[0] ?? id).replaceAll("\\", "/");
}

/**
 * @param {string} code
 * @param {{ file: string, number: number, isBrowser: boolean, root: string }} source - `file` is its path from the
 *   root, `number` its index among the sources with styles
 * @returns {string} the source with named styles
 */
function compile(code, { file, number, isBrowser, root }) {
  const { program } = parseSync(file, code);
  const styles = taggedStyles(program, file);
  let result = "";
  let done = 0;
  for (const [index, { tag, start, end }] of styles.entries()) {
    const name = JSON.stringify(className(number, index));
    // The expressions in a template are left out with it. Its line breaks stay, so line numbers do not change.
    const lines = "\n".repeat(code.slice(start, end).split("\n").length - 1);
    if (isBrowser) result += `${code.slice(done, start)}${tag === "css" ? name : '""'}${lines}`;
    else if (tag === "css")
      result += `${code.slice(done, start)}enterStyle(${name}, ${JSON.stringify(file)}, ${index})${code.slice(start + tag.length, end)}`;
    else result += `${code.slice(done, start)}enterKeyframes${code.slice(start + tag.length, end)}`;
    done = end;
  }
  const enter = isBrowser
    ? ""
    : `import { enter as enterStyle, enterKeyframes } from ${JSON.stringify(`${root}/${SHEET}`.replaceAll("\\", "/"))};`;
  return enter + result + code.slice(done);
}

/** Omits d: content blockers hide classes such as ad0. */
const LETTERS = "abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * A name as short as possible, because every page contains most of them: letters for the source, then a number.
 * @param {number} source - the index among the sources with styles
 * @param {number} index - the index among the source's styles
 * @returns {string} such as `k2`
 */
function className(source, index) {
  let letters = "";
  for (let rest = source; rest >= 0; rest = Math.floor(rest / LETTERS.length) - 1) {
    letters = `${LETTERS[rest % LETTERS.length]}${letters}`;
  }
  return letters + index;
}

/**
 * @param {object} program - an ESTree of a module
 * @param {string} file
 * @returns {{ tag: "css" | "keyframes", start: number, end: number }[]} its styles in source order
 * @throws {Error} when a style is inside a function, where its name would represent more than one style
 */
function taggedStyles(program, file) {
  /** @type {{ tag: "css" | "keyframes", start: number, end: number }[]} */
  const found = [];
  visit(program, false);
  return found.sort((a, b) => a.start - b.start);

  /** @param {any} node @param {boolean} isInFunction */
  function visit(node, isInFunction) {
    if (typeof node !== "object" || node === null) return;
    const name = node.type === "TaggedTemplateExpression" && node.tag.name;
    if (name === "css" || name === "keyframes") {
      if (isInFunction) {
        throw new Error(
          `${file}: a css\`…\` is inside a function. Styles must be at the top level of their module.`,
        );
      }
      found.push({ tag: name, start: node.start, end: node.end });
      return;
    }
    const isFunction = /Function/.test(node.type ?? "");
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const one of child) visit(one, isInFunction || isFunction);
      else visit(child, isInFunction || isFunction);
    }
  }
}
