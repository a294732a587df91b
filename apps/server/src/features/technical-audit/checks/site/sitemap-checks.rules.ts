import { dayAfter, isDay } from "@citelens/contract/base/days";
import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import type { SitemapFile } from "../../store/seen-site.rules.ts";
import type { PageBrief } from "../check.rules.ts";
import type { SiteCheck, SiteFacts } from "../site-check.rules.ts";
import { answerWords, evidenceMax, proof, resultOf, shareWords } from "./evidence.rules.ts";

const urlsPerFileMax = 50_000;

const sitemap: SiteCheck = {
  id: "sitemap",
  title: "No valid sitemap",
  why: "Search indexes find new and changed pages by the sitemap; what stands in none they find late or never.",
  grade: "b",
  severity: "medium",
  category: "structure",
  check: ({ origin, sitemaps }) => {
    if (!sitemaps.some((file) => file.isNamed || isThere(file))) {
      const found = "robots.txt names no sitemap, and there is none at its usual place.";
      return resultOf([
        proof(`${origin}/robots.txt`, found, { wanted: `A line “Sitemap: ${origin}/sitemap.xml”.` }),
      ]);
    }
    const faults = sitemaps.flatMap(faultsOf);
    const [first] = sitemaps;
    const isEmpty = sitemaps.every(({ urls }) => urls === 0);
    if (faults.length > 0 || !first || !isEmpty) return resultOf(faults);
    return resultOf([
      proof(first.url, "It names no page of the site.", {
        wanted: "The addresses of the pages that are to be found.",
      }),
    ]);
  },
};

const badShareMax = 0.05;

const sitemapUrls: SiteCheck = {
  id: "sitemap-urls",
  title: "The sitemap names pages that cannot be found",
  why: "Crawlers spend their visits on pages that are no answer, and trust the sitemap less.",
  grade: "b",
  severity: "medium",
  category: "structure",
  check: (site) => {
    let read = 0;
    const bad: AuditEvidence[] = [];
    let faults = 0;
    for (const { hash, url } of site.sitemapPages) {
      const page = site.page(hash);
      if (!page || page.status === null) continue;
      read++;
      const found = unfindable(page, site);
      if (!found) continue;
      faults++;
      if (bad.length < evidenceMax)
        bad.push(
          proof(url, found, { wanted: "Only addresses that answer 200 and are their own canonical." }),
        );
    }
    if (read === 0) return "not-applicable";
    if (faults === 0) return "passed";

    const [first, ...others] = bad;
    const share = shareWords(faults, read, "read pages of the sitemap");
    const evidence = first ? [{ ...first, found: `${first.found} So it is with ${share}.` }, ...others] : [];
    return faults / read > badShareMax ? { evidence } : { isHalf: true, evidence };
  },
};

/** Fewer pages may well have changed on one day. */
const samePagesMin = 5;

const lastmodFalse: SiteCheck = {
  id: "lastmod-false",
  title: "The sitemap's dates are not real",
  why: "Search indexes heed lastmod only where it is consistently true; a false one is ignored for the whole site.",
  grade: "b",
  severity: "low",
  category: "trust",
  check: ({ today, sitemapPages, origin }) => {
    const dated = sitemapPages.flatMap(({ url, lastmod }) => {
      const day = (lastmod ?? "").trim().slice(0, 10);
      return lastmod !== null && isDay(day) ? [{ url, lastmod: lastmod.trim(), day }] : [];
    });
    const [first] = dated;
    if (!first) return "not-applicable";

    // A day further on is today in another time zone.
    const latest = dayAfter(today);
    const future = dated.filter(({ day }) => day > latest).slice(0, evidenceMax);
    const wanted = "The day on which the page itself last changed.";
    if (future.length > 0) {
      return resultOf(
        future.map(({ url, lastmod }) =>
          proof(url, "The date lies in the future.", { wanted, quote: `<lastmod>${lastmod}</lastmod>` }),
        ),
      );
    }
    if (dated.length < samePagesMin || dated.some(({ day }) => day !== first.day)) return "passed";
    const found = `All ${dated.length} dated pages are said to have changed on ${first.day}.`;
    return resultOf([proof(`${origin}/`, found, { wanted, quote: `<lastmod>${first.lastmod}</lastmod>` })]);
  },
};

export const sitemapChecks: readonly SiteCheck[] = [sitemap, sitemapUrls, lastmodFalse];

function isThere({ status, failure }: SitemapFile): boolean {
  return failure === null && status !== null && status >= 200 && status < 300;
}

/** A file that was only looked for and is not there is no fault. */
function faultsOf(file: SitemapFile): AuditEvidence[] {
  const { url, isNamed, fault, urls, foreign, firstForeign, badLastmod } = file;
  if (!isThere(file)) {
    if (!isNamed) return [];
    return [
      proof(url, `${answerWords(file)}, although robots.txt names it.`, { wanted: "Status 200 with XML." }),
    ];
  }

  const faults: AuditEvidence[] = [];
  if (fault !== null) faults.push(proof(url, fault, { wanted: "XML as sitemaps.org describes it." }));
  if (urls > urlsPerFileMax)
    faults.push(
      proof(url, `It names ${urls} addresses.`, {
        wanted: "At most 50,000 a file; name several files in an index.",
      }),
    );
  if (foreign > 0)
    faults.push(
      proof(url, `${foreign} of its addresses are of other sites or none of the web.`, {
        wanted: "Whole addresses of this site.",
        ...(firstForeign && { quote: `<loc>${firstForeign}</loc>` }),
      }),
    );
  if (badLastmod !== null)
    faults.push(
      proof(url, "A lastmod is no date.", {
        wanted: "A date such as 2026-01-31.",
        quote: `<lastmod>${badLastmod}</lastmod>`,
      }),
    );
  return faults;
}

function unfindable(page: PageBrief, site: SiteFacts): string | undefined {
  if (page.finalHash !== page.hash) {
    const end = site.page(page.finalHash);
    return end ? `It redirects to ${end.url}.` : "It redirects.";
  }
  if (page.status !== 200) return `Status ${page.status}.`;
  if (page.isNoindex) return "It is closed to search by noindex.";
  if (page.canonicalHash === null || page.canonicalHash === page.hash) return undefined;
  const canonical = site.page(page.canonicalHash);
  return canonical ? `Its canonical is ${canonical.url}.` : "Its canonical is another address.";
}
