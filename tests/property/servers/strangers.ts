import type { Random } from "../random";
import { requestFor } from "./exchange";
import type { Trial } from "./ranges";
import type { ServedSite } from "./sites";

const ownNames = ["localhost", "LOCALHOST", "town.localhost", "127.0.0.1", "[::1]"];
const foreignNames = [
  "evil.example",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "evil.example#localhost",
  "localhost@evil.example",
  "evil.example, localhost",
  "[::1].evil.example",
  "[evil.example]",
  "0x7f.1.evil.example",
  "xn--lcalhost-lza.example",
  ".",
  ".local",
];
const foreignOrigins = [
  "null",
  "http://evil.example",
  "http://localhost",
  "http://localhost:1",
  "https://localhost",
  "http://127.0.0.1.evil.example",
  "file://",
  "vscode-webview://a",
];
const paths = ["/", "/rules", "/picture-10.png", "/nowhere", "/site.json"];
const livePaths = [
  "/@spawnpage/events",
  "/@spawnpage/assets/page.js",
  "/@spawnpage/open-in-editor?at=1:1",
  "/page.json",
];

/** The browser's information about a request's origin. */
const sites = ["", "", "none", "same-origin", "same-site", "cross-site"];
const modes = [
  { mode: "cors", dest: "empty" },
  { mode: "no-cors", dest: "image" },
  { mode: "no-cors", dest: "script" },
  { mode: "navigate", dest: "document" },
  { mode: "navigate", dest: "iframe" },
  { mode: "same-origin", dest: "worker" },
];

/** A cross-origin or DNS-rebinding request that any website could make a browser send. */
export function strangerTrial(random: Random, { name, port }: ServedSite): Trial & { mayOpen: boolean } {
  const isOwnName = random.chance(0.7);
  const host = random.pick(isOwnName ? ownNames : foreignNames) + (random.chance(0.5) ? `:${port}` : "");
  const origin = random.pick(["", "", `http://${host}`, random.pick(foreignOrigins)]);
  const site = random.pick(sites);
  const { mode, dest } = random.pick(modes);
  const method = random.pick(["GET", "GET", "GET", "HEAD", "POST", "OPTIONS"]);
  const path = random.pick(name === "live" ? [...paths, ...livePaths] : paths);
  const fetched =
    site === "" ? {} : { "Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest };
  // An absolute request URL, as sent to proxies, counts as much as the Host header.
  const target = isOwnName || random.chance(0.5) ? path : `http://${host}${path}`.replace(/[#@, ]/g, "-");
  const named = target === path ? host : "localhost";

  const isVisit = mode === "navigate" && dest === "document" && origin === "";
  const isForeignSite = (site === "cross-site" || site === "same-site") && !isVisit;
  const isForeignOrigin = origin !== "" && origin !== `http://${host}`;
  const isForeign = name === "live" && (isForeignSite || isForeignOrigin);
  const isRefused = !isOwnName || isForeign;
  return {
    name: `${method} ${target} with ${JSON.stringify({ host: named, origin, ...fetched })}`,
    bytes: requestFor(target, { method, headers: { Host: named, Origin: origin, ...fetched } }),
    isHead: method === "HEAD",
    mayOpen: method === "POST" && path.includes("open-in-editor") && !isRefused && origin !== "",
    flawOf: (reply) => {
      if (!reply) return "it has no answer";
      const { status, headers } = reply;
      if ([...headers.keys()].some((header) => header.startsWith("access-control-")))
        return "others may read the answer";
      if (isRefused) {
        // Node.js rejects an invalid host name.
        if (status !== 403 && status !== 400) return `its status is ${status} and not 403`;
        return reply.body.length > 0 || method === "HEAD" || status === 400
          ? undefined
          : "it does not say why it is refused";
      }
      const isPost = method === "POST" && !path.includes("open-in-editor");
      if (isPost && status !== 405) return `its status is ${status} and not 405`;
      if (method === "GET" && !isPost && status === 403) return "it is refused";
      return undefined;
    },
  };
}
