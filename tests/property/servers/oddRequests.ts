import type { Random } from "../random";
import { isListening, requestFor } from "./exchange";
import type { Trial } from "./ranges";
import { SECRET } from "./sites";

// oxfmt-ignore
const pieces = [
  "..", ".", "%2e%2e", "%2E.", "..%2f..", "..%5c..", "..\\..", "%252e%252e", "%c0%ae%c0%ae", "%uff0e", "....", "..;",
  "secret.txt", "link.txt", "linked", ".git", "config", "%2egit", ".GIT", "GIT~1", ".env", ".env.", ".env%20", "_headers",
  "_HEADERS", "_headers.", "%5fheaders", "site.config.json", "dist", "site", "public", "rules", "index.html", "404.html",
  "picture-10.png", "PICTURE-10.PNG", "picture-10.png%00.html", "picture-10.png::$DATA", "art", "a%20town.txt", "assets",
  "@spawnpage", "events", "page.js", "contents.json", "open-in-editor", "page.json", "site.json", "@fs", "@id", "@vite",
  "client", "__open-in-editor", "__vite_ping", "%", "%%", "%f", "%ff", "%zz", "%00", "%0d%0aX:1", "%7f", "con", "nul",
  "C:", "c%3a", "%2f", "etc", "passwd", "proc", "self", "environ", "", "", "~", "ü", "*", "?", "?at=1:1", "?..", "#", "#a",
  "<script>", "'", '"', "|", "a".repeat(300), "é".repeat(200), "a/".repeat(900),
];

const beginnings = [
  "/",
  "/",
  "/",
  "/",
  "//",
  "///",
  "/\\",
  "",
  "http://localhost/",
  "http://localhost:1/",
  "https:/",
  "file:///",
];

const methods = [
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
];

/** The allowed status codes. */
const statuses = new Set([
  200, 204, 206, 302, 304, 400, 403, 404, 405, 408, 412, 413, 414, 416, 417, 431, 501, 503, 505,
]);

/** A request for a malicious address. */
export function pathTrial(random: Random): Trial {
  const many = 1 + random.below(6);
  const path = random.pick(beginnings) + Array.from({ length: many }, () => random.pick(pieces)).join("/");
  const method = random.pick(methods);
  const headers: Record<string, string> = random.pick([
    {},
    {},
    { "If-None-Match": "*" },
    { "If-Match": '"none"' },
    { "If-Modified-Since": "Fri, 01 Jan 2100 00:00:00 GMT" },
    { "If-Modified-Since": "later" },
    { "If-Unmodified-Since": "Thu, 01 Jan 1970 00:00:00 GMT" },
    { Expect: "a miracle" },
    { Upgrade: "websocket", Connection: "Upgrade" },
    { "Content-Length": "0" },
  ]);
  return {
    name: `${method} ${path.slice(0, 200)} ${JSON.stringify(headers)}`,
    bytes: Buffer.from(requestFor(path, { method, headers })),
    isHead: method === "HEAD",
    flawOf: (reply) => {
      if (!reply) return "it has no answer";
      if (!statuses.has(reply.status)) return `its status is ${reply.status}`;
      if (reply.body.includes(SECRET)) return "it gives a secret away";
      if (/[\r\n]/.test(reply.headers.get("location") ?? "")) return "it lets a header be made up";
      return reply.isWhole || isListening(reply) ? undefined : "its answer is not whole";
    },
  };
}

// oxfmt-ignore
const broken = [
  "\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
  "GET / HTTP/1.1\nHost: localhost\n\n", "GET  / HTTP/1.1\r\nHost: localhost\r\n\r\n", "get / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: localhost\r\nA b: c\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\n: c\r\n\r\n",
  `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: localhost\r\n${"A: b\r\n".repeat(3000)}Connection: close\r\n\r\n`,
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: -1\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 9\r\nContent-Length: 8\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 1000000\r\n\r\nthe rest is slow",
  "GET / HTTP/1.0\r\n\r\n", "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n", "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", "GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 a browser that begins with TLS",
];

/** Bytes that are barely a request. */
export function brokenTrial(random: Random): Trial {
  const whole = random.pick(broken);
  const bytes = random.chance(0.8)
    ? Buffer.from(whole, "latin1")
    : Buffer.from(Array.from({ length: 1 + random.below(400) }, () => random.below(256)));
  // Two line breaks end the headers, so the server does not wait.
  const sent = Buffer.concat([bytes, Buffer.from("\r\n\r\n")]);
  return {
    name: `bytes ${JSON.stringify(sent.subarray(0, 100).toString("latin1"))}`,
    bytes: sent,
    flawOf: (reply) =>
      !reply || (statuses.has(reply.status) && !reply.body.includes(SECRET))
        ? undefined
        : `its status is ${reply.status}`,
  };
}
