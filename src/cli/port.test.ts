import { expect, test } from "vitest";
import { noteOtherPort, portOf } from "./port";

test("uses only the requested port", () => {
  expect(portOf({ port: "8080" }, 5173)).toEqual({ port: 8080, mayTakeAnother: false });
  expect(portOf({ port: "0" }, 5173)).toEqual({ port: 0, mayTakeAnother: false });
});

test("reports that the default port was replaced", () => {
  expect(portOf({ port: undefined }, 5173)).toEqual({ port: 5173, mayTakeAnother: true });
  expect(noteOtherPort({ port: undefined }, 5173, "http://localhost:5174/")).toBe(
    "Port 5173 is in use by another program, so another port was chosen.\n",
  );
  expect(noteOtherPort({ port: undefined }, 5173, "http://localhost:5173/town/")).toBe("");
  expect(noteOtherPort({ port: "0" }, 5173, "http://localhost:41234/")).toBe("");
});
