import { describe, expect, test } from "vitest";
import { configWith, report } from "../../../tests/validate/surroundings";

describe("a config with broken references", () => {
  test("reports unknown constants", () => {
    expect(
      report(
        configWith(
          `{ "type": "text", "text": "Join {{ adress }} or {{ip}}" }`,
          `"constants": { "address": "play.example" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:33 error unknown-constant
      Home (/) → block 1 (text) → text
      Unknown constant "adress". Did you mean "address"?
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Join {{ adress }} or {{ip}}" }
          |                                 ^^^^^^^^^^^^

      site.config.json:5:49 error unknown-constant
      Home (/) → block 1 (text) → text
      Unknown constant "ip". If you mean "address", which is not used yet, use {{address}}. Otherwise, add "ip": "…" to "constants", or use \\\\{{ to show {{ on the page.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Join {{ adress }} or {{ip}}" }
          |                                                 ^^^^^^

      2 errors
      "
    `);
  });

  test("reports unclosed braces", () => {
    expect(
      report(
        configWith(
          `{ "type": "text", "text": "Join {{address now" }`,
          `"constants": { "address": "play.example" }`,
        ),
      ),
    ).toMatchInlineSnapshot(`
      "site.config.json:5:33 error unclosed-constant
      Home (/) → block 1 (text) → text
      "{{address" has no closing }}. Use {{address}}, or \\\\{{ to show {{ on the page.
        4 |     { "path": "/", "title": "Home", "blocks": [
        5 | { "type": "text", "text": "Join {{address now" }
          |                                 ^^^^^^^^^

      1 error
      "
    `);
  });

  test("rejects constants inside constants", () => {
    expect(report(configWith(``, `"constants": { "host": "play", "address": "{{host}}.example" }`)))
      .toMatchInlineSnapshot(`
        "site.config.json:2:43 error constant-in-constant
        constants → address
        A constant cannot contain another constant, so "{{host}}" is not replaced. Put its value there instead.
          1 | { "version": 1, "site": { "name": "Mossy" },
          2 | "constants": { "host": "play", "address": "{{host}}.example" },
            |                                           ^^^^^^^^^^^^^^^^^^

        1 error
        "
      `);
  });
});
