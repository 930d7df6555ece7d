import type { Rolldown } from "vite";
import type { PagePart, StylePiece } from "../../compile/facts";

type Script = Pick<
  Rolldown.OutputChunk,
  "name" | "fileName" | "isEntry" | "moduleIds" | "imports" | "dynamicImports"
>;

/** Imports of a module in the bundle, by module ids. */
export type Imports = Record<"now" | "later", readonly string[]>;

/** Everything about a bundle that decides what pages load. */
export interface Bundle {
  scripts: readonly Script[];
  imports: ReadonlyMap<string, Imports>;
  /** The module and the chunk of each part. */
  parts: ReadonlyMap<string, { module: string; chunk: string | undefined }>;
  /** The CSS of each source that has styles, by module id, in cascade order. */
  css: ReadonlyMap<string, string>;
}

/** The module of the search, whose styles load with it. */
const search = /\/SearchDialog\.tsx$/;

/** The module of styles that only pages with callouts, ticks or crosses load. */
const textMarks = /\/richTextMarks\.ts$/;

/** The styles of hero layouts. A page loads only the styles of its layouts. */
const heroLayouts = /\/hero\/(?:heroFacts\.ts|layouts\/(?!base)[a-zA-Z]+\.ts)$/;

/** Modules of the frame whose elements are closed, below the first block or only shown after hydration. */
const hiddenAtFirst = [
  "BlockBoundary.tsx",
  "Footer.tsx",
  "JourneyNotice.tsx",
  "Outages.tsx",
  "languageLists.ts",
  "SearchDialog.tsx",
  "SocialLinks.tsx",
  "Spinner.tsx",
  "Toasts.tsx",
  "listLink.ts",
  "menuStyles.ts",
  "navGroupList.ts",
];

/** The modules of the styles that critical CSS contains only if the opening needs them. */
const pieceModules: { [Piece in StylePiece | PagePart]?: readonly string[] } = {
  blockButtons: ["blockButtons.ts"],
  choices: ["form/Choice.tsx"],
  formatting: ["richTextLooks.ts"],
  collageHero: ["layouts/collage.ts"],
  heroBleed: ["layouts/stackedToEdge.ts"],
  heroCards: ["HeroCard.tsx", "heroFacts.ts"],
  stackedHero: ["layouts/stacked.ts"],
  heroFields: ["HeroCard.tsx", "layouts/fields.ts"],
  heroLayers: ["layouts/layers.ts"],
  ledgerHero: ["layouts/ledger.ts"],
  heroLogo: ["layouts/wordmark.ts"],
  heroPicture: ["layouts/stackedPicture.ts"],
  listSearch: ["ListSearch.tsx"],
  liveTable: ["table/withLiveRows.ts"],
  memberCards: ["MemberCard.tsx"],
  memberRows: ["MemberRow.tsx"],
  meters: ["stats/meterStyles.ts"],
  pageHeader: ["PageOpening.tsx"],
  pictureGround: ["look/PictureGround.tsx"],
  posterHero: ["layouts/poster.ts"],
  primaryLink: ["primaryLink.ts"],
  rowCards: ["table/rowCards.ts"],
  ruleList: ["RuleList.tsx"],
  slides: ["look/Slides.tsx", "StopSwitch.tsx"],
  stageHero: ["layouts/stage.ts"],
  statusCards: ["StatusCard.tsx"],
  statusRows: ["StatusRow.tsx"],
  textMarks: ["richTextMarks.ts"],
  ticketHero: ["layouts/ticket.ts"],
  wideTable: ["table/wideTable.ts"],
  windowHero: ["layouts/window.ts"],
};

/** The modules that are left out of critical CSS, or in it only for some openings. */
export const lateModules = [...hiddenAtFirst, ...Object.values(pieceModules).flat()];

const isOneOf = (names: readonly string[]) => (id: string) => names.some((name) => id.endsWith(`/${name}`));

/** Lists the files that each part of a page loads: scripts by chunk, and styles by source. */
export function partsOf({ scripts, imports, parts, css }: Bundle) {
  const entry = scripts.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The browser bundle has no entry chunk.");
  const byFile = new Map(scripts.map((script) => [script.fileName, script]));
  const filesFrom = (script: Script, isLater: boolean) =>
    reached([script.fileName], (file) => {
      const { imports: now = [], dynamicImports = [] } = byFile.get(file) ?? {};
      return isLater ? [...now, ...dynamicImports.filter((other) => !chunkFiles.has(other))] : now;
    });
  const chunks = new Map(
    [...new Set([...parts.values()].map(({ chunk }) => chunk))].flatMap((chunk) => {
      const script = scripts.find(({ name }) => name === chunk);
      return script ? [[script.name, script] as const] : [];
    }),
  );
  const chunkFiles = new Set([...chunks.values()].map(({ fileName }) => fileName));
  const everywhere = filesFrom(entry, true);
  const needs = (script: Script, known: ReadonlySet<string>) => {
    const now = filesFrom(script, false);
    const isNew = (file: string) => !known.has(file);
    return {
      scripts: [...now].filter(isNew),
      later: [...filesFrom(script, true)].filter((file) => isNew(file) && !now.has(file)),
    };
  };

  const sources = [...css.keys()];
  const modulesFrom = (ids: readonly string[], isCut: (id: string) => boolean, isLater = true) =>
    reached(ids, (id) => {
      const { now = [], later = [] } = imports.get(id) ?? {};
      return [...now, ...(isLater ? later : [])].filter((other) => !isCut(other));
    });
  const partModules = new Set([...parts.values()].map(({ module }) => module));
  const entryModules = [...imports.keys()].filter((id) => id.endsWith("/src/app/browser.tsx"));
  const isSeparate = (id: string) => search.test(id) || textMarks.test(id) || heroLayouts.test(id);
  const frame = modulesFrom(entryModules, (id) => isSeparate(id) || partModules.has(id));
  const cssOf = (modules: ReadonlySet<string>) =>
    sources.flatMap((source, index) => (modules.has(source) ? [index] : []));
  const isFrame = (id: string) => isSeparate(id) || frame.has(id);
  const dialog = [...imports.keys()].filter((id) => search.test(id));
  const isLate = isOneOf(lateModules);
  const paintedFrame = modulesFrom(entryModules, (id) => isLate(id) || partModules.has(id), false);
  const paintedFrom = (modules: readonly string[]) =>
    cssOf(modulesFrom(modules, (id) => isLate(id) || paintedFrame.has(id), false));

  return {
    entry: entry.fileName,
    css: sources.map((source) => css.get(source) ?? ""),
    shared: { ...needs(entry, new Set([entry.fileName])), css: cssOf(frame), painted: cssOf(paintedFrame) },
    chunks: Object.fromEntries([...chunks].map(([name, script]) => [name, needs(script, everywhere)])),
    parts: Object.fromEntries(
      [...parts].map(([part, { module, chunk }]) => [
        part,
        {
          ...(chunk && { chunk }),
          css: cssOf(modulesFrom([module], isFrame)),
          painted: paintedFrom([module]),
        },
      ]),
    ),
    pieces: Object.fromEntries(
      Object.entries(pieceModules).map(([piece, names]) => [
        piece,
        paintedFrom([...imports.keys()].filter(isOneOf(names))),
      ]),
    ),
    search: cssOf(modulesFrom(dialog, (id) => frame.has(id))),
  };
}

function reached(from: readonly string[], next: (one: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  // A set's loop also visits what is added during it.
  for (const one of found) for (const other of next(one)) found.add(other);
  return found;
}
