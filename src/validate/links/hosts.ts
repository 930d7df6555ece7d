/** The host of a web address, in lowercase and without its port; `undefined` for other texts. */
export function hostOf(address: string): string | undefined {
  const [, host] =
    /^(?:[a-z][a-z0-9+.-]*:)?\/\/(?:[^/@?#]*@)?(\[[^\]]*\]|[^/:?#]*)/i.exec(address.trim()) ?? [];
  return host ? host.toLowerCase() : undefined;
}

/** The host in an address for a game or a browser: `10.0.0.5:25565`, `play.example.com`. */
export function hostOfServer(text: string): string | undefined {
  const [, host] = /^(\[[^\]]*\]|[a-z0-9.-]+)(?::\d{1,5})?$/i.exec(text.trim()) ?? [];
  const isHost = host !== undefined && (/[.:]/.test(host) || host.toLowerCase() === "localhost");
  return isHost ? host.toLowerCase() : undefined;
}

/** Whether a host is only reachable locally. Source: RFC 1918, RFC 4193, RFC 5735, RFC 6762, RFC 6761 (localhost) */
export function isPrivateHost(host: string): boolean {
  const [, first = "", second = ""] = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(host) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (first !== "") {
    const isLocal = a === 10 || a === 127 || a === 0 || (a === 192 && b === 168) || (a === 169 && b === 254);
    return isLocal || (a === 172 && b >= 16 && b <= 31) || (a === 100 && b >= 64 && b <= 127);
  }
  return /^(?:localhost|\[::1\]|\[f[cd][0-9a-f:]*\]|\[fe80:[0-9a-f:]*\]|.+\.(?:localhost|local|lan|internal|home\.arpa))$/.test(
    host,
  );
}

/** Whether a host is reserved for examples and tests. Source: RFC 2606, RFC 6761 */
export function isReservedHost(host: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/.test(host);
}
