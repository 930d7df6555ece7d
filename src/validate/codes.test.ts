import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { codeFacts } from "./codeFacts";
import { formerCodes, generalCodes } from "./codes";

const root = new URL("../../", import.meta.url);
const tests = ["src/", "tests/program/"]
  .flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).map(
      (file) => folder + file.replaceAll("\\", "/"),
    ),
  )
  .filter((file) => /^(?:src\/(?:blocks|json|schema|validate|words)|tests)\b.*\.test\.ts$/.test(file))
  .map((file) => readFileSync(new URL(file, root), "utf8"))
  .join("\n");

test.each(Object.entries(codeFacts))(
  "%s is shown in a fixture and has a meaning",
  (code, { severity, meaning }) => {
    expect(tests).toContain(` ${severity} ${code}\n`);
    expect(meaning).toMatch(/^\S.*\.$/);
  },
);

test.each(Object.entries(formerCodes))("%s is the former name of the current code %s", (former, current) => {
  expect(codeFacts).toHaveProperty([current]);
  expect(codeFacts).not.toHaveProperty([former]);
});

const sources = new URL("src/", root);
/** The files that may report a finding: all but those that list every code. */
const reporters = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /^(?:json|node|validate)\/.*(?<!\.test)\.ts$/.test(file))
  .filter((file) => !/^validate\/codes\.ts$|^validate\/codeExamples|^json\/mistake\.ts$/.test(file))
  .sort()
  .map((file) => ({ file, text: readFileSync(new URL(file, sources), "utf8") }));

/** The files that write a code, and do not only compare with it. */
function reportersOf(code: string): string {
  const written = new RegExp(`(?<![=!]== |case |kind: |[|] )"${code}"`);
  return reporters
    .filter(({ text }) => written.test(text))
    .map(({ file }) => file)
    .join(", ");
}

// To be brought up to date with `-u`. The codes of a block type stand in its folder.
test("where a message comes from: the files of src/ that report each code", () => {
  const index = Object.keys(generalCodes).map((code) => `${code}: ${reportersOf(code)}`);
  expect(index.join("\n")).toMatchInlineSnapshot(`
    "empty-file: json/parse.ts
    invalid-encoding: json/parse.ts, node/input/configText.ts
    byte-order-mark: json/parse.ts
    comment: json/tolerant/syntax.ts, json/tolerant/tokens.ts
    trailing-comma: json/tolerant/syntax.ts
    syntax-error: json/parse.ts, json/tolerant/bracketMistakes.ts, json/tolerant/entryReader.ts, json/tolerant/foreignText.ts, json/tolerant/invisible.ts, json/tolerant/syntax.ts, json/tolerant/tokenReader.ts
    nesting-too-deep: json/parse.ts, validate/checks/richTexts.ts
    duplicate-key: json/lostKeys.ts
    newer-version: validate/shape/newerVersion.ts
    older-version: validate/shape/olderVersion.ts
    unknown-key: validate/shape/shape.ts, validate/shape/unknownKey.ts
    missing-key: validate/checks/servers.ts, validate/shape/missingKey.ts
    wrong-type: validate/shape/shape.ts, validate/shape/tableRows.ts
    misplaced-part: validate/shape/misplacedParts.ts, validate/shape/unnamed.ts, validate/shape/wrapping.ts
    unknown-type: validate/shape/shape.ts
    unknown-value: validate/shape/explainValue.ts
    out-of-range: json/parse.ts, validate/checks/sizes.ts, validate/shape/explainSize.ts
    empty-value: validate/checks/blankTexts.ts, validate/checks/richTexts.ts, validate/shape/explainSize.ts
    malformed-value: validate/checks/ids.ts, validate/checks/news.ts, validate/checks/paths.ts, validate/checks/serverAddresses.ts, validate/checks/webAddresses.ts, validate/links/linkForm.ts, validate/shape/explainFormat.ts, validate/shape/shape.ts
    malformed-name: json/lostKeys.ts, validate/checks/redirects.ts, validate/shape/explainName.ts
    malformed-link: validate/checks/redirects.ts, validate/links/linkForm.ts, validate/shape/explainFormat.ts
    unknown-page: validate/checks/announcements.ts, validate/checks/sidebars.ts, validate/links/linkTarget.ts
    unknown-anchor: validate/links/linkTarget.ts
    unknown-file: validate/checks/files.ts
    file-letter-case: validate/checks/files.ts
    other-base-path: validate/checks/basePath.ts
    unknown-icon: validate/checks/icons.ts
    unknown-tag: validate/checks/tags.ts
    unknown-server: validate/checks/servers.ts
    unknown-toast: validate/checks/toasts.ts
    unknown-constant: validate/checks/constants.ts
    unclosed-constant: validate/checks/constants.ts
    constant-in-constant: validate/checks/constants.ts
    duplicate-path: validate/checks/paths.ts, validate/checks/sidebars.ts
    path-letter-case: validate/checks/paths.ts
    taken-path: validate/checks/paths.ts
    shadowed-redirect: validate/checks/redirects.ts
    redirect-loop: validate/checks/redirects.ts
    redirect-chain: validate/checks/redirects.ts
    ends-before-it-begins: validate/checks/periods.ts
    unknown-time-zone: validate/checks/periods.ts
    posts-without-news: validate/checks/news.ts
    unknown-post-tag: validate/checks/news.ts
    link-without-words: validate/checks/sidebars.ts
    missing-first-page: validate/checks/paths.ts
    duplicate-id: validate/checks/ids.ts
    reserved-id: validate/checks/ids.ts
    broken-character: validate/checks/characters.ts
    empty-entry: validate/checks/texts.ts
    missing-action: validate/checks/actions.ts
    two-actions: validate/checks/actions.ts
    toast-without-copy: validate/checks/actions.ts
    html-in-text: validate/checks/richTexts.ts
    image-in-text: validate/checks/richTexts.ts
    too-much-formatting: validate/checks/richTexts.ts
    public-secret: validate/checks/safety/secrets.ts, validate/checks/safety/webhooks.ts
    coming-post: validate/checks/news.ts
    link-to-coming-post: validate/checks/comingLinks.ts
    tag-spelling: validate/checks/news.ts
    feed-without-address: validate/checks/news.ts
    low-contrast: validate/checks/quality/contrast.ts
    same-color-scheme: validate/checks/quality/looks.ts
    alternate-ignores-colors: validate/checks/quality/looks.ts
    preset-overridden: validate/checks/quality/looks.ts
    missing-glyphs: validate/checks/quality/missingLetters.ts
    missing-description: validate/checks/quality/searchResults.ts
    repeated-title: validate/checks/quality/searchResults.ts
    repeated-description: validate/checks/quality/searchResults.ts
    long-title: validate/checks/quality/searchResults.ts
    long-description: validate/checks/quality/searchResults.ts
    sample-value: validate/checks/quality/sampleValues.ts
    placeholder-address: validate/checks/quality/placeholders.ts
    unfilled-placeholder: validate/checks/quality/leftToFillIn.ts
    form-delivers-nowhere: validate/checks/quality/placeholders.ts
    heavy-picture: validate/checks/quality/pictures.ts
    unfilled-constant: validate/checks/quality/unfilledConstants.ts
    malformed-markdown-link: validate/checks/quality/halfLinks.ts
    link-to-nowhere: validate/checks/quality/linksToNowhere.ts
    markdown-in-plain-text: validate/checks/quality/plainTexts.ts
    unsupported-formatting: validate/checks/quality/foreignFormatting.ts, validate/checks/quality/frontMatter.ts, validate/checks/tags.ts
    repeated-number: validate/checks/quality/repeatedNumbers.ts
    rank-in-name: validate/checks/quality/ranksInNames.ts
    written-line-break: validate/checks/quality/lineBreaks.ts
    invisible-character: validate/checks/quality/controlCharacters.ts, validate/checks/quality/invisibleCharacters.ts
    web-address-to-copy: validate/checks/quality/copiedAddresses.ts
    long-heading: validate/checks/quality/longHeadings.ts
    expiring-picture: validate/checks/quality/notPictures.ts
    color-code: validate/checks/quality/colorCodes.ts
    not-a-picture: validate/checks/quality/notPictures.ts
    wrong-file-extension: validate/checks/quality/notPictures.ts
    preview-format: validate/checks/quality/notPictures.ts
    empty-page: validate/checks/quality/emptyPages.ts
    unknown-schema: validate/checks/quality/schemaReference.ts
    no-time-zone: validate/checks/periods.ts
    already-over: validate/checks/periods.ts
    unused-constant: validate/checks/usefulness/unused.ts
    unused-server: validate/checks/servers.ts
    server-mismatch: validate/checks/usefulness/servers.ts
    unused-tag: validate/checks/usefulness/unused.ts
    unused-toast: validate/checks/usefulness/unused.ts
    unreachable-page: validate/checks/usefulness/unreachable.ts
    key-without-effect: validate/checks/announcements.ts, validate/checks/usefulness/navigation.ts, validate/checks/usefulness/servers.ts, validate/checks/usefulness/withoutEffect.ts
    group-of-one: validate/checks/usefulness/navigation.ts
    missing-in-sidebar: validate/checks/sidebars.ts
    repeated-link: validate/checks/sidebars.ts, validate/checks/usefulness/navigation.ts
    crowded-header: validate/checks/usefulness/navigation.ts
    likely-secret: validate/checks/safety/secretQueries.ts, validate/checks/safety/secrets.ts
    private-address: validate/checks/safety/addresses.ts
    insecure-address: validate/checks/safety/addresses.ts
    address-with-user: validate/checks/safety/disguises.ts
    lookalike-host: validate/checks/safety/disguises.ts
    lookalike-path: validate/checks/safety/lookalikePaths.ts
    impossible-host: validate/checks/safety/disguises.ts
    misleading-link-text: validate/checks/safety/disguises.ts
    more-findings: validate/mostFindings.ts
    rejected-svg: validate/checks/quality/notPictures.ts
    untrusted-file: validate/checks/safety/untrustedFiles.ts
    not-a-font: validate/checks/files.ts
    schema-mismatch: validate/contract.ts"
  `);
});
