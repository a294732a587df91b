import { quotedLink } from "../../facts/link-header.rules.ts";
import { pageHash } from "../../facts/page-hash.rules.ts";
import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import type { AuditedPage, PageCheck, SiteIndex } from "../check.rules.ts";
import { contentCheck, found, type SeenFault } from "./found.rules.ts";
import { isHreflangCode } from "./hreflang-code.rules.ts";
import { isSameAddress } from "./same-address.rules.ts";

type Hreflang = HtmlFacts["hreflangs"][number];

/** The links between the languages of a page: known codes, full addresses, its own among them, and each returned. */
export const hreflang: PageCheck = contentCheck({
  id: "hreflang",
  title: "Links between language versions are wrong",
  why: "Google documents that such links are ignored unless codes are valid, addresses are full, and the pages name each other.",
  grade: "b",
  severity: "medium",
  category: "links",
  needs: "page",
  check: ({ hreflangs }, page, site) => {
    if (hreflangs.length === 0) return "not-applicable";
    return found(page, [
      ...withoutItself(hreflangs, page),
      ...hreflangs.flatMap(wrongForm),
      ...hreflangs.flatMap((one) => wrongTarget(one, page, site)),
    ]);
  },
});

function withoutItself(hreflangs: readonly Hreflang[], { url, facts }: AuditedPage): SeenFault[] {
  const isItself = (named: string): boolean =>
    isSameAddress(named, url) || isSameAddress(named, facts.fetch.url);
  if (hreflangs.some(({ url: named }) => named !== null && isItself(named))) return [];
  return [{ found: "The page itself is not among them", wanted: `A line for ${facts.fetch.url}` }];
}

/** As it is written in the page, or in the header. */
function quoteOf(link: Hreflang, part: "code" | "href"): string {
  return link.line === null ? quotedLink(link) : link[part];
}

function wrongForm(link: Hreflang): SeenFault[] {
  const { code, href, url, line } = link;
  const seen: SeenFault[] = [];
  if (!isHreflangCode(code))
    seen.push({
      found: `“${code.slice(0, 40)}” is no language code`,
      wanted: codes,
      line,
      quote: quoteOf(link, "code"),
    });
  if (!/^https?:\/\//i.test(href.trim()))
    seen.push({
      found: "A relative address",
      wanted: url ?? "A full address",
      line,
      quote: quoteOf(link, "href"),
    });
  return seen;
}

const codes = "A language such as en, with or without a country such as en-GB, or x-default";

/** Targets that were not read may be right. */
function wrongTarget(link: Hreflang, page: AuditedPage, site: SiteIndex): SeenFault[] {
  const { url, line } = link;
  const target = url === null ? undefined : site.page(pageHash(url));
  if (!target || target.status === null || target.hash === page.hash) return [];
  const seen = (found: string, wanted: string): SeenFault[] => [
    { found, wanted, line, quote: quoteOf(link, "href") },
  ];
  if (target.status !== 200)
    return seen(`${target.url} answers with status ${target.status}`, "A page with status 200");
  if (target.finalHash === page.hash) return [];
  if (target.finalHash !== target.hash) return seen(`${target.url} is a redirect`, "The address at its end");

  const isReturned = target.hreflangs.some(({ hash }) => hash === page.hash);
  return isReturned ? [] : seen(`${target.url} does not name this page`, "Links in both directions");
}
