import { isRelayed, type RequestHeaders } from "./reported-headers.ts";

interface Connection {
  /** The visitor's address as the framework sees it, which may trust a proxy's header. */
  readonly resolved: string | undefined;
  /** The other end of the connection. */
  readonly peer: string | undefined;
  readonly headers: RequestHeaders;
}

/**
 * The visitor's address, where this server knows it better than the headers tell: a framework that was set up to trust
 * its proxies has found it, or there is no proxy. Otherwise the peer is a proxy, and the relayed headers decide.
 */
export function clientIpOf({ resolved, peer, headers }: Connection): string | undefined {
  if (resolved !== undefined && resolved !== peer) return resolved;
  return isRelayed(headers) ? undefined : peer;
}
