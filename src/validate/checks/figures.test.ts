import { expect, test } from "vitest";
import { configWith, fixed, report } from "../../../tests/validate/surroundings";
import { main } from "./servers.fixture";

const servers = `"servers": { ${main}, "records": { "provider": "json", "label": "Records", "url": "https://api.fernhollow.example/all.json", "paths": { "figures": { "blocks": "placed" }, "lists": { "top": { "rows": "players", "cells": ["name", "hours"] } } } } }`;
const inConfig = (blocks: string) => configWith(blocks, servers);
const all = `{ "type": "text", "text": "{{servers.main.players|many}} play, {{servers.records.blocks|many}} blocks." }`;
const stat = (keys: string) =>
  `{ "type": "stats", "items": [{ "value": "Many", "label": "Blocks", ${keys} }] }`;
const table = (keys: string, columns = '"Player", "Hours"', row = '"Moss", "12"') =>
  `{ "type": "table", "columns": [${columns}], "rows": [[${row}]], ${keys} }`;

test("accepts figures and lists that their server has", () => {
  const blocks = [
    all,
    stat('"server": "records", "figure": "blocks"'),
    stat('"server": "main", "figure": "maximum"'),
    table('"server": "records", "list": "top"'),
  ];
  expect(report(inConfig(blocks.join(",\n")))).toBe("");
});

test("reports figures that a server does not have", () => {
  const text = inConfig(
    [
      stat('"server": "records", "figure": "block"'),
      stat('"server": "main", "figure": "blocks"'),
      `{ "type": "text", "text": "{{servers.records.block|many}} and {{servers.mian.players|many}}, {{news.count}}" }`,
    ].join(",\n"),
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:5:99 error unknown-figure
    Home (/) → block 1 (stats) → figure 1, "Blocks" → figure
    The server "records" has no figure "block". Did you mean "blocks"?
      5 | …"label": "Blocks", "server": "records", "figure": "block" }] },
        |                                                    ^^^^^^^

    site.config.json:6:96 error unknown-figure
    Home (/) → block 2 (stats) → figure 1, "Blocks" → figure
    The server "main" has no figure "blocks". The figures are "players" and "maximum".
      6 | …", "label": "Blocks", "server": "main", "figure": "blocks" }] },
        |                                                    ^^^^^^^^

    site.config.json:7:27 error unknown-figure
    Home (/) → block 3 (text) → text
    {{news.count}} is the number of posts, but this site has no news. Remove it, or add "news".
      6 | { "type": "stats", "items": [{ "value": "Many", "label": "Blocks", "server": "main", "figure": "bloc…
      7 | { "type": "text", "text": "{{servers.records.block|many}} and {{servers.mian.players|many}}, {{news.…
        |                           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:7:28 error unknown-figure
    Home (/) → block 3 (text) → text
    The server "records" has no figure "block". Did you mean "blocks"?
      6 | { "type": "stats", "items": [{ "value": "Many", "label": "Blocks", "server": "main", "figure": "bloc…
      7 | { "type": "text", "text": "{{servers.records.block|many}} and {{servers.mian.players|many}}, {{news.…
        |                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:7:63 error unknown-server
    Home (/) → block 3 (text) → text
    Unknown server "mian". Did you mean "main"?
      6 | { "type": "stats", "items": [{ "value": "Many", "label": "Blocks", "server": "main", "figure": "bloc…
      7 | { "type": "text", "text": "{{servers.records.block|many}} and {{servers.mian.players|many}}, {{news.…
        |                                                               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    5 errors
    "
  `);
  expect(fixed(text)).toContain('"figure": "blocks"');
  expect(fixed(fixed(text))).toContain("{{servers.records.blocks|many}} and {{servers.main.players|many}}");
});

test("reports figures without words, and in texts that stay as they are", () => {
  const text = inConfig(
    [
      all,
      `{ "type": "text", "heading": "{{servers.main.players}} play", "text": "{{ servers.records.blocks }} blocks" }`,
      `{ "type": "cta", "intro": "Now.", "buttons": [{ "label": "Join {{servers.main.players|many}}", "href": "/rules" }] }`,
    ].join(",\n"),
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:6:31 error figure-without-words
    Home (/) → block 2, "{{servers.main.players}} play" → heading
    Until the server answers, {{servers.main.players}} has no words to show. Use {{servers.main.players|many}}.
      5 | { "type": "text", "text": "{{servers.main.players|many}} play, {{servers.records.blocks|many}} block…
      6 | { "type": "text", "heading": "{{servers.main.players}} play", "text": "{{ servers.records.blocks }} …
        |                               ^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:6:72 error figure-without-words
    Home (/) → block 2, "{{servers.main.players}} play" → text
    Until the server answers, {{ servers.records.blocks }} has no words to show. Use {{servers.records.blocks|–}}.
      5 | { "type": "text", "text": "{{servers.main.players|many}} play, {{servers.records.blocks|many}} block…
      6 | { "type": "text", "heading": "{{servers.main.players}} play", "text": "{{ servers.records.blocks }} …
        |                                                                        ^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    site.config.json:7:64 error figure-in-plain-text
    Home (/) → block 3 (cta) → button 1, "Join many" → label
    {{servers.main.players|many}} would never change here. Figures are live only in formatted texts and headings. Use words instead.
      6 | { "type": "text", "heading": "{{servers.main.players}} play", "text": "{{ servers.records.blocks }} …
      7 | { "type": "cta", "intro": "Now.", "buttons": [{ "label": "Join {{servers.main.players|many}}", "href…
        |                                                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

    3 errors
    "
  `);
  expect(fixed(text)).toContain("{{servers.main.players|many}} play");
  expect(fixed(text)).toContain("{{servers.records.blocks|–}} blocks");
  expect(fixed(text)).toContain('"Join many"');
});

test("reports lists that a server does not have, or with other columns", () => {
  const text = inConfig(
    [
      all,
      table('"server": "records", "list": "tops"'),
      table('"server": "main", "list": "top"'),
      table('"server": "records", "list": "top"', '"Player"', '"Moss"'),
    ].join(",\n"),
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:6:107 error unknown-list
    Home (/) → block 2 (table) → list
    The server "records" has no list "tops". Did you mean "top"?
      6 | …": [["Moss", "12"]], "server": "records", "list": "tops" },
        |                                                    ^^^^^^

    site.config.json:7:104 error unknown-list
    Home (/) → block 3 (table) → list
    The server "main" has no list "top". Add "lists": { "top": { "rows": "players", "cells": ["name"] } } to the "paths" of the server, which must have the provider "json".
      7 | …ows": [["Moss", "12"]], "server": "main", "list": "top" },
        |                                                    ^^^^^

    site.config.json:8:92 error uneven-list
    Home (/) → block 4 (table) → list
    The list "top" has 2 cells, but the table has 1 column. Add a path to "cells" for each column.
      7 | { "type": "table", "columns": ["Player", "Hours"], "rows": [["Moss", "12"]], "server": "main", "list…
      8 | { "type": "table", "columns": ["Player"], "rows": [["Moss"]], "server": "records", "list": "top" }
        |                                                                                            ^^^^^

    3 errors
    "
  `);
  expect(fixed(text)).toContain('"server": "records", "list": "top" }');
});

test("reports lists and figures without a server, and servers without a list", () => {
  const text = inConfig(
    [all, table('"list": "top"'), table('"server": "records"'), stat('"figure": "players"')].join(",\n"),
  );
  expect(report(text)).toMatchInlineSnapshot(`
    "site.config.json:6:1 error missing-key
    Home (/) → block 2 (table)
    "server" is required because "list" needs the name of a server.
      5 | { "type": "text", "text": "{{servers.main.players|many}} play, {{servers.records.blocks|many}} block…
      6 | { "type": "table", "columns": ["Player", "Hours"], "rows": [["Moss", "12"]], "list": "top" },
        | ^

    site.config.json:7:1 error missing-key
    Home (/) → block 3 (table)
    "list" is required because "server" needs the name of a list in "paths.lists" of the server.
      6 | { "type": "table", "columns": ["Player", "Hours"], "rows": [["Moss", "12"]], "list": "top" },
      7 | { "type": "table", "columns": ["Player", "Hours"], "rows": [["Moss", "12"]], "server": "records" },
        | ^

    site.config.json:8:30 error missing-key
    Home (/) → block 4 (stats) → figure 1, "Blocks"
    "server" is required because "figure" needs the name of a server.
      7 | { "type": "table", "columns": ["Player", "Hours"], "rows": [["Moss", "12"]], "server": "records" },
      8 | { "type": "stats", "items": [{ "value": "Many", "label": "Blocks", "figure": "players" }] }
        |                              ^

    3 errors
    "
  `);
});
