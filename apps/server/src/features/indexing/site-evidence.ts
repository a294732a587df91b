import { setImmediate } from "node:timers/promises";
import { registrableDomain } from "@citelens/answer-analysis";
import { dayMs, earlier } from "@citelens/contract/base/days";
import {
  type ChainLink,
  type Engine,
  type Evidence,
  engines,
  evidenceDays,
  type IndexedPage,
  sitePagesMax,
} from "@citelens/contract/traffic/indexing";
import { citedPages } from "#features/answers/cited/public.ts";
import { catalogue } from "#features/operators/public.ts";
import { listReferredPages } from "#features/referrals/public.ts";
import { stepsPerBreath } from "#features/robots/public.ts";
import { type PageRead, pageReads } from "#features/visits/reads/public.ts";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { type BlockingLookup, blockingBy } from "./blocking.ts";
import { brokenLinkOf, chainOf, linksThatHold, type PageFacts } from "./chain.rules.ts";
import { engineOfOperator } from "./engines.rules.ts";
import { evidenceOf, type Finding, type Mark } from "./evidence.rules.ts";
import { findReadingOf, listSitePages, type ReadingRow, type SitePageRow } from "./indexing.sql.ts";
import { isOfSite, pageKey } from "./own-page.rules.ts";
import { groupNumbers, markOfRead } from "./read-marks.rules.ts";

/** One page with all that is known of it. */
export interface KnownPage extends PageFacts {
  readonly path: string;
  /** Evidence of each engine, in their order. */
  readonly evidence: readonly Finding[];
  readonly links: readonly ChainLink[];
  readonly broken: ChainLink | undefined;
}

/** Every page of a site, as it was at one moment. */
export interface SiteEvidence {
  readonly pages: readonly KnownPage[];
  readonly reading: ReadingRow | undefined;
  readonly isCut: boolean;
  readonly nowMs: number;
}

/** A large site takes some 100 MB, also when its minute is over, so that few are kept; small ones are quickly made anew. */
const kept = promiseCache<SiteEvidence>({ max: 4, ttl: 60_000 });
const pagesAtOnce = 1_000;
const readPagesMax = 2 * sitePagesMax;

/** Facts known of the pages of a workspace's site; at most a minute old, and made anew when its sitemaps were read or no page is known. */
export async function siteEvidence(tools: Tools, member: Member): Promise<SiteEvidence> {
  const settings = await findWorkspaceSettings(tools, member.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");
  const reading = await findReadingOf(tools, member, settings.url);

  const key = `${member.workspaceId} ${settings.url} ${reading?.read_at?.getTime() ?? 0}`;
  const site = await kept.get(key, () => evidenceNow(tools, member, { siteUrl: settings.url, reading }));
  // Whoever waits for the first page looks every other second.
  if (site.pages.length === 0) kept.forget(key);
  return { ...site, reading };
}

interface EvidenceSite {
  readonly siteUrl: string;
  readonly reading: ReadingRow | undefined;
  /** One page alone. */
  readonly path?: string;
}

/** Facts known of one page at this moment, whether it is a page of the site or not; with the addresses that answers cite it by. */
export async function pageEvidence(
  tools: Tools,
  member: Member,
  site: EvidenceSite & { readonly path: string },
): Promise<{
  readonly page: KnownPage;
  readonly listed: SitePageRow | undefined;
  readonly citedUrls: readonly string[];
}> {
  const found = await findAll(tools, member, site);
  const page = knownPage(site.path, found, blockingBy(site.reading?.robots ?? null));
  const citedUrls = found.cited.get(pageKey(site.path))?.urls ?? [];
  return { page, listed: found.listed.get(site.path), citedUrls };
}

async function evidenceNow(tools: Tools, member: Member, site: EvidenceSite): Promise<SiteEvidence> {
  const found = await findAll(tools, member, site);
  const blocking = blockingBy(site.reading?.robots ?? null);
  const { verdicts } = blocking;
  const pages: KnownPage[] = [];
  let breathedAt = 0;
  for (const path of pathsOf(found)) {
    pages.push(knownPage(path, found, blocking));
    if (pages.length % pagesAtOnce > 0 && verdicts.steps() - breathedAt < stepsPerBreath) continue;
    breathedAt = verdicts.steps();
    await setImmediate(); // so that others get their answers meanwhile
  }
  return { pages, reading: site.reading, isCut: found.read.size === readPagesMax, nowMs: found.nowMs };
}

interface EvidenceSources {
  readonly nowMs: number;
  readonly listed: ReadonlyMap<string, SitePageRow>;
  /** Pages that were read last come first. */
  readonly read: ReadonlyMap<string, PageRead>;
  readonly cited: ReadonlyMap<string, CitationMarks>;
  readonly clicked: ReadonlyMap<string, number>;
}

async function findAll(
  tools: Tools,
  member: Member,
  { siteUrl, reading, path }: EvidenceSite,
): Promise<EvidenceSources> {
  const now = tools.now();
  const since = earlier(now, evidenceDays * dayMs);
  const [listed, reads, cited, referred] = await Promise.all([
    reading?.read_at ? listSitePages(tools, member, path) : [],
    pageReads.list(tools, member, { groups: groupNumbers, since, limit: readPagesMax, path }),
    listCitations(tools, member, { siteUrl, since }),
    listReferredPages(tools, member, { since, path }),
  ]);
  return {
    nowMs: now.getTime(),
    listed: new Map(listed.map((page) => [page.path, page])),
    read: new Map(reads.map((one) => [one.path, one])),
    cited,
    clicked: new Map(referred.map((one) => [one.path, one.last_ms])),
  };
}

function knownPage(path: string, found: EvidenceSources, blocking: BlockingLookup): KnownPage {
  const own = found.read.get(path);
  const citations = found.cited.size > 0 ? found.cited.get(pageKey(path)) : undefined;
  const facts: PageFacts = {
    inSitemapSinceMs: found.listed.get(path)?.in_sitemap_since.getTime() ?? null,
    firstReadMs: own?.first_ms ?? null,
    lastReadMs: own?.last_ms ?? null,
    marks: marksOf(own, citations),
    citedMs: citations?.lastMs ?? null,
    clickedMs: found.clicked.get(path) ?? null,
  };
  const chain = chainOf(facts);
  const evidence = engines.map((engine) =>
    evidenceOf(engine, facts.marks, { blocked: blocking.of(engine, path), nowMs: found.nowMs }),
  );
  return { path, ...facts, evidence, links: linksThatHold(chain), broken: brokenLinkOf(chain) };
}

function marksOf(own: PageRead | undefined, citations: CitationMarks | undefined): Mark[] {
  const marks: Mark[] = [];
  for (const number of own?.marks ?? []) {
    const mark = markOfRead(pageReads.markOf(number));
    if (mark) marks.push(mark);
  }
  if (citations) marks.push(...citations.marks);
  return marks;
}

/** Paths of the sitemap first, then those that only visits know, up to a bound; each once. */
function pathsOf({ listed, read }: EvidenceSources): string[] {
  const paths = new Set(listed.keys());
  for (const path of read.keys()) {
    if (paths.size >= listed.size + sitePagesMax) break;
    paths.add(path);
  }
  return [...paths];
}

/** Citations by answers of one page. */
interface CitationMarks {
  readonly marks: readonly Mark[];
  readonly lastMs: number;
  /** As answers write it. */
  readonly urls: readonly string[];
}

interface CitationQuery {
  readonly siteUrl: string;
  readonly since: Date;
}

/** Citations of the site's pages that counted answers cite, by the key of the page. */
async function listCitations(
  tools: Tools,
  member: Member,
  { siteUrl, since }: CitationQuery,
): Promise<ReadonlyMap<string, CitationMarks>> {
  const domain = registrableDomain(new URL(siteUrl).hostname);
  const rows = await citedPages.list(tools, member, { domain, since });
  const engineOf = modelEngines(tools);
  const own = rows.filter(({ url }) => isOfSite(url, siteUrl));
  const byPage = Map.groupBy(own, ({ url }) => pageKey(new URL(url).pathname));
  return new Map(
    [...byPage].map(([key, cited]) => [
      key,
      {
        urls: [...new Set(cited.map(({ url }) => url))],
        lastMs: Math.max(...cited.map(({ last }) => last.getTime())),
        marks: cited.flatMap(({ operator_model, last }): Mark[] => {
          const engine = engineOf(operator_model);
          return engine ? [{ engine, sign: "cited", lastMs: last.getTime() }] : [];
        }),
      },
    ]),
  );
}

/** Engine that a model answers for; none for the local index and for models that are no engine's. */
export function modelEngines({ ai }: Pick<Tools, "ai">): (model: string) => Engine | undefined {
  const operators = new Map(catalogue(ai).map(({ id, operator_name }) => [id, operator_name]));
  return (model) => engineOfOperator(operators.get(model) ?? "");
}

export function shownPage(page: KnownPage): IndexedPage {
  return {
    path: page.path,
    in_sitemap: page.inSitemapSinceMs !== null,
    first_read: isoOf(page.firstReadMs),
    last_read: isoOf(page.lastReadMs),
    evidence: page.evidence.map(shownEvidence),
    links: [...page.links],
    broken: page.broken ?? null,
  };
}

export function shownEvidence({ lastMs, ...finding }: Finding): Evidence {
  return { ...finding, at: isoOf(lastMs) };
}

export function isoOf(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
