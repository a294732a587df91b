import type { SourceKind } from "@citelens/contract/visibility/answers";
import type { Brand } from "./brands.ts";
import { kindOfHost } from "./source-kind.ts";
import { hostOf, registrableDomain, sourceUrl } from "./source-url.ts";

/** A source as the operator reported it, in the operator's order. */
export interface Source {
  readonly url: string;
  readonly title?: string;
  /** Whether the answer cites it; else it was only retrieved. */
  readonly isCited: boolean;
}

export interface Citation {
  readonly url: string;
  readonly domain: string;
  readonly title: string | undefined;
  readonly kind: SourceKind;
  /** The brand on whose domains the page stands. */
  readonly brandId: string | undefined;
  readonly isCited: boolean;
  /** From 1 among the cited or among the merely retrieved, each address counted once. */
  readonly position: number;
}

/**
 * What an answer cites and what was only retrieved for it, each address once. The operator's own list leads;
 * links that only the text shows come after it, as cited.
 */
export function citations(
  sources: readonly Source[],
  linked: readonly string[],
  brands: readonly Brand[],
): Citation[] {
  const all = [
    ...sources.filter(({ isCited }) => isCited),
    ...linked.map((url): Source => ({ url, isCited: true })),
    ...sources.filter(({ isCited }) => !isCited),
  ];
  const found = new Map<string, Citation>();
  let citedCount = 0;
  for (const { url: written, title, isCited } of all) {
    const url = sourceUrl(written);
    if (url === undefined || found.has(url)) continue;

    if (isCited) citedCount++;
    const position = isCited ? citedCount : found.size - citedCount + 1;
    found.set(url, { url, ...placeOf(url, title, brands), title, isCited, position });
  }
  return [...found.values()];
}

/** One source by its address alone; undefined for what is no web address. */
export function sourcePage(
  url: string,
  { title, brands = [] }: { readonly title?: string | undefined; readonly brands?: readonly Brand[] } = {},
): Citation | undefined {
  return citations([{ url, isCited: false, ...(title !== undefined && { title }) }], [], brands)[0];
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
