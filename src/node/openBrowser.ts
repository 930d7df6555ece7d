import { spawn } from "node:child_process";

/** The command that opens an address, by system. */
const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** Opens the owner's browser. Without one, nothing happens; the address is in the terminal. */
export function openBrowser(url: string): void {
  const [command, ...options] = commands[process.platform] ?? ["xdg-open"];
  const child = spawn(command, [...options, url], { stdio: "ignore", detached: true });
  child.on("error", () => undefined);
  child.unref();
}
