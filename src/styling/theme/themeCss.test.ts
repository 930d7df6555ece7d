import { expect, test } from "vitest";
import { themeSchema } from "../../config/theme";
import { stylesheet } from "../emotion/sheet";
import { withShortNames } from "../minifyCss";
import { looksOf } from "./looks";
import { presets } from "./presets";
import { resolveTheme } from "./resolveTheme";
import { themeCss } from "./themeCss";

const families = { heading: "Cinzel, serif", body: "Lora, serif", mono: "monospace" };

test("makes every token a custom property", () => {
  const css = themeCss(resolveTheme(themeSchema.parse({ preset: "parchment" })), families);
  expect(css).toMatch(/^:root\{color-scheme:light;/);
  expect(css).toContain("--color-surface-raised:#fffaf0;");
  expect(css).toContain("--font-heading:Cinzel, serif;");
  expect(css).not.toContain("header");
  const pixels = themeSchema.parse({ fonts: { heading: "press-start-2p" } });
  expect(themeCss(resolveTheme(pixels), families)).toContain("header>div>a{--size-l:.75rem;");
  expect(css).toContain("--radius-m:6px;");
});

test("requests dark controls for a dark background", () => {
  expect(themeCss(resolveTheme(themeSchema.parse({})), families)).toContain("color-scheme:dark");
});

test("uses light mode by default, and dark mode on screens where it is preferred or chosen", () => {
  const theme = themeSchema.parse({ preset: "ember", radius: "none", alternate: "daylight" });
  const css = themeCss(resolveTheme(theme), families, looksOf(theme));
  const [page, preferred, chosen] = css
    .match(/@media|:root[^{]*\{[^}]*\}/g)!
    .filter((rule) => rule !== "@media");
  expect(page).toContain(`color-scheme:light;--color-background:${presets.daylight.colors.background}`);
  expect(page).toContain("--radius-m:0px");
  const dark = `color-scheme:dark;--color-background:${presets.ember.colors.background}`;
  expect(preferred).toContain(`:root:not([data-look=light]){${dark}`);
  expect(chosen).toContain(`:root[data-look=dark]{${dark}`);
  expect(css).toContain("@media screen and (prefers-color-scheme:dark){:root:not");
  expect(css).toContain("@media screen{:root[data-look=dark]{");
  // Fonts and corners are set once.
  expect(css.match(/--radius-m|--font-body/g)).toHaveLength(2);
});

test("mutes nothing for people who ask for contrast, in either mode or on pictures", () => {
  for (const alternate of [undefined, "daylight"] as const) {
    const theme = themeSchema.parse({ preset: "ember", alternate });
    const css = themeCss(resolveTheme(theme), families, looksOf(theme));
    // Three root selectors override the two of a chosen mode.
    expect(css).toMatch(
      /@media \(prefers-contrast:more\)\{:root:root:root,:root:root:root \.sp-on-picture\{--color-text-muted:var\(--color-text\);[^}]+\}\.sp-background\{display:none\}\}$/,
    );
  }
});

test("shares no property with a component, except for the surface that a component gives its content", async () => {
  await import("../../app/server");
  const declaredIn = (css: string) => new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name!));
  const theme = themeCss(resolveTheme(themeSchema.parse({ preset: "parchment" })), families);
  const ofComponents = declaredIn(stylesheet());
  expect([...declaredIn(withShortNames(theme))].filter((name) => ofComponents.has(name))).toEqual([
    withShortNames("--color-surface"),
  ]);
});
