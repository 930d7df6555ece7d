import type { Hosted } from "../node/input/loadSite";
import { parseUrl } from "../fields/addresses/parseUrl";
import { ConfigFileError } from "../node/input/configText";

/** Where a host says at which address it publishes the site: a whole one, or its path alone. */
export const hostVariable = "SPAWNPAGE_URL";

/**
 * What the host has said of the site in its environment: on GitHub the workflow passes on the address that
 * Pages has, a custom domain included. Nothing, where there is no host.
 * @throws ConfigFileError when what it says is no address
 */
export function hostedSite(environment: NodeJS.ProcessEnv = process.env): Hosted {
  const address = environment[hostVariable]?.trim() ?? "";
  if (address === "") return {};
  const home = "https://host.example";
  const path = parseUrl(address, home)?.pathname ?? "?";
  const basePath = `${path.replace(/\/+$/, "")}/`;
  if (!/^\/(?:[A-Za-z0-9._~-]+\/)*$/.test(basePath)) {
    throw new ConfigFileError(
      `${hostVariable} is "${address}", which is no address of a site. Write one such as https://owner.github.io/my-server/, or the path alone: /my-server/.`,
    );
  }
  const origin = parseUrl(address)?.origin;
  return { basePath, ...(origin === undefined ? {} : { origin }) };
}
