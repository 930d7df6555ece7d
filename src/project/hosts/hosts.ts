import { didYouMean } from "../../words/nearest";
import { caddy } from "./caddy";
import { cloudflare } from "./cloudflare";
import { github } from "./github";
import { gitlab } from "./gitlab";
import type { Host } from "./host";
import { netlify } from "./netlify";
import { nginx } from "./nginx";
import { upload } from "./upload";
import { vercel } from "./vercel";

export const hosts = {
  github,
  netlify,
  cloudflare,
  vercel,
  gitlab,
  nginx,
  caddy,
  upload,
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as HostName[];

/** Explains what is wrong with the name of a host. */
export function problemWithHost(name: string): string | undefined {
  if (Object.hasOwn(hosts, name)) return undefined;
  return `Unknown host: "${name}".${didYouMean(name, hostNames)} Choose one of ${hostNames.join(", ")}.`;
}
