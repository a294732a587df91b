import { quotedLink } from "../../facts/link-header.rules.ts";
import { pageHash, withoutFragment } from "../../facts/page-hash.rules.ts";
import { hammingDistance } from "../../facts/text/simhash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import type { AuditedPage, PageBrief, PageCheck, SiteIndex } from "../check.rules.ts";
import { found, type SeenFault } from "./found.rules.ts";
import { isEqualAddress, isSameAddress, isSameButSlash } from "./same-address.rules.ts";
import { standingOf } from "./standing.rules.ts";

/** Bits that differ, of 64: texts that differ in more share less than about 70 % of their phrases. */
const otherTextBits = 16;
const textWordsMin = 50;

type Canonical = HtmlFacts["canonicals"][number];

/**
 * One canonical address that is there and shows the same text. How it is written is only told: a relative one is resolved, as RFC 6596
 * (section 3) and Google have it, which advises against it all the same.
 */
export const canonical: PageCheck = {
  id: "canonical",
  title: "Canonical link is missing or wrong",
  why: "The canonical link says which address search engines and AI answers should show. A wrong one can hand the page's place to another, or be ignored.",
  grade: "b",
  severity: "high",
  category: "access",
  needs: "page",
  check: (page, site) => {
    const { html } = page.facts;
    const standing = standingOf(page, site);
    if (!html || (standing !== "meant" && standing !== "variant")) return "not-applicable";
    if (html.canonicals.length === 0) return found(page, [missing(page, html)], { severity: "low" });

    const wrong = [...severalOf(html), ...html.canonicals.flatMap((one) => faultOf(one, page, site))];
    const hints = [...nearlyEqual(html), ...html.canonicals.flatMap((one) => hintOf(one))];
    return found(page, [...wrong, ...hints], wrong.length > 0 ? {} : { severity: "low" });
  },
};

function missing({ facts }: AuditedPage, { strayCanonical: stray }: HtmlFacts): SeenFault {
  const wanted = `<link rel="canonical" href="${facts.fetch.url}">`;
  if (!stray) return { found: "No canonical link", wanted };
  const where = stray.href === "" ? "An empty canonical link" : "A canonical link outside of the head";
  return { found: `${where}, which nobody reads`, wanted, line: stray.line, quote: stray.href };
}

/** The same address twice misleads nobody. */
function severalOf({ canonicals }: HtmlFacts): SeenFault[] {
  const different = distinct(
    canonicals,
    (one, other) => isSameAddress(one, other) || isSameButSlash(one, other),
  );
  const second = different[1];
  if (!second) return [];
  const found = `${different.length} canonical links that differ`;
  return [{ found, wanted: "One", line: second.line, quote: quoteOf(second) }];
}

/** Addresses that only a slash tells apart are one page with most servers. */
function nearlyEqual({ canonicals }: HtmlFacts): SeenFault[] {
  const first = canonicals[0];
  const other = canonicals.find(
    ({ href, url }) => first && isSameButSlash(url ?? href, first.url ?? first.href),
  );
  if (!other) return [];
  const found = "Canonical links that differ by a slash at the end";
  return [{ found, wanted: "One", line: other.line, quote: quoteOf(other) }];
}

function distinct(links: readonly Canonical[], isSame: (one: string, other: string) => boolean): Canonical[] {
  return links.filter(
    ({ href, url }, index) =>
      !links.slice(0, index).some((before) => isSame(url ?? href, before.url ?? before.href)),
  );
}

function quoteOf({ line, href }: Canonical): string {
  return line === null ? quotedLink({ href }) : href;
}

/** How an address is written that leads to the right page all the same. */
function hintOf(link: Canonical): SeenFault[] {
  const { href, url, line } = link;
  if (url === null) return [];
  const seen = (found: string): SeenFault[] => [
    { found, wanted: withoutFragment(url), line, quote: quoteOf(link) },
  ];
  if (href.trim().startsWith("//")) return seen("An address without its scheme");
  if (!/^https?:/i.test(href.trim())) return seen("A relative address");
  return href.includes("#") ? seen("An address with a fragment, which search engines leave out") : [];
}

function faultOf(link: Canonical, page: AuditedPage, site: SiteIndex): SeenFault[] {
  const { url, line } = link;
  const seen = (found: string, wanted: string): SeenFault[] => [
    { found, wanted, line, quote: quoteOf(link) },
  ];
  if (url === null) return seen("No address of the web", page.facts.fetch.url);
  if (isEqualAddress(url, page.url) || isEqualAddress(url, page.facts.fetch.url)) return [];

  const target = site.page(pageHash(url));
  if (!target || target.hash === page.hash) return [];
  if (target.status !== null && target.status !== 200)
    return seen(`Its page answers with status ${target.status}`, "A page with status 200");
  if (target.finalHash !== target.hash) return seen("Its page is a redirect", "The address at its end");
  return hasOtherText(page, target) ? seen("Its page has another text", "The page with the same text") : [];
}

function hasOtherText({ facts: { html } }: AuditedPage, target: PageBrief): boolean {
  if (!html || target.simhash === null) return false;
  if (html.mainWords <= textWordsMin || target.mainWords <= textWordsMin) return false;
  return hammingDistance(html.simhash, target.simhash) > otherTextBits;
}
