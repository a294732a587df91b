import type { CitationShown } from "@citelens/contract/visibility/answers";

/** The cited source of a link in the answer, ignoring tracking parameters. */
export function citationOf(citations: readonly CitationShown[], href: string): CitationShown | undefined {
  const page = pageOf(href);
  return page === undefined ? undefined : citations.find(({ cited, url }) => cited && pageOf(url) === page);
}

export function citationAt(citations: readonly CitationShown[], position: number): CitationShown | undefined {
  return citations.find((citation) => citation.cited && citation.position === position);
}

/** Whether the words of a link are the number that a model gave to its source, as in [1] or 1. */
export function isSourceNumber(words: string): boolean {
  return /^(?:\d+|\[\d+\])$/.test(words.trim());
}

/** A URL that is safe to link to; sources are untrusted input. */
export function webAddress(url: string): string | undefined {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined;
}

const counters = /^(?:utm_.*=.*|(?:gclid|fbclid|msclkid|srsltid)=.*|referr?er=[\w-]+(?:\.[\w-]+)+)$/i;

function pageOf(url: string): string | undefined {
  if (!webAddress(url)) return undefined;

  const { hostname, pathname, searchParams } = new URL(url);
  const params = [...searchParams].map((pair) => pair.join("=")).filter((pair) => !counters.test(pair));
  return `${hostname.replace(/^www\./, "")}${pathname.replace(/\/+$/, "")}?${params.toSorted().join("&")}`;
}
