import { expect, test } from "vitest";
import { isOwnHost } from "./ownHost";

test.each([
  "localhost:5173",
  "localhost",
  "town.localhost:80",
  "127.0.0.1:5173",
  "[::1]:5173",
  "192.168.1.20:8080",
])("%s is this machine", (header) => expect(isOwnHost(header, "localhost")).toBe(true));

test.each(["evil.example:5173", "localhost.evil.example", undefined, ""])("%s is none of ours", (header) =>
  expect(isOwnHost(header, "localhost")).toBe(false),
);

test("the name that the owner has given is", () => {
  expect(isOwnHost("My-PC:5173", "my-pc")).toBe(true);
});
