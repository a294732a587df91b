import { isAsset } from "./assets.ts";
import { isPrefetch, prefetchHeaderNames } from "./prefetch.ts";
import { pickHeaders, type RequestHeaders } from "./reported-headers.ts";

const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const keptParameter =
  /^(?:amp;)?(?:(?:utm_[a-z_]{1,32}|ref)=|referrer=[a-z0-9.-]{1,64}(?:%[0-9a-f]{2}|\W){0,6}$)/i;

/** Words of browsers for what a part of a page is for. */
const parts =
  /^(?:script|style|image|font|audio|video|track|manifest|xslt|(?:shared|service)?worker|(?:audio|paint)worklet|json|text|report|speculationrules|webidentity)$/;

interface AskedFor {
  readonly method: string;
  readonly path: string;
  /** With them what a browser says of its request counts for more than the name of what it asks for. */
  readonly headers?: RequestHeaders;
}

const telling: ReadonlySet<string> = new Set(["sec-fetch-dest", "upgrade", ...prefetchHeaderNames]);

/** Whether a request is one for a page: Citelens filters all others unless its workspace wants them. */
export function isPageRequest({ method, path, headers }: AskedFor): boolean {
  if (!/^(?:GET|HEAD)$/i.test(method)) return false;
  const pathOnly = splitAddress(path).path;
  if (headers === undefined) return !isAsset(pathOnly);

  const told = pickHeaders(headers, telling);
  const isUpgrade = /\bwebsocket\b/i.test(told.upgrade ?? "");
  return !isUpgrade && !isPart(pathOnly, told["sec-fetch-dest"]) && !isPrefetch((name) => told[name]);
}

/**
 * Whether what was asked for is a part of a page. A browser says so by `sec-fetch-dest`; what it opens by itself is a page, even if
 * it is named like a script.
 */
export function isPart(path: string, fetchDestination: string | undefined): boolean {
  if (fetchDestination !== undefined && parts.test(fetchDestination)) return true;
  return isAsset(path) && !(fetchDestination === "document" && /\.js$/i.test(path));
}

/** Whether a parameter of a query only says where a person comes from: utm_*, ref, and a referrer that names a host. */
export function isReportedParameter(parameter: string): boolean {
  return keptParameter.test(parameter);
}

/** The address without its fragment and without what its query says beside where a person comes from. */
export function reportedPath(address: string): string {
  const { path, query } = splitAddress(address);
  const kept = query.split("&").filter(isReportedParameter);
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}

function splitAddress(address: string): { readonly path: string; readonly query: string } {
  const target = address.charCodeAt(0) === 47 ? address : address.replace(origin, "");
  const fragmentAt = target.indexOf("#");
  const bare = fragmentAt < 0 ? target : target.slice(0, fragmentAt);
  const queryAt = bare.indexOf("?");
  if (queryAt < 0) return { path: bare || "/", query: "" };
  return { path: bare.slice(0, queryAt) || "/", query: bare.slice(queryAt + 1) };
}
