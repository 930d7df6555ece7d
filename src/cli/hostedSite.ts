import { dirname, join } from "node:path";
import { attempt } from "../node/attempt";
import { readUtf8 } from "../node/regularFile";
import type { Hosted } from "../node/input/loadSite";
import { parseUrl } from "../fields/addresses/webAddress";
import { ConfigFileError } from "../node/input/configText";

/** Set by a host or workflow to the site's public URL or its path. */
export const hostVariable = "SPAWNPAGE_URL";

/** Facts about a hosted site from environment variables. */
export interface HostedSite extends Hosted {
  /** The source of the URL, such as `Netlify's environment variable URL`. */
  originFrom?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the site's address from the host's environment variables. `SPAWNPAGE_URL` is set by the owner or a workflow
 * and wins. Its path becomes the base path. The host's own variables give only the origin, which is always the
 * production origin: hosts keep preview deployments out of search engines.
 * @param customDomain - the content of `public/CNAME`, the custom domain on GitHub Pages
 * @throws ConfigFileError if the variable is not a valid address
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
      : { origin, originFrom: `the environment variable ${hostVariable}` }),
  };
}

/** The host of a config's site, from environment variables and `public/CNAME`. */
export function hostOf(config: string): HostedSite {
  const customDomain = attempt(() => readUtf8(join(dirname(config), "public", "CNAME")));
  return hostedSite(process.env, customDomain);
}

type HostAddress = Pick<HostedSite, "origin" | "originPath" | "originFrom">;

/** The address from the variables of a recognised host, if it is a web address. */
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
  // The production address, in every deployment. Source:
  // https://docs.netlify.com/build/configure-builds/environment-variables/
  (env) =>
    env["NETLIFY"]
      ? { address: env["URL"], path: "/", from: "Netlify's environment variable URL" }
      : undefined,
  // Source: https://vercel.com/docs/environment-variables/system-environment-variables
  ({ VERCEL, VERCEL_PROJECT_PRODUCTION_URL: domain }) =>
    VERCEL && domain
      ? {
          address: `https://${domain}`,
          path: "/",
          from: "Vercel's environment variable VERCEL_PROJECT_PRODUCTION_URL",
        }
      : undefined,
  // The address of a deployment starts with its own label. The rest is the project's address. Source:
  // https://developers.cloudflare.com/pages/configuration/build-configuration/
  ({ CF_PAGES, CF_PAGES_URL }) => {
    const project = /^https:\/\/(?:[^./]+\.)?([^./]+\.pages\.dev)\/?$/.exec(CF_PAGES_URL ?? "")?.[1];
    return CF_PAGES && project
      ? {
          address: `https://${project}`,
          path: "/",
          from: "the environment variable CF_PAGES_URL of Cloudflare Pages",
        }
      : undefined;
  },
  // A workflow may publish elsewhere, so the address only counts with the repository's base path on GitHub Pages.
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
      from: "GitHub's environment variable GITHUB_REPOSITORY",
    };
  },
];
