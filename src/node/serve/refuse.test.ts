import { expect, test } from "vitest";
import { isLoopback, isOwnHost } from "./refuse";

test.each([
  "localhost:5173",
  "localhost",
  "town.localhost:80",
  "127.0.0.1:5173",
  "[::1]:5173",
  "192.168.1.20:8080",
])("%s is this machine", (header) => expect(isOwnHost(header, "localhost")).toBe(true));

test.each(["evil.example:5173", "localhost.evil.example", "my-pc.evil.example", ".local", undefined, ""])(
  "%s is none of ours",
  (header) => expect(isOwnHost(header, "localhost", "my-pc")).toBe(false),
);

test("the name that the owner has given is", () => {
  expect(isOwnHost("My-PC:5173", "my-pc")).toBe(true);
});

test.each(["My-PC", "my-pc.local"])("the name of this machine is, as %s names itself", (machine) => {
  expect(isOwnHost("my-pc.local:5173", "0.0.0.0", machine)).toBe(true);
  expect(isOwnHost("MY-PC:5173", "0.0.0.0", machine)).toBe(true);
});

test.each([undefined, ".local"])("a machine without a name is not called %s", (header) =>
  expect(isOwnHost(header, "localhost", "")).toBe(false),
);

test.each(["localhost", "town.localhost", "127.0.0.1", "127.1.2.3", "::1"])(
  "only this machine reaches a server at %s",
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each(["0.0.0.0", "::", "192.168.1.20", "my-pc", "127.evil.example"])(
  "others reach a server at %s",
  (host) => expect(isLoopback(host)).toBe(false),
);
