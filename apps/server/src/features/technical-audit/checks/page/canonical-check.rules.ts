import { quotedLink } from "../../facts/link-header.rules.ts";
import type { HtmlFacts } from "../../facts/page-facts.rules.ts";
import { pageHash, urlKey } from "../../facts/page-hash.rules.ts";
import { hammingDistance } from "../../facts/simhash.rules.ts";
import type { AuditedPage, PageBrief, PageCheck, SiteIndex } from "../check.rules.ts";
import { found, type Seen } from "./found.rules.ts";
import { standingOf } from "./standing.rules.ts";

/** Of 64: texts that differ in more share less than about 70 % of their phrases. */
const otherTextBits = 16;
const textWordsMin = 50;

type Canonical = HtmlFacts["canonicals"][number];

/** One canonical address, in full, that is there and shows the same text. */
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
    if (html.canonicals.length === 0) return found(page, [missing(page)], { severity: "low" });

    const several = severalOf(html);
    return found(page, [...several, ...html.canonicals.flatMap((one) => faultOf(one, page, site))]);
  },
};

function missing({ facts }: AuditedPage): Seen {
  return { found: "No canonical link", wanted: `<link rel="canonical" href="${facts.fetch.url}">` };
}

/** The same address twice misleads nobody. */
function severalOf({ canonicals }: HtmlFacts): Seen[] {
  const addresses = new Set(canonicals.map(({ href, url }) => url ?? href));
  const second = canonicals[1];
  if (addresses.size < 2 || !second) return [];
  const found = `${addresses.size} canonical links that differ`;
  return [{ found, wanted: "One", line: second.line, quote: quoteOf(second) }];
}

function quoteOf({ line, href }: Canonical): string {
  return line === null ? quotedLink({ href }) : href;
}

function faultOf(link: Canonical, page: AuditedPage, site: SiteIndex): Seen[] {
  const { href, url, line } = link;
  const seen = (found: string, wanted: string): Seen[] => [{ found, wanted, line, quote: quoteOf(link) }];
  if (url === null) return seen("No address of the web", page.facts.fetch.url);
  if (!/^https?:\/\//i.test(href.trim())) return seen("A relative address", url);
  if (urlKey(url) === urlKey(page.url) || urlKey(url) === urlKey(page.facts.fetch.url)) return [];

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
