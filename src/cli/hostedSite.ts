import { dirname, join } from "node:path";
import { attempt } from "../node/attempt";
import { readUtf8 } from "../node/regularFile";
import type { Hosted } from "../node/input/loadSite";
import { parseUrl } from "../fields/addresses/parseUrl";
import { ConfigFileError } from "../node/input/configText";

/** Where a host says at which address it publishes the site: a whole one, or its path alone. */
export const hostVariable = "SPAWNPAGE_URL";

/** What a host says of a site, and which of its variables gives the address. */
export interface HostedSite extends Hosted {
  /** Such as `Netlify (URL)`. */
  originFrom?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What the host says of the site in its environment. `SPAWNPAGE_URL` is set by the owner or a workflow and wins; its path becomes
 * the base path. The variables of a host give the address alone. Every address is that of production, in previews too: those are
 * kept out of search engines by their hosts.
 * @param customDomain - the content of `public/CNAME`, with which GitHub Pages has its own domain
 * @throws ConfigFileError when what it says is no address
 */
export function hostedSite(environment: Environment, customDomain?: string): HostedSite {
  const address = environment[hostVariable]?.trim() ?? "";
  if (address === "") return addressOf(environment, customDomain);
  const home = "https://host.example";
  const path = parseUrl(address, home)?.pathname ?? "?";
  const basePath = `${path.replace(/\/+$/, "")}/`;
  if (!/^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(basePath)) {
    throw new ConfigFileError(
      `${hostVariable} is "${address}", which is not a site URL. Use a URL such as https://owner.github.io/my-server/, or only its path, such as /my-server/.`,
    );
  }
  const origin = parseUrl(address)?.origin;
  return {
    basePath,
    ...(origin === undefined
      ? addressOf(environment, customDomain)
      : { origin, originFrom: `the environment (${hostVariable})` }),
  };
}

/** The host of a config's site: its variables, and the domain in `public/CNAME`. */
export function hostOf(config: string): HostedSite {
  const customDomain = attempt(() => readUtf8(join(dirname(config), "public", "CNAME")));
  return hostedSite(process.env, customDomain);
}

type HostAddress = Pick<HostedSite, "origin" | "originPath" | "originFrom">;

/** What a host that was recognised says; nothing of it is believed that is no web address. */
function addressOf(environment: Environment, customDomain: string | undefined): HostAddress {
  for (const host of hosts) {
    const said = host(environment, customDomain);
    const origin = said?.address === undefined ? undefined : parseUrl(said.address)?.origin;
    if (said && origin?.startsWith("http")) return { origin, originPath: said.path, originFrom: said.from };
  }
  return {};
}

type AskHost = (
  environment: Environment,
  customDomain: string | undefined,
) => { address: string | undefined; path: string; from: string } | undefined;

const hosts: readonly AskHost[] = [
  // Its main address, whatever is deployed. Source: https://docs.netlify.com/build/configure-builds/environment-variables/
  (env) => (env["NETLIFY"] ? { address: env["URL"], path: "/", from: "Netlify (URL)" } : undefined),
  // Source: https://vercel.com/docs/environment-variables/system-environment-variables
  ({ VERCEL, VERCEL_PROJECT_PRODUCTION_URL: domain }) =>
    VERCEL && domain
      ? { address: `https://${domain}`, path: "/", from: "Vercel (VERCEL_PROJECT_PRODUCTION_URL)" }
      : undefined,
  // The address of a deployment begins with its own name: what is left is that of the project.
  // Source: https://developers.cloudflare.com/pages/configuration/build-configuration/
  ({ CF_PAGES, CF_PAGES_URL }) => {
    const project = /^https:\/\/(?:[^./]+\.)?([^./]+\.pages\.dev)\/?$/.exec(CF_PAGES_URL ?? "")?.[1];
    return CF_PAGES && project
      ? { address: `https://${project}`, path: "/", from: "Cloudflare Pages (CF_PAGES_URL)" }
      : undefined;
  },
  // A workflow may publish anywhere: the address counts only with the base path that Pages has for the repository.
  // Source: https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages
  ({ GITHUB_ACTIONS, GITHUB_SERVER_URL = "https://github.com", GITHUB_REPOSITORY = "" }, customDomain) => {
    const [owner = "", repository = ""] = GITHUB_REPOSITORY.split("/");
    if (!GITHUB_ACTIONS || GITHUB_SERVER_URL !== "https://github.com" || !repository) return undefined;
    const domain = customDomain?.trim();
    if (domain) return { address: `https://${domain}`, path: "/", from: "public/CNAME" };
    const home = `${owner}.github.io`.toLowerCase();
    return {
      address: `https://${home}`,
      path: repository.toLowerCase() === home ? "/" : `/${repository}/`,
      from: "GitHub (GITHUB_REPOSITORY)",
    };
  },
];
