import { expect, it } from "vitest";
import { isServerAddress } from "./serverAddress";

it.each(["play.example", "play.example:25577", "192.0.2.7", "[2001:db8::1]:25577", "grün.example"])(
  "%s is what players type in",
  (address) => {
    expect(isServerAddress(address)).toBe(true);
  },
);

it.each([".", "..", "..:25577", "../x", "play.example:0", "play.example:65536", "2001:db8::1", "", "a b"])(
  "%j is no address of a server",
  (address) => {
    expect(isServerAddress(address)).toBe(false);
  },
);
