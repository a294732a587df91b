import { FetchFailure, fetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import { guardedUrl } from "#platform/guarded-fetch/guarded-url.ts";
import { isBrowserHost } from "./browser-hosts.rules.ts";
import type { OwnSession, RefusalReason } from "./proxy-session.ts";

const writtenCharactersMax = 300;

/** Where a tunnel is to lead, spelt as the web standard spells hosts, without brackets. */
export interface TunnelTarget {
  readonly hostname: string;
  readonly port: string;
}

/** Reads the target of a CONNECT. Throws FetchFailure where it is no host and port. */
export function tunnelTarget(authority: string): TunnelTarget {
  const url = guardedUrl(`https://${authority}`);
  if (url.pathname !== "/" || url.search || url.hash || !/:\d{1,5}$/.test(authority))
    throw new FetchFailure("scheme", "not a host and a port");
  return { hostname: url.hostname.replace(/^\[|\]$/g, ""), port: url.port || "443" };
}

/** Reads the target of a plain request, which has to be an address in full. Throws FetchFailure where it is none. */
export function requestTarget(written: string): URL {
  const url = guardedUrl(written);
  if (url.protocol !== "http:") throw new FetchFailure("scheme", "https goes through a tunnel");
  return url;
}

/** How lists name a target: host and port, or what was written where it is no address. */
export function targetName(written: string): string {
  const url = URL.parse(written.slice(0, writtenCharactersMax));
  if (!url?.hostname) return written.slice(0, writtenCharactersMax);
  return `${url.hostname}:${url.port || (url.protocol === "https:" ? 443 : 80)}`;
}

/** Thrown for a host of the browser's own. */
class BrowserOwnHost extends Error {}

export function refuseBrowserHost(session: OwnSession, hostname: string): void {
  if (isBrowserHost(hostname, session.pageHost)) throw new BrowserOwnHost(hostname);
}

const refusals: ReadonlySet<RefusalReason> = new Set(["scheme", "credentials", "port", "address", "browser"]);

/** Whether the failure was a refusal of ours, which is then listed; else the other side could not be reached. */
export function noteFailure(session: OwnSession, target: string, error: unknown): { isRefused: boolean } {
  const reason = error instanceof BrowserOwnHost ? "browser" : fetchFailure(error).reason;
  const isRefused = refusals.has(reason);
  if (isRefused) session.refuse(target, reason);
  return { isRefused };
}
