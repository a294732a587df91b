import type { Referrer } from "./referrer.ts";
import { referrers } from "./referrers.ts";
import { tagValue } from "./tag-value.ts";

interface Visit {
  /** The Referer header or document.referrer. */
  readonly referrer?: string | null | undefined;
  /** The value of utm_source on the visited page, still encoded or not. */
  readonly utmSource?: string | null | undefined;
  /** The value of a parameter "referrer" on it: Grok puts its own name there on the links that it cites. */
  readonly referrerTag?: string | null | undefined;
  readonly userAgent?: string | null | undefined;
  /** Host of the visited site, with or without "www." and port. */
  readonly siteHost: string;
  /** True when this page is known to begin the visit, so that a referrer within the site is a redirect. */
  readonly isEntryPage?: boolean | undefined;
}

export interface ReferrerMatch {
  readonly assistant: string;
  readonly operator: string;
  readonly evidence: "referrer" | "utm" | "in_app";
}

/**
 * The assistant that sent a person here, or undefined. The referrer decides where it names a place: an
 * assistant, another site (then a tag was merely copied along) or this site (then the visit goes on).
 * Without one, utm_source decides as a whole value, then a parameter "referrer", then the user agent of an assistant's own app.
 * Whatever cannot be parsed counts as absent. Never throws.
 */
export function matchReferrer(visit: Visit): ReferrerMatch | undefined {
  const place = placeOf(visit.referrer);
  const isInternal = place !== undefined && isWithin(place.host, siteOf(visit.siteHost));
  if (isInternal && !visit.isEntryPage) return undefined;
  if (place && !isInternal) return matchOf(findByPlace(place), "referrer");

  const tagged = findByTag(visit.utmSource) ?? findByAddress(valueOfTag(visit.referrerTag));
  if (tagged) return matchOf(tagged, "utm");

  const userAgent = (visit.userAgent ?? "").slice(0, userAgentCharsMax);
  return matchOf(
    referrers.find(({ inApp }) => inApp.some((pattern) => pattern.test(userAgent))),
    "in_app",
  );
}

/** Browsers cut referrers to the origin beyond this length, so a longer one is made up. */
const referrerCharsMax = 4096;
const userAgentCharsMax = 1024;
const utmCharsMax = 200;

interface Place {
  readonly kind: "web" | "android";
  readonly host: string;
  readonly path: string;
}

function placeOf(referrer: string | null | undefined): Place | undefined {
  if (!referrer || referrer.length > referrerCharsMax) return undefined;

  const url = URL.parse(referrer.trim());
  if (!url) return undefined;
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  if (host === "") return undefined;
  const path = url.pathname.toLowerCase();
  if (url.protocol === "https:" || url.protocol === "http:") return { kind: "web", host, path };
  return url.protocol === "android-app:" ? { kind: "android", host, path } : undefined;
}

function findByPlace({ kind, host, path }: Place): Referrer | undefined {
  if (kind === "android") return byAndroidApp.get(host);

  const byPath = partialHosts.find(
    ({ host: partial, prefix }) =>
      isWithin(host, partial) && (path === prefix || path.startsWith(`${prefix}/`)),
  );
  if (byPath) return byPath.referrer;
  if (aboutTheProduct.test(host) && !byHost.has(host)) return undefined;

  const suffix = suffixesOf(host).find((candidate) => byHost.has(candidate));
  return suffix === undefined ? undefined : byHost.get(suffix);
}

/** Documentation, support and the like are read about an assistant, not sent from within it. */
const aboutTheProduct =
  /^(?:about|api|api-docs|blog|careers|community|console|creator|developers?|docs|documentation|help|learn|news|platform|press|status|support|trust)\./;

/** "a.b.c" gives "a.b.c", "b.c" and "c". */
function suffixesOf(host: string): readonly string[] {
  const labels = host.split(".");
  return labels.map((_, from) => labels.slice(from).join("."));
}

function siteOf(siteHost: string): string {
  const host = URL.parse(`http://${siteHost.trim()}`)?.hostname ?? "";
  return host
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}

/** Whether a host is the site's own or below it, "www." aside. Names are compared whole, never by a part of a label. */
export function isHostOfSite(host: string, siteHost: string): boolean {
  return isWithin(host.toLowerCase().replace(/\.$/, ""), siteOf(siteHost));
}

function isWithin(host: string, site: string): boolean {
  return site !== "" && (host === site || host.endsWith(`.${site}`));
}

/** An assistant's name as sites and assistants write it, or the address of one. */
function findByTag(tag: string | null | undefined): Referrer | undefined {
  const value = valueOfTag(tag);
  return byUtmSource.get(value) ?? findByAddress(value);
}

function valueOfTag(tag: string | null | undefined): string {
  return tag && tag.length <= utmCharsMax ? tagValue(tag) : "";
}

/** With "https://" and "www." or without. */
function findByAddress(address: string): Referrer | undefined {
  if (!/^(?:https?:\/\/)?[a-z0-9-]+\.[a-z0-9.-]+(?:\/|$)/.test(address)) return undefined;
  const place = placeOf(/^https?:/.test(address) ? address : `https://${address}`);
  return place && findByPlace(place);
}

function matchOf(
  referrer: Referrer | undefined,
  evidence: ReferrerMatch["evidence"],
): ReferrerMatch | undefined {
  return referrer && { assistant: referrer.assistant, operator: referrer.operator, evidence };
}

function indexBy(keysOf: (referrer: Referrer) => readonly string[]): ReadonlyMap<string, Referrer> {
  return new Map(referrers.flatMap((referrer) => keysOf(referrer).map((key) => [key, referrer] as const)));
}

const byHost = indexBy(({ hosts }) => hosts);
const byUtmSource = indexBy(({ utmSources }) => utmSources);
const byAndroidApp = indexBy(({ androidApps }) => androidApps);
const partialHosts = referrers.flatMap((referrer) => referrer.paths.map((path) => ({ ...path, referrer })));
