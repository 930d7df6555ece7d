import type { CheckFile, Explanations } from "../checkFile";
import { pageWith } from "../exampleConfigs";
import { commonFigures } from "../../fields/parts/server";
import { entriesAt, keysAt, valueAt } from "../../schema/schemaAt";
import { isGroup } from "../../schema/structure";
import type { Path } from "../../schema/walk";
import { didYouMean, sureMatch } from "../../words/nearest";
import { allKnown, count, quote, sentences } from "../../words/words";
import type { Finding } from "../finding";
import { replaceSurely } from "../fixes/sureFixes";
import { enoughFindings } from "../mostFindings";
import { figuresInTexts, newsCountsIn, type PlacedFigure } from "../texts/figuresInTexts";
import { onEach } from "../visits";
import { hintFor } from "./servers";

/** The names of a server's figures or lists; `undefined` if the server is unknown or its paths are invalid. */
function namesOf(config: unknown, server: unknown, key: "figures" | "lists"): string[] | undefined {
  const written = typeof server === "string" ? valueAt(config, ["servers", server]) : undefined;
  if (!isGroup(written)) return undefined;
  const named = valueAt(written, ["paths", key]) ?? {};
  if (!isGroup(named)) return undefined;
  return key === "figures" ? [...commonFigures, ...Object.keys(named)] : Object.keys(named);
}

function unknownFigure(server: string, figure: string, names: readonly string[]): string {
  const known = didYouMean(figure, names) || ` ${allKnown("figure", names)}`;
  return `The server ${quote(server)} has no figure ${quote(figure)}.${known}`;
}

function unknownList(server: string, list: string, names: readonly string[]): string {
  const known = didYouMean(list, names) || ` ${allKnown("list", names) ?? ""}`;
  const example = `Add "lists": { ${quote(list)}: { "rows": "players", "cells": ["name"] } } to the "paths" of the server, which must have the provider "json".`;
  return sentences(
    `The server ${quote(server)} has no list ${quote(list)}.${names.length > 0 ? known : ""}`,
    names.length > 0 ? undefined : example,
  );
}

/** Reports figures and lists of blocks that their server does not have. */
const checkNames = onEach("block", ({ type, value: block, path }, { config }): Finding[] => {
  if (type === "stats")
    return entriesAt(block, ["items"], path).flatMap(({ value, path: at }) => checkStat(value, at, config));
  return type === "table" ? checkTable(block, path, config) : [];
});

function checkStat({ server, figure }: Record<string, unknown>, path: Path, config: unknown): Finding[] {
  if (typeof figure !== "string") return [];
  if (server === undefined) return [missing("server", '"figure" needs the name of a server', path)];
  const names = namesOf(config, server, "figures");
  if (!names || names.includes(figure)) return [];
  const message = unknownFigure(String(server), figure, names);
  return [{ code: "unknown-figure", message, path: [...path, "figure"], ...replaceSurely(figure, names) }];
}

function checkTable(table: Record<string, unknown>, path: Path, config: unknown): Finding[] {
  const { server, list, columns } = table;
  if (server === undefined && list === undefined) return [];
  if (server === undefined) return [missing("server", '"list" needs the name of a server', path)];
  if (list === undefined)
    return [missing("list", '"server" needs the name of a list in "paths.lists" of the server', path)];
  const names = namesOf(config, server, "lists");
  if (!names || typeof list !== "string") return [];
  const place = [...path, "list"];
  if (!names.includes(list)) {
    const message = unknownList(String(server), list, names);
    return [{ code: "unknown-list", message, path: place, ...replaceSurely(list, names) }];
  }
  const cells = valueAt(config, ["servers", String(server), "paths", "lists", list, "cells"]);
  if (!Array.isArray(cells) || !Array.isArray(columns) || cells.length === columns.length) return [];
  const message = `The list ${quote(list)} has ${count(cells.length, "cell")}, but the table has ${count(columns.length, "column")}. Add a path to "cells" for each column.`;
  return [{ code: "uneven-list", message, path: place, needs: [[...path, "columns"]] }];
}

function missing(key: string, cause: string, path: Path): Finding {
  return { code: "missing-key", message: `${quote(key)} is required because ${cause}.`, path, at: "opening" };
}

/** Reports figures in texts that are unknown, without words, or in texts that stay as they are. */
export function checkFiguresInTexts(config: unknown): Finding[] {
  const figures = figuresInTexts(config).flatMap((one) => checkFigure(one, config));
  const hasNews = valueAt(config, ["news"]) !== undefined;
  const counts = (hasNews ? [] : newsCountsIn(config)).map(({ path }) => ({
    code: "unknown-figure",
    message: '{{news.count}} is the number of posts, but this site has no news. Remove it, or add "news".',
    path,
  }));
  return [...figures, ...counts].slice(0, enoughFindings);
}

function checkFigure({ use, field, start, end }: PlacedFigure, config: unknown): Finding[] {
  const { server, figure, words } = use;
  const { path, value, kind, isTitle } = field;
  const written = value.slice(start, end);
  const found = (code: string, message: string, to?: string): Finding[] => [
    {
      code,
      message,
      path,
      within: { start, end },
      ...(to === undefined ? {} : { fix: { do: "replaceIn", from: written, to } }),
    },
  ];
  const servers = keysAt(config, ["servers"]);
  if (!servers) return [];
  const corrected = (from: string, names: readonly string[]) => {
    const match = sureMatch(from, names);
    return match === undefined ? undefined : written.replace(`.${from}`, `.${match}`);
  };
  if (!servers.includes(server))
    return found(
      "unknown-server",
      `Unknown server ${quote(server)}.${hintFor(server, servers)}`,
      corrected(server, servers),
    );
  const names = namesOf(config, server, "figures");
  if (names && !names.includes(figure))
    return found("unknown-figure", unknownFigure(server, figure, names), corrected(figure, names));
  if (kind !== "richText" && !isTitle) {
    const advice = "Figures are live only in formatted texts and headings.";
    return found(
      "figure-in-plain-text",
      `${written} would never change here. ${advice} Use words instead.`,
      words,
    );
  }
  if (words !== undefined) return [];
  const instead = `{{servers.${server}.${figure}|${figure === "players" ? "many" : "–"}}}`;
  const message = `Until the server answers, ${written} has no words to show. Use ${instead}.`;
  return found("figure-without-words", message, instead);
}

export const checks: CheckFile = {
  section: "references",
  codes: {
    "unknown-figure": { dependsOn: [["servers"]], severity: "error" },
    "unknown-list": { dependsOn: [["servers"]], severity: "error" },
    "uneven-list": { dependsOn: [["servers"]], severity: "error" },
    "figure-without-words": { severity: "error" },
    "figure-in-plain-text": { severity: "error" },
  },
  general: [checkNames],
  site: [checkFiguresInTexts],
};

const records = `"servers": {
  "records": {
    "provider": "json",
    "label": "Records",
    "url": "https://api.fernhollow.example/all.json",
    "paths": {
      "figures": { "blocks": "placed" },
      "lists": { "top": { "rows": "players", "cells": ["name", "hours"] } }
    }
  }
}`;

const survival =
  '"servers": { "main": { "provider": "mcstatus.io", "label": "Survival", "address": "play.fernhollow.example" } }';

export const explanations: Explanations = {
  "unknown-figure": {
    meaning: "A server has no figure with this name.",
    example: pageWith(
      '{ "type": "stats", "items": [{ "value": "Many", "label": "Blocks", "server": "records", "figure": "block" }] }',
      records,
    ),
  },
  "unknown-list": {
    meaning: "A server has no list with this name.",
    example: pageWith(
      '{ "type": "table", "columns": ["Player", "Hours"], "rows": [["Moss", "12"]], "server": "records", "list": "tops" }',
      records,
    ),
  },
  "uneven-list": {
    meaning: "A list has more or fewer cells than its table has columns.",
    example: pageWith(
      '{ "type": "table", "columns": ["Player"], "rows": [["Moss"]], "server": "records", "list": "top" }',
      records,
    ),
  },
  "figure-without-words": {
    meaning: "A figure in a text has no words for the time until the server answers.",
    example: pageWith('{ "type": "text", "text": "Join {{servers.main.players}} others." }', survival),
  },
  "figure-in-plain-text": {
    meaning: "A figure is in a text that stays as it is, such as a label.",
    example: pageWith(
      '{ "type": "cta", "heading": "Join us", "buttons": [{ "label": "Join {{servers.main.players|many}} others", "href": "https://chat.fernhollow.example" }] }',
      survival,
    ),
  },
};
