import type { ProviderName } from "../fields/parts/server";
import { discord } from "./providers/discord";
import { mcsrvstatUs } from "./providers/mcsrvstatUs";
import { mcstatusIo } from "./providers/mcstatusIo";
import { ownAddress } from "./providers/ownAddress";
import type { Provider } from "./providers/provider";

/** Status services, by their name in configs. */
const providers = {
  "mcstatus.io": mcstatusIo,
  "mcsrvstat.us": mcsrvstatUs,
  discord,
  json: ownAddress,
} satisfies Record<ProviderName, Provider>;

/** The status service of a server. */
export function providerOf({ provider }: { provider: ProviderName }): Provider {
  return providers[provider];
}
