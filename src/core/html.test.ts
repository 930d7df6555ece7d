import { describe, expect, it } from "vitest";
import { escapeHtml, jsonForScript } from "./html";

describe("escaping", () => {
  it("escapes every character that could end an attribute or open a tag", () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#x27;y&#x27;&gt;&amp;&lt;/a&gt;",
    );
  });

  it("prevents data from closing its script element, and keeps it unchanged", () => {
    const data = { text: "</script><!--<script>\u2028\u2029" };
    const json = jsonForScript(data);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(data);
  });
});
