import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlayerName } from "./PlayerName";

test.each([
  ["Watermill_Keeper", "Watermill_<wbr/>Keeper"],
  ["_Kaja__of_Ash_", "_<wbr/>Kaja__<wbr/>of_<wbr/>Ash_"],
  ["tick_keeper", "tick_keeper"],
])("the name %s breaks behind its underscores if it is long", (name, html) => {
  expect(renderToStaticMarkup(<PlayerName name={name} />)).toBe(`<bdi>${html}</bdi>`);
});
