// The rooms of `src/`: their contents and the imports that each may have. The linter's rules, and the picture and the table in
// CONTRIBUTING.md, are generated from this list.

/**
 * @typedef {object} Room
 * @property {string} name - as CONTRIBUTING.md shows it; paths start at `src/`
 * @property {string[]} files - globs from `src/`
 * @property {string} contents - one line for the table
 * @property {string[]} [imports] - rooms it may import; a file such as `blocks/schemas` opens only that file
 * @property {string[]} [types] - rooms that it may only import types from
 * @property {string[] | "any" | "no Node.js" | "browser"} packages - packages it may import
 * @property {Inside[]} [inside] - limits inside the room, which its folders in `files` share
 */

/**
 * A limit on relative imports that no list of rooms can express.
 * @typedef {object} Inside
 * @property {string} [regex] - imports that are not allowed
 * @property {string[]} [group] - the same as globs
 * @property {boolean} [allowTypeImports]
 * @property {string} message
 */

const ownSchema = "Only types come from the schema, because browsers receive compiled data.";
const otherBlock = "A block does not import other blocks. Nested blocks arrive through renderBlocks.";
/** @type {Inside} */
const closedBlocks = {
  regex: String.raw`^(?:\.\./)+blocks/[^/]+/`,
  message: "Other rooms import the lists in blocks/, not the contents of a block's folder.",
};
/** @param {string} folders @param {string} message @returns {Inside} */
function siblings(folders, message) {
  return { regex: String.raw`^\.\.?/(?:${folders})(?:/|$)`, message };
}
/** The folders that also run in a browser's worker. */
const inWorker =
  `app blocks compile config core fields json languages live markdown project reference report schema styling ui
  validate words`.split(/\s+/);
const subfolders = "addresses|dates|parts|pictures|texts";
/** @type {Pick<Room, "imports" | "types" | "packages">} */
const component = {
  imports: ["ui", "styling"],
  types: ["fields", "config", "compile"],
  packages: "browser",
};

/** @type {readonly Room[]} */
export const rooms = [
  {
    name: "words/",
    files: ["words/**"],
    contents: "sentence building, word lists, spelling suggestions, synonyms",
    imports: ["fields/otherWords"],
    types: ["schema"],
    packages: ["leven"],
  },
  {
    name: "fields/",
    files: ["fields/*.ts"],
    contents: "building blocks of schemas: field kinds, lists, limits, compiled values",
    packages: ["zod"],
    inside: [
      {
        ...siblings(subfolders, "The base of fields/ only imports types from its folders."),
        allowTypeImports: true,
      },
    ],
  },
  {
    name: "fields/{addresses,dates}/",
    files: ["fields/addresses/**", "fields/dates/**"],
    contents: "links, pages, anchors, frames; dates and times",
    packages: ["zod"],
    inside: [siblings(subfolders, "Addresses and dates only import the base of fields/.")],
  },
  {
    name: "fields/texts/",
    files: ["fields/texts/**"],
    contents: "plain and formatted texts, constants",
    packages: ["zod"],
    inside: [siblings("dates|parts|pictures", "Texts only import the base of fields/ and addresses/.")],
  },
  {
    name: "fields/pictures/",
    files: ["fields/pictures/**"],
    contents: "icons and images",
    packages: ["zod"],
    inside: [siblings("dates|parts", "Pictures only import the base of fields/, texts/ and addresses/.")],
  },
  {
    name: "fields/parts/",
    files: ["fields/parts/**"],
    contents: "fields shared by several blocks: actions, badges, prices, rules, tags …",
    packages: ["zod"],
  },
  {
    name: "schema/",
    files: ["schema/**"],
    contents: "schema introspection: walking a schema together with a value, the cursor",
    imports: ["fields", "words"],
    packages: "no Node.js",
  },
  {
    name: "markdown/",
    files: ["markdown/**"],
    contents: "Markdown parsing for formatted texts, autolinks, copy links",
    imports: ["fields"],
    packages: "no Node.js",
  },
  {
    name: "json/",
    files: ["json/**"],
    contents:
      "JSON parser and editor: error-tolerant parsing, edits, line positions. Independent of the config",
    imports: ["words"],
    types: ["schema"],
    packages: "no Node.js",
  },
  {
    name: "blocks/<type>/schema.ts",
    files: ["blocks/*/schema.ts"],
    contents: "a block's schema, and the metadata of its fields",
    imports: ["fields"],
    packages: ["zod"],
    inside: [{ regex: String.raw`^(?:\./|\.\./[a-z])`, message: "A block's schema only imports fields/." }],
  },
  {
    name: "blocks/<type>/checks.ts",
    files: ["blocks/*/checks.ts"],
    contents: "a block's checks",
    imports: ["fields", "schema", "words", "validate/fixes/sureFixes"],
    types: ["validate"],
    packages: ["zod"],
    inside: [{ regex: String.raw`^\.\./[A-Za-z]`, message: otherBlock }],
  },
  {
    name: "blocks/<type>/structuredData.ts",
    files: ["blocks/*/structuredData.ts"],
    contents: "a block's data for search engines",
    imports: ["fields"],
    packages: [],
    inside: [{ regex: String.raw`^\.\./[A-Za-z]`, message: otherBlock }],
  },
  {
    name: "blocks/<type>/<Block>.tsx",
    files: ["blocks/*/*.tsx"],
    contents: "a block's component. Large blocks have subfolders, such as `form/pages/`",
    ...component,
    inside: [
      { regex: String.raw`^\./schema$`, allowTypeImports: true, message: ownSchema },
      { regex: String.raw`^\.\./[a-z]+/|^\.\./[A-Zs]`, message: otherBlock },
      { regex: String.raw`^\.\./registry$`, allowTypeImports: true, message: otherBlock },
    ],
  },
  {
    name: "blocks/<type>/*/<Part>.tsx",
    files: ["blocks/*/*/*.tsx"],
    contents: "parts of large blocks",
    ...component,
    inside: [
      { regex: String.raw`^\.\./schema$`, allowTypeImports: true, message: ownSchema },
      { regex: String.raw`^\.\./\.\./(?:[a-zA-Z]+/|[A-Zs])`, message: otherBlock },
      { regex: String.raw`^\.\./\.\./registry$`, allowTypeImports: true, message: otherBlock },
    ],
  },
  {
    name: "blocks/{schemas,nestable}.ts",
    files: ["blocks/schemas.ts", "blocks/nestable.ts"],
    contents: "the union of all block schemas",
    imports: ["fields"],
    packages: ["zod"],
    inside: [
      {
        group: ["./**", "!./nestable", "!./*/schema"],
        message: "The union only imports the blocks' schemas.",
      },
    ],
  },
  {
    name: "config/",
    files: ["config/**"],
    contents: "the root schema, one file per concept; its JSON Schema; page anchors",
    imports: ["fields", "schema", "blocks/schemas"],
    packages: ["zod"],
  },
  {
    name: "validate/",
    files: ["validate/**"],
    contents:
      "pure: config text in, diagnostics out. `shape/` schema errors, `checks/` one check per file, `fixes/` `--fix` and migrations",
    imports: [
      "words",
      "fields",
      "schema",
      "markdown",
      "json",
      "blocks",
      "config",
      "live",
      "styling",
      "languages",
    ],
    packages: "no Node.js",
    inside: [closedBlocks],
  },
  {
    name: "report/",
    files: ["report/**"],
    contents: "output formats for diagnostics: terminal, JSON, GitHub, SARIF",
    imports: ["validate", "json", "words"],
    packages: "no Node.js",
  },
  {
    name: "live/",
    files: ["live/**"],
    contents: "clients for server status services; also runs in the browser",
    types: ["fields"],
    packages: [],
  },
  {
    name: "languages/",
    files: ["languages/**"],
    contents:
      "pure: writes a checked config in another language from a catalogue; compares and edits catalogues; PO files",
    imports: ["config", "fields", "json", "schema", "markdown", "words"],
    packages: "no Node.js",
  },
  {
    name: "compile/",
    files: ["compile/**"],
    contents: "pure: compiles the config into the site model, including responsive images",
    imports: ["config", "fields", "schema", "markdown", "live", "blocks", "words"],
    packages: "no Node.js",
    inside: [closedBlocks],
  },
  {
    name: "styling/theme/",
    files: ["styling/theme/**"],
    contents: "design tokens, presets, base styles, backgrounds",
    types: ["config"],
    packages: [],
  },
  {
    name: "styling/emotion/",
    files: ["styling/emotion/**"],
    contents: "a replacement for Emotion's runtime: style lookup by class name",
    packages: ["@emotion/react", "@emotion/serialize", "stylis"],
  },
  {
    name: "styling/compiler/",
    files: ["styling/compiler/**"],
    contents: "bundler plugin that compiles `css` in the sources to class names",
    packages: "any",
    inside: [
      { regex: String.raw`^\.\./`, message: "The plugin runs in the bundler and imports no other room." },
    ],
  },
  {
    name: "ui/",
    files: ["ui/*"],
    contents: "React components that are independent of blocks",
    ...component,
    imports: ["styling", "live"],
  },
  {
    name: "ui/controls/",
    files: ["ui/controls/**"],
    contents: "buttons, fields, tabs and other controls",
    ...component,
    imports: ["styling", "live"],
    inside: [
      siblings("Group|Section", "Controls only import elements, because styles cascade in that order."),
    ],
  },
  {
    name: "ui/elements/",
    files: ["ui/elements/**"],
    contents: "icons, links, pictures and other elements",
    ...component,
    imports: ["styling", "live"],
    inside: [
      siblings(
        "controls|Group|Section",
        "Elements only import elements, because styles cascade in that order.",
      ),
    ],
  },
  {
    name: "app/",
    files: ["app/*.ts", "app/*.tsx", "app/findings/**"],
    contents: "the app, its browser and server entry points; client-side navigation",
    ...component,
    imports: ["blocks", "ui", "styling"],
    inside: [closedBlocks],
  },
  {
    name: "app/layout/",
    files: ["app/layout/**"],
    contents: "header, menu, footer",
    ...component,
    inside: [{ regex: String.raw`^\.\./[A-Za-z]`, message: "The frame imports no other part of the app." }],
  },
  {
    name: "editor/text/",
    files: ["editor/text/**"],
    contents: "pure: the config's text while it is edited; intents, undo list, three-way merge",
    imports: ["json", "words"],
    types: ["schema"],
    packages: ["jsonc-parser"],
  },
  {
    name: "editor/forms/",
    files: ["editor/forms/*"],
    contents: "the editor's forms, made from the data of `schema/formTable.ts`. Never imports zod",
    imports: ["schema/formTable"],
    types: ["schema"],
    packages: "browser",
  },
  {
    name: "editor/forms/{controls,values}/",
    files: ["editor/forms/controls/**", "editor/forms/values/**"],
    contents: "one component for each control; edits of texts, tables and other values",
    imports: ["schema/formTable"],
    types: ["schema"],
    packages: "browser",
  },
  {
    name: "editor/{frame,world,worker,places}/",
    files: ["editor/frame/**", "editor/world/**", "editor/worker/**", "editor/places/**"],
    contents: "the frame with the page, and the workers that hold, compile, check and save the text",
    imports: [
      "app",
      "compile",
      "config",
      "core",
      "fields",
      "json",
      "languages",
      "schema",
      "styling",
      "ui/elements",
      "validate",
      "words",
    ],
    packages: ["react", "react-dom", "idb-keyval"],
  },
  {
    name: "editor/",
    files: ["editor/*.ts", "editor/*.tsx"],
    contents: "the editor: its state, and the messages to its workers and its frame",
    imports: ["app/liveChannel", "blocks", "config", "schema/descriptors"],
    types: ["blocks", "compile", "config", "json", "schema", "validate"],
    packages: ["react", "react-dom"],
  },
  {
    name: "editor/screens/",
    files: ["editor/screens/**"],
    contents: "the editor's screens",
    imports: ["schema/formTable"],
    types: ["schema", "validate"],
    packages: ["react", "react-dom", "@headless-tree/core", "@headless-tree/react"],
  },
  {
    name: "editor/words/",
    files: ["editor/words/**"],
    contents: "the editor's words in all languages, and the choice of a language",
    imports: ["words/knownLanguage"],
    packages: [],
  },
  {
    name: "core/",
    files: ["core/**"],
    contents:
      "pure: generates every file of the built site; SVG sanitising (`drawings/`); host configuration (`hosts/`)",
    imports: inWorker.filter((folder) => folder !== "project"),
    packages: "any",
    inside: [closedBlocks],
  },
  {
    name: "reference/",
    files: ["reference/**"],
    contents: "pure: generates the reference pages of `docs/` and the editor schema",
    imports: ["blocks", "config", "fields", "markdown", "report", "schema", "validate", "words"],
    packages: "no Node.js",
    inside: [closedBlocks],
  },
  {
    name: "project/",
    files: ["project/**"],
    contents: "pure: the files of an owner's project, and of hosts",
    imports: ["config", "core", "fields", "markdown", "schema", "words"],
    packages: "no Node.js",
  },
  {
    name: "node/",
    files: ["node/**"],
    contents: "everything that uses Node.js APIs: `bundle/`, `pictures/`, `output/`, `serve/`",
    imports: [...inWorker, "editor"],
    packages: "any",
  },
  {
    name: "node/input/",
    files: ["node/input/**"],
    contents: "reads configs, fonts and pictures",
    imports: inWorker,
    packages: "any",
    inside: [siblings("bundle|output|project|serve", "Input does not depend on what is made from it.")],
  },
  {
    name: "cli/",
    files: ["cli/**"],
    contents: "thin command-line wrappers around `node` and `validate`",
    imports: [...inWorker, "editor", "node"],
    packages: "any",
  },
];
