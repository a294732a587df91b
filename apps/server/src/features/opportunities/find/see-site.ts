import { setImmediate as nextTick } from "node:timers/promises";
import { countedPage, hostOf, registrableDomain } from "@citelens/answer-analysis";
import { dayMs, earlier } from "@citelens/contract/base/days";
import { namesInText } from "#features/answers/evidence/public.ts";
import { openCoverage } from "#features/local-index/fit/public.ts";
import { readPages } from "#features/local-index/kept/public.ts";
import { addPages, readSites } from "#features/local-index/public.ts";
import { auditEvidence, pageEnds } from "#features/technical-audit/evidence/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { pageFaults } from "./page-faults.rules.ts";
import type { SeenWorkspace } from "./see-workspace.ts";
import type { SeenQuery, SeenSite } from "./seen-period.rules.ts";

const ownPagesMax = 60;
const auditDays = 90;
/** Queries are looked at so many at a time, and others have their turn in between. */
const queriesPerTick = 20;
const readOfDomainMax = 20;
const addedOfDomainMax = 3;
const addedMax = 30;

/** Own page that holds most of each query, by its text and language; none where nothing of the site could be read. */
export async function fitsOf(
  tools: Tools,
  place: Place,
  { queries, ownDomains, siteUrl }: SeenWorkspace,
): Promise<(query: { readonly text: string; readonly language: string }) => SeenQuery["best"]> {
  await readSites(tools, place, { hosts: [siteUrl], pagesMax: ownPagesMax });
  const known = await readPages.listUnder(tools, place, { domains: [...ownDomains], ofDomainMax: 1 });
  if (known.length === 0) return () => undefined;

  const coverage = await openCoverage(tools, place);
  const isOwn = (url: string): boolean => ownDomains.has(registrableDomain(hostOf(url)));
  const found = new Map<string, NonNullable<SeenQuery["best"]>>();
  for (const [at, query] of queries.entries()) {
    if (at % queriesPerTick === 0) await nextTick();
    const key = fitKey(query);
    if (!found.has(key)) found.set(key, coverage.bestPage(query, isOwn) ?? nothing);
  }
  return (query) => found.get(fitKey(query)) ?? nothing;
}

const nothing = { url: undefined, title: "", fit: 0 };

function fitKey({ text, language }: { readonly text: string; readonly language: string }): string {
  return `${language} ${text}`;
}

/** Facts known of the client's site, whatever the period; other sites are looked at later. */
export async function seeSite(
  tools: Tools,
  place: Place,
  { siteUrl }: SeenWorkspace,
): Promise<Omit<SeenSite, "readAt" | "titleOf">> {
  const since = earlier(tools.now(), auditDays * dayMs);
  const audit = await auditEvidence.newest(tools, place, since);
  const host = (URL.parse(siteUrl)?.host ?? "").replace(/^www\./, "");
  const use = await auditEvidence.siteUse(tools, place, { host, scope: "SITE" });
  const faultsAt = (url: string) =>
    pageFaults({
      audited: audit && {
        finishedAt: audit.finishedAt,
        gone: audit.goneAt(url),
        closed: audit.closedAt(url),
      },
      answered: use.answeredAt(url),
      ...pageEnds,
    });
  return {
    auditId: audit?.auditId,
    startUrl: URL.parse("/", siteUrl)?.href ?? siteUrl,
    siteBlockers: audit?.siteBlockers ?? [],
    blockersOf: (url) => audit?.blockersOf(url) ?? [],
    goneAt: (url) => faultsAt(url).gone,
    closedAt: (url) => faultsAt(url).closed,
    aiVisitsOf: use.aiVisitsOf,
    citationsOf: use.citationsOf,
    pageOf: (url) => countedPage(url) ?? url,
  };
}

interface OtherSite {
  readonly domain: string;
  /** Pages of it that answers cite, the most cited first. */
  readonly urls: readonly string[];
}

/** How many pages of other sites were read, and whether any names the client. The pages that answers cite are read first, as many of each. */
export async function readOtherSites(
  tools: Tools,
  place: Place,
  { sites, brands }: { readonly sites: readonly OtherSite[]; readonly brands: SeenWorkspace["brands"] },
): Promise<SeenSite["readAt"]> {
  const cited = sites.flatMap(({ urls }) => urls.slice(0, addedOfDomainMax)).slice(0, addedMax);
  await addPages(
    tools,
    place,
    cited.map((url) => ({ url })),
  );
  const namesClient = namesInText(brands.filter(({ isClient }) => isClient));
  const pages = await readPages.listUnder(tools, place, {
    domains: sites.map(({ domain }) => domain),
    ofDomainMax: readOfDomainMax,
  });
  const found = new Map<string, { pages: number; isNamed: boolean }>();
  for (const { domain, title, passages } of pages) {
    const site = found.get(domain) ?? { pages: 0, isNamed: false };
    const text = [title, ...passages.flatMap(({ heading, text: words }) => [heading, words])].join("\n");
    found.set(domain, { pages: site.pages + 1, isNamed: site.isNamed || namesClient(text) });
  }
  return (domain) => found.get(domain) ?? { pages: 0, isNamed: false };
}
