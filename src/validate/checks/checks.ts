import type { CheckFile, CodeFacts } from "../checkFile";

const files = Object.values(
  import.meta.glob<CheckFile>(
    ["../codes/*.ts", "./*.ts", "./*/*.ts", "!./checks.ts", "!./**/*.test.ts", "!./**/*.fixture.ts"],
    { eager: true, import: "checks" },
  ),
);

/** The codes that belong to no block type, each with its section. */
export const generalCodes: Readonly<Record<string, CodeFacts>> = Object.fromEntries(
  files.flatMap(({ section, codes = {} }) =>
    Object.entries(codes).map(([code, facts]) => [code, { ...(section ? { section } : {}), ...facts }]),
  ),
);

/** The checks of each kind, in no particular order. */
export const checks = {
  values: of("values"),
  general: of("general"),
  valueAdvice: of("valueAdvice"),
  advice: of("advice"),
  site: of("site"),
  siteAdvice: of("siteAdvice"),
};

function of<Kind extends Exclude<keyof CheckFile, "section" | "codes">>(
  kind: Kind,
): readonly NonNullable<CheckFile[Kind]>[number][] {
  return files.flatMap((file) => (file[kind] ?? []) as readonly NonNullable<CheckFile[Kind]>[number][]);
}
