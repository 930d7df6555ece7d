import { describe, expect, test } from "vitest";
import { configSchema, type SiteConfigInput } from "../config/config";
import { fillLabel } from "../ui/Settings";
import { en } from "../words/site/en";
import type { SiteWords } from "../words/site/siteWords";
import { words as fr } from "../words/site/fr";
import { words as pl } from "../words/site/pl";
import { withPluralRules, withSiteWords } from "./siteWords";

const routes = [{ path: "/", title: "Home" }];
const worded = (config: Partial<SiteConfigInput>, words: SiteWords = en) =>
  withSiteWords(configSchema.parse({ version: 1, site: { name: "Mossford" }, routes, ...config }), words);
const membersIn = (language: string, config: Partial<SiteConfigInput>, words: SiteWords = en) => {
  const { members } = withPluralRules(worded(config, words).labels, language);
  return [1, 3, 5].map((count) => fillLabel(members, { count }));
};

describe("withSiteWords", () => {
  test("adds the words of the language to the labels, toasts, 404 page and news", () => {
    const { labels, toasts, notFound, news } = worded({ news: { path: "/news", posts: [] } }, fr);
    expect(labels.copy).toBe("Copier");
    expect(toasts.standard.formFailed).toEqual({ ...fr.toasts.formFailed, tone: "error" });
    expect(notFound).toMatchObject({
      heading: "404",
      text: fr.notFound.text,
      buttons: [{ label: fr.notFound.button, href: "/" }],
    });
    expect(news?.heading).toBe("Actualités");
  });

  test("keeps every text of the owner", () => {
    const own: Partial<SiteConfigInput> = {
      labels: { copy: "Take" },
      toasts: { standard: { copyFailed: { title: "No luck" } } },
      notFound: { title: "Lost", buttons: [] },
      news: { path: "/news", heading: "Tidings", posts: [] },
    };
    const { labels, toasts, notFound, news } = worded(own, fr);
    expect(labels.copy).toBe("Take");
    expect(toasts.standard.copyFailed).toEqual({ title: "No luck", tone: "success" });
    expect(notFound).toMatchObject({ title: "Lost", text: fr.notFound.text, buttons: [] });
    expect(news?.heading).toBe("Tidings");
  });
});

describe("a label with an amount", () => {
  test("has the plural form of the language", () => {
    expect(membersIn("en", {})).toEqual(["1 member", "3 members", "5 members"]);
    expect(membersIn("pl", {}, pl)).toEqual(["1 członek", "3 członków", "5 członków"]);
  });

  test("takes its forms from the config", () => {
    const members = { one: "{count} gracz", few: "{count} gracze", other: "{count} graczy" };
    expect(membersIn("pl", { labels: { members } }, pl)).toEqual(["1 gracz", "3 gracze", "5 graczy"]);
  });

  test.each([
    [{ oneMember: "A friend" }, ["A friend", "3 members", "5 members"]],
    [{ members: "{count} friends" }, ["1 member", "3 friends", "5 friends"]],
    [{ oneMember: "A friend", members: "{count} friends" }, ["A friend", "3 friends", "5 friends"]],
  ])("reads older configs: %j", (labels, shown) => {
    expect(membersIn("en", { labels })).toEqual(shown);
  });

  test("uses the general form for amounts that are not in Latin digits", () => {
    const { tooShort } = withPluralRules({ tooShort: { one: "one", other: "{limit}" } }, "ar");
    expect(fillLabel(tooShort, { label: "Name", limit: "٣" })).toBe("٣");
  });
});
