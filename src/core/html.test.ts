import { describe, expect, it } from "vitest";
import { escapeHtml, jsonForScript } from "./html";

describe("escaping", () => {
  it("leaves no character that could end an attribute or open a tag", () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      "&lt;a href=&quot;x&quot; title=&#x27;y&#x27;&gt;&amp;&lt;/a&gt;",
    );
  });

  it("keeps data from ending the script element that holds it, and gives it back unchanged", () => {
    const data = { text: "</script><!--<script>\u2028\u2029" };
    const json = jsonForScript(data);
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual(data);
  });
});
