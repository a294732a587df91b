import { pageHash } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import type { AuditedPage, SiteIndex } from "../check.rules.ts";
import { audienceOf, isNoindexFault, noindexOf } from "./robots-directives.rules.ts";
import { isSameAddress, isSameButSlash } from "./same-address.rules.ts";

/**
 * Standing of a page in the audit: one that should be found and read; no answer of its server, or one that we would not take; an error; a
 * challenge to robots; a file; a redirect to another page; one that is kept out of search on purpose; one that names another as the page
 * to be found.
 */
export type PageStanding =
  | "meant"
  | "unanswered"
  | "not-taken"
  | "failed"
  | "challenged"
  | "file"
  | "moved"
  | "kept-out"
  | "variant";

/** The first that holds; everything but "meant" leaves the checks of its content without a subject. */
export function standingOf(page: AuditedPage, site: SiteIndex): PageStanding {
  const known = standings.get(page);
  if (known?.site === site) return known.standing;

  const standing = judged(page, site);
  standings.set(page, { site, standing });
  return standing;
}

/** Nearly every check asks for it, so it is judged once for a page. */
const standings = new WeakMap<AuditedPage, { readonly site: SiteIndex; readonly standing: PageStanding }>();

function judged(page: AuditedPage, site: SiteIndex): PageStanding {
  const { fetch, html } = page.facts;
  if (fetch.challenge !== null) return "challenged";
  if (fetch.status === null) return isServersFailure(fetch.failure) ? "unanswered" : "not-taken";
  if (fetch.status >= 400) return "failed";
  if (isMoved(page, site)) return "moved";
  if (!html) return "file";
  // Where an audit begins is what was asked for, whatever it says of itself.
  if (page.foundIn.includes("START")) return "meant";
  if (isKeptOut(page)) return "kept-out";
  return isVariant(page, html, site) ? "variant" : "meant";
}

/**
 * Whether a page takes part in the score: one that should be found, or would be if it were not broken. Files do not, nor does
 * what steps back for another page on purpose, so neither can lift the score.
 */
export function isCounted(page: AuditedPage, site: SiteIndex): boolean {
  if (page.foundIn.length === 0) return false;

  const standing = standingOf(page, site);
  if (standing === "moved") return isNamedRedirect(page, site);
  return ["meant", "unanswered", "failed", "challenged"].includes(standing);
}

/** Whether links or sitemaps name a redirect, or its way is longer than one hop. */
export function isNamedRedirect(page: AuditedPage, site: SiteIndex): boolean {
  return (
    page.facts.fetch.hops.length > 1 ||
    page.foundIn.includes("SITEMAP") ||
    page.foundIn.includes("LINK") ||
    site.linksTo(page.hash).count > 0
  );
}

/** Whether no server answered as it should; anything else that was not fetched says nothing of the site. */
export function isServersFailure(failure: string | null): boolean {
  return ["redirects", "certificate", "dns", "timeout", "unreachable"].includes(failure ?? "");
}

/** Directives for only one agent keep nobody else away. */
function isKeptOut(page: AuditedPage): boolean {
  return !isNoindexFault(page) && noindexOf(page.facts).some(({ agent }) => audienceOf(agent) === "all");
}

/** A slash or a scheme that is mended on the way makes no other page where the index says so. */
function isMoved({ hash, url, foundIn, facts: { fetch } }: AuditedPage, site: SiteIndex): boolean {
  if (fetch.hops.length === 0) return false;
  const brief = site.page(hash);
  // The start of an audit stands for the page behind it, unless that is read for itself.
  if (foundIn.includes("START") && (!brief || !site.page(brief.finalHash))) return false;
  return brief ? brief.finalHash !== hash : !isSameAddress(fetch.url, url);
}

function isVariant({ hash, url, facts }: AuditedPage, html: HtmlFacts, site: SiteIndex): boolean {
  const canonical = html.canonicals[0]?.url ?? null;
  if (canonical === null || html.canonicals.some((one) => one.url !== canonical)) return false;
  if (isSameAddress(canonical, url) || isSameAddress(canonical, facts.fetch.url)) return false;
  // Of two addresses that a slash tells apart, one is a page of its own only where it was read as one.
  if (isSameButSlash(canonical, facts.fetch.url) && !site.page(pageHash(canonical))) return false;

  const brief = site.page(hash);
  if (!brief || brief.canonicalHash === null) return true;
  return brief.canonicalHash !== hash && brief.canonicalHash !== brief.finalHash;
}
