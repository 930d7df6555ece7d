import type { OutageData } from "../../compile/compileAnnouncements";
import type { ServerData } from "../../fields/parts/server";
import { HeaderLight } from "./HeaderLight";
import { Outages } from "./Outages";

/** The server light in the header or the announcements of outages, depending on the props. */
export function LiveFrame({
  server,
  outages,
  path = null,
}: {
  server?: ServerData | undefined;
  outages?: readonly OutageData[] | undefined;
  path?: string | null;
}) {
  if (server) return <HeaderLight server={server} />;
  return outages && <Outages outages={outages} path={path} />;
}
