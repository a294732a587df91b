import type { SourceKind } from "@citelens/contract/visibility/answers";
import type { Brand } from "./brands.ts";
import { isFictionalHost, isPublicHost } from "./sources/public-host.ts";
import { kindOfHost } from "./sources/source-kind.ts";
import { hostOf, registrableDomain, sourceAddress } from "./sources/source-url.ts";

/** A source as the operator reported it, in the operator's order. */
export interface Source {
  readonly url: string;
  readonly title?: string;
  /** Whether the answer cites it; else it was only retrieved. */
  readonly isCited: boolean;
}

export interface Citation {
  /** With the scheme and the host that were cited, to be followed. */
  readonly url: string;
  /** The one form in which its page is counted. */
  readonly page: string;
  readonly domain: string;
  readonly title: string | undefined;
  readonly kind: SourceKind;
  /** The brand on whose domains the page stands. */
  readonly brandId: string | undefined;
  readonly isCited: boolean;
  /** From 1 among the cited or among the merely retrieved, each address counted once. */
  readonly position: number;
}

export interface CitationRules {
  /**
   * Whether the sources are pages that were read here, as those of the local index: then they alone are cited, whatever
   * their hosts are, and what the quoted words link to is not.
   */
  readonly isReadHere?: boolean;
}

/**
 * Sources that an answer cites and what was only retrieved for it, each page once. The operator's own list leads; links that only the text
 * shows come after it, as cited. What no public site has an address for is none of them.
 */
export function citations(
  sources: readonly Source[],
  linked: readonly string[],
  brands: readonly Brand[],
  { isReadHere = false }: CitationRules = {},
): Citation[] {
  const all = [
    ...sources.filter(({ isCited }) => isCited),
    ...(isReadHere ? [] : linked).map((url): Source => ({ url, isCited: true })),
    ...sources.filter(({ isCited }) => !isCited),
  ];
  const isFictional = brands.some(({ domains }) => domains.some(isFictionalHost));
  const found = new Map<string, Citation>();
  let citedCount = 0;
  for (const { url: written, title, isCited } of all) {
    const address = sourceAddress(written);
    if (!address || found.has(address.page)) continue;
    const { hostname } = new URL(address.url);
    if (!isReadHere && !isPublicHost(hostname, { isFictional })) continue;

    if (isCited) citedCount++;
    const position = isCited ? citedCount : found.size - citedCount + 1;
    found.set(address.page, { ...address, ...placeOf(address.url, title, brands), title, isCited, position });
  }
  return [...found.values()];
}

/** One page that a search found, by its address alone; undefined for what is no web address. */
export function sourcePage(
  url: string,
  { title, brands = [] }: { readonly title?: string | undefined; readonly brands?: readonly Brand[] } = {},
): Citation | undefined {
  const source = { url, isCited: false, ...(title !== undefined && { title }) };
  return citations([source], [], brands, { isReadHere: true })[0];
}

/** Google hides the page behind an opaque address of its own and gives its domain as the title. */
function placeOf(
  url: string,
  title: string | undefined,
  brands: readonly Brand[],
): Pick<Citation, "domain" | "kind" | "brandId"> {
  const isOpaque = hostOf(url) === "vertexaisearch.cloud.google.com";
  const named = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/i.test(title ?? "") ? (title ?? "").toLowerCase() : "";
  const host = isOpaque && named !== "" ? named.replace(/^www\./, "") : hostOf(url);
  const owner = brands.find(({ domains }) => domains.some((domain) => isWithin(host, domain)));
  const domain = registrableDomain(host);
  if (!owner) return { domain, kind: kindOfHost(host), brandId: undefined };
  return { domain, kind: owner.isClient ? "OWNED" : "COMPETITOR", brandId: owner.id };
}

function isWithin(host: string, domain: string): boolean {
  const bare = domain.toLowerCase().replace(/^www\./, "");
  return host === bare || host.endsWith(`.${bare}`);
}
