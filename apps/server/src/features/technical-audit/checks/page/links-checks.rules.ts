import type { HtmlFacts } from "../../store/page-facts.rules.ts";
import type { AuditedPage, PageCheck, SiteIndex } from "../check.rules.ts";
import { contentCheck, found, foundIf, percent, type SeenFault } from "./found.rules.ts";
import { hreflang } from "./hreflang-check.rules.ts";

const clicksMax = 3;
const clicksMaxOfLargeSites = 4;
const largeSitePages = 1_000;
const vagueShareMax = 0.3;

const brokenLinks = contentCheck({
  id: "broken-links",
  title: "Links lead to pages that are gone",
  why: "An agent that follows such a link reads an error and may give up; for search engines the link is lost.",
  grade: "b",
  severity: "medium",
  category: "links",
  needs: "site",
  check: ({ links }, page, site) => {
    if (links.length === 0) return "not-applicable";
    return found(
      page,
      links.flatMap((link) => deadLink(link, site)),
    );
  },
});

function deadLink({ hash, line }: HtmlFacts["links"][number], site: SiteIndex): SeenFault[] {
  const target = site.page(hash);
  if (!target || target.status === null || target.status < 400) return [];
  return [
    {
      found: `A link to ${target.url}, which answers with status ${target.status}`,
      wanted: "A link to a page that is there",
      line,
      quote: target.url,
    },
  ];
}

const deep = contentCheck({
  id: "deep",
  title: "Page is many clicks away from the start page",
  why: "Crawlers read a limited number of pages of a site, and those near the start first. The number of clicks is a convention.",
  grade: "c",
  severity: "medium",
  category: "links",
  needs: "site",
  check: (_html, page, site) => {
    const clicks = site.depthOf(page.hash);
    if (clicks === undefined) return "not-applicable";
    const max = site.pagesRead > largeSitePages ? clicksMaxOfLargeSites : clicksMax;
    return foundIf(clicks > max, page, {
      found: `${clicks} clicks on the shortest way that was found`,
      wanted: `At most ${max}`,
    });
  },
});

const orphan = contentCheck({
  id: "orphan",
  title: "No page links to it",
  why: "Crawlers find pages by links, and take what is linked for more important. This one is only known from the sitemap or from visits.",
  grade: "b",
  severity: "medium",
  category: "links",
  needs: "site",
  check: (_html, page, site) => {
    const isKnown = page.foundIn.includes("SITEMAP") || page.foundIn.includes("VISITED");
    if (!isKnown || isStartPage(page) || site.hasUnread) return "not-applicable";
    return foundIf(linksFromOthers(page, site) === 0, page, {
      found: "No link on the pages that were read",
      wanted: "A link on a page about the same topic",
    });
  },
});

function isStartPage({ url, kind, foundIn }: AuditedPage): boolean {
  return kind === "home" || foundIn.includes("START") || URL.parse(url)?.pathname === "/";
}

/** A page that links to itself is not found by that. */
function linksFromOthers({ url, hash, facts }: AuditedPage, site: SiteIndex): number {
  const { count, from } = site.linksTo(hash);
  const own = from.filter((one) => one.url === url || one.url === facts.fetch.url).length;
  return count - own;
}

const vagueLinks = contentCheck({
  id: "vague-links",
  title: "Links say “here” or “more” instead of what they lead to",
  why: "The words of a link tell what its page is about, before anybody opens it. The share is a convention.",
  grade: "c",
  severity: "low",
  category: "links",
  needs: "page",
  check: ({ linkCount, vagueLinkCount, vagueLinks: links }, page) => {
    if (linkCount === 0) return "not-applicable";
    const share = vagueLinkCount / linkCount;
    if (share <= vagueShareMax) return "passed";
    const sum = `${vagueLinkCount} of ${linkCount} links say nothing of their page`;
    const places = links.map(({ text, line }) => ({
      found: "A link without a meaning of its own",
      wanted: "Words that name the page it leads to",
      line,
      quote: text,
    }));
    return found(page, [{ found: sum, wanted: `At most ${percent(vagueShareMax)}` }, ...places]);
  },
});

/** Whether a page can be reached from others, and leads on. */
export const linksChecks: readonly PageCheck[] = [hreflang, brokenLinks, deep, orphan, vagueLinks];
