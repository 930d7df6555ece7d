import nodePath from "node:path";
import { parseSync } from "vite";
import { styledSources } from "./styledSources.mjs";

/** The module that contains the styles on the server. */
const SHEET = "src/styling/emotion/sheet.ts";
/** The module that joins the class names of an element. */
const CLASSES = "src/styling/emotion/classes.ts";

/**
 * Compiles Emotion away. Each `css` tag gets a class name from its source and its index there. On the server, its styles
 * are added to a stylesheet under that name. In the browser only the name is left, so no visitor loads styles in
 * JavaScript, or the code that serialises them. Styles must therefore be at the top level of their module. The `css` of
 * an element becomes its `className`, with the classes from its owner last.
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
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /@emotion\/react|\scss=/ },
      handler(code, id) {
        const file = sourceName(root, id);
        const isBrowser = !keepsAll && this.environment?.config.consumer === "client";
        return { code: compile(code, { file, number: () => numberOf(file), isBrowser, root }), map: null };
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
 * @param {{ file: string, number: () => number, isBrowser: boolean, root: string }} source - `file` is its path from the
 *   root, `number` its index among the sources with styles
 * @returns {string} the source with named styles
 */
function compile(code, { file, number, isBrowser, root }) {
  const { program } = parseSync(file, code);
  const { styles, elements, names } = find(program, file);
  const edits = [];
  for (const [index, { tag, start, end }] of styles.entries()) {
    const name = JSON.stringify(className(number(), index));
    // The expressions in a template are left out with it. Its line breaks stay, so line numbers do not change.
    const lines = "\n".repeat(code.slice(start, end).split("\n").length - 1);
    if (isBrowser) edits.push({ start, end, text: (tag === "css" ? name : '""') + lines });
    else
      edits.push({
        start,
        end: start + tag.length,
        text: tag === "css" ? `enterStyle(${name}, ${JSON.stringify(file)}, ${index})` : "enterKeyframes",
      });
  }
  for (const { attributes } of elements) {
    const css = attributes.find((one) => one.name?.name === "css");
    const owner = attributes.find((one) => one.name?.name === "className");
    const sources = [css, owner].flatMap((one) => one?.value.expression ?? one?.value ?? []);
    const text = (node) => code.slice(node.start, node.end);
    const parts = sources.flatMap((one) => one.elements ?? [one]);
    const [only] = parts;
    const isName = parts.length === 1 && names.has(only.name);
    const value = isName ? only.name : `joinClasses(${parts.map(text).join()})`;
    // Last, whatever the order of the others in the HTML.
    for (const { start, end } of owner ? [css, owner] : [css]) edits.push({ start, end, text: "" });
    const { end } = attributes.at(-1);
    edits.push({ start: end, end, text: ` className={${value}}` });
  }
  const from = (source) => JSON.stringify(`${root}/${source}`.replaceAll("\\", "/"));
  let result = isBrowser ? "" : `import { enter as enterStyle, enterKeyframes } from ${from(SHEET)};`;
  if (elements.length > 0) result += `import { joinClasses } from ${from(CLASSES)};`;
  let done = 0;
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += code.slice(done, start) + text;
    done = end;
  }
  return result + code.slice(done);
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
 * @returns its styles in source order, the elements with a `css`, and the constants that are class names
 * @throws {Error} when a style is inside a function, where its name would represent more than one style
 */
function find(program, file) {
  /** @type {{ tag: "css" | "keyframes", start: number, end: number }[]} */
  const styles = [];
  const elements = [];
  const names = new Set();
  visit(program, false);
  return { styles: styles.sort((a, b) => a.start - b.start), elements, names };

  function visit(node, isInFunction) {
    if (typeof node !== "object" || node === null) return;
    const { type } = node;
    const tag = type === "TaggedTemplateExpression" && node.tag.name;
    if (tag === "css" || tag === "keyframes") {
      if (isInFunction) {
        throw new Error(
          `${file}: a css\`…\` is inside a function. Styles must be at the top level of their module.`,
        );
      }
      styles.push({ tag, start: node.start, end: node.end });
      return;
    }
    if (type === "VariableDeclarator" && node.init?.tag?.name === "css") names.add(node.id.name);
    if (type === "ImportSpecifier") names.add(node.local.name);
    if (type === "JSXOpeningElement" && node.attributes.some(({ name }) => name?.name === "css"))
      elements.push(node);
    const isFunction = isInFunction || /Function/.test(type ?? "");
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) for (const one of child) visit(one, isFunction);
      else visit(child, isFunction);
    }
  }
}
