import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Address } from "./Address";

test.each([
  ["play.fernhollow.example:25565", "play|.fernhollow|.example|:25565"],
  ["[2001:db8::7]:19132", "[2001|:db8:|:7]|:19132"],
  ["https://map.example/?z=2", "https://map|.example/?z=2"],
  ["Say “mill” at the gate. Then wait: it opens…", "Say “mill” at the gate. Then wait: it opens…"],
  ["ملعب.مثال", "ملعب|.مثال"],
  ["", ""],
])("%s may break at %s, and is the same text", (text, places) => {
  const { container } = render(<Address text={text} />);
  expect(container.innerHTML.replaceAll("<wbr>", "|").replaceAll("&amp;", "&")).toBe(places);
  expect(container.textContent).toBe(text);
});
