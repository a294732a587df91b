import type { AuditSpeed } from "@citelens/contract/content/audit-words";
import { ownAgent } from "@citelens/crawlers";
import { FetchFailure } from "#platform/guarded-fetch/guarded-failure.ts";
import type { FetchedAnswer } from "#platform/guarded-fetch/guarded-fetch.ts";
import type { Place } from "#platform/place.ts";
import { type Pace, withCrawlDelay } from "#platform/site-walk/pace.rules.ts";
import { type WalkAnswer, type WalkEnd, walkSite } from "#platform/site-walk/site-walk.ts";
import type { Tools } from "#platform/tools.ts";
import { type RobotsOfSites, robotsOfSites } from "#platform/web-page/site-robots.ts";
import { tryGet } from "#platform/web-page/try-get.ts";
import { slashedUrl } from "../checks/with-slash.rules.ts";
import { hostOfUrl, pageHash, withoutFragment } from "../facts/page-hash.rules.ts";
import type { AuditRow } from "../store/audits.sql.ts";
import type { AtWork, Progress } from "../store/leased-audit.ts";
import type { SeenSite } from "../store/seen-site.rules.ts";
import { findSettings } from "../store/settings.sql.ts";
import { type AheadUrl, pageMs } from "./audit-url.ts";
import { type CrawlCounts, countUrls } from "./audit-urls.sql.ts";
import { isInScope } from "./crawl-scope.rules.ts";
import { type LookSettings, lookingOf } from "./first-look.ts";
import { type PagesForIndex, pagesForIndex } from "./kept-pages.ts";
import { failedFacts } from "./read-answer.ts";
import { readInThread } from "./read-in-thread.ts";
import { type TableFrontier, tableFrontier } from "./table-frontier.ts";
import { writtenPage } from "./written-page.ts";

/** A slice ends after that, and the next one goes on: a worker that dies loses one slice at most. */
const sliceMs = 60_000;
const sliceUrlsMax = 500;
/** A first byte that takes longer is measured twice more, since one may be chance. */
const slowMs = 800;

const paces: Readonly<Record<AuditSpeed, Pace>> = {
  GENTLE: { atOnce: 1, perSecond: 1 },
  NORMAL: { atOnce: 4, atOnceQuick: 8, perSecond: 5 },
  FAST: { atOnce: 32, perSecond: 40 },
};

export interface SliceEnd {
  readonly isDone: boolean;
  /** Why nothing more is read, where the site is not through. */
  readonly cut: string | null;
}

interface SliceInput {
  readonly site: SeenSite;
  readonly work: AtWork;
  /** The audit's own unless told otherwise. */
  readonly pace?: Pace;
}

/** Reads the next part of a site, and keeps it; resolves to whether anything is left to read. Throws once the audit has ended. */
export async function crawlSlice(
  tools: Tools,
  place: Place,
  { site, work, pace }: SliceInput,
): Promise<SliceEnd> {
  const { audit, progress, signal } = work;
  const before = await countUrls(tools, place, audit.id);
  Object.assign(progress, countsOf(audit, before));
  const end = AbortSignal.timeout(sliceMs);
  const robots = audit.ignore_robots ? undefined : robotsOfSites(tools, signal);
  const looking = lookingOf(audit, await findSettings(tools, place));
  const frontier = await tableFrontier(tools, place, {
    auditId: audit.id,
    scope: { host: site.host, includePaths: audit.include_paths, excludePaths: audit.exclude_paths },
    pagesMax: Math.min(sliceUrlsMax, audit.pages_max - before.read),
    isOver: () => end.aborted || signal.aborted,
  });
  const forIndex = pagesForIndex(tools, place, { audit, alreadyRead: before.read });
  const visitor = { tools, site, work, frontier, forIndex, looking };
  const ended = await walkSite<AheadUrl>(tools, {
    frontier,
    pace: withCrawlDelay(pace ?? paces[audit.speed], await crawlDelayOf(robots, site.origin)),
    robots,
    accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5",
    timeoutMs: pageMs,
    signal,
    noMore: tools.stopping,
    visit: (item, answered, turn) => visit({ ...visitor, turn }, item, answered),
  });
  signal.throwIfAborted();
  await frontier.flush();
  await forIndex.flush();
  const after = await countUrls(tools, place, audit.id);
  Object.assign(progress, countsOf(audit, after), { current_url: null });
  return sliceEnd(audit, { ended, after });
}

/** Counts of a crawl: what an audit once knew and has not read is forgotten when it ends, but still counted. */
function countsOf({ known: once }: AuditRow, { known, read, failed }: CrawlCounts): Partial<Progress> {
  return { read, failed, known: Math.max(once, known) };
}

interface SliceOutcome {
  readonly ended: WalkEnd;
  readonly after: { readonly read: number; readonly known: number; readonly ahead: number };
}

function sliceEnd({ pages_max, cut }: AuditRow, { ended, after }: SliceOutcome): SliceEnd {
  if (ended === "hopeless")
    return { isDone: true, cut: "The site failed to answer twenty times in a row, so we stopped asking." };
  if (after.ahead === 0) return { isDone: true, cut };
  if (after.read >= pages_max)
    return { isDone: true, cut: `The audit was to read ${pages_max.toLocaleString("en")} pages at most.` };
  return { isDone: false, cut: null };
}

interface PageVisitor {
  readonly tools: Tools;
  readonly site: SeenSite;
  readonly work: AtWork;
  readonly frontier: TableFrontier;
  readonly forIndex: PagesForIndex;
  readonly looking: LookSettings | null;
  /** Waits until the site may be asked for more. */
  readonly turn: () => Promise<void>;
}

async function visit(visitor: PageVisitor, item: AheadUrl, answered: WalkAnswer): Promise<void> {
  const { frontier, work, looking } = visitor;
  const { progress } = work;
  progress.current_url = item.url;
  if (answered === "closed") {
    await frontier.read([writtenPage({ ...item, state: "CLOSED", facts: null, firstBytesMs: [] }, looking)]);
    return;
  }
  progress.read++;
  if (answered instanceof FetchFailure) {
    progress.failed++;
    const facts = failedFacts(item.url, answered);
    await frontier.read([writtenPage({ ...item, state: "DONE", facts, firstBytesMs: [] }, looking)]);
    return;
  }
  if (answered.status >= 400) {
    progress.failed++;
    const slashed = slashedUrl(item.url, item.found_in);
    if (slashed !== undefined && work.audit.scope === "SITE") frontier.guessed(slashed, item);
  }
  await visitAnswered(visitor, item, answered);
}

/** A redirect within the site is kept as one, and the page behind it as a page of its own, which need not be asked for again. */
async function visitAnswered(visitor: PageVisitor, item: AheadUrl, fetched: FetchedAnswer): Promise<void> {
  const { frontier, site, work, forIndex, looking } = visitor;
  const isOwn = hostOfUrl(fetched.url) === site.host;
  const hash = pageHash(fetched.url);
  const hasMoved = hash !== item.hash;
  const isPage = !hasMoved || isInScope(fetched.url, { host: site.host, ...pathsOf(work.audit) });
  const { pages, links, named, kept } = await readInThread(visitor.tools, fetched, {
    parts: isOwn && isPage && forIndex.wants() ? "kept" : "facts",
    page: isOwn && isPage ? { ...item, hash, url: fetched.url } : null,
    moved: hasMoved ? item : null,
    firstBytesMs: [fetched.firstByteMs, ...(await measuredAgain(visitor, fetched))],
    looking,
  });

  if (isOwn && isPage && work.audit.scope === "SITE") {
    frontier.found(links, item);
    for (const url of named)
      if (isInScope(url, { host: site.host, ...pathsOf(work.audit) }))
        frontier.guessed(withoutFragment(url), item);
  }
  await frontier.read(pages);
  if (kept) await forIndex.keep(kept);
}

function pathsOf(audit: AuditRow): { includePaths: readonly string[]; excludePaths: readonly string[] } {
  return { includePaths: audit.include_paths, excludePaths: audit.exclude_paths };
}

async function measuredAgain({ tools, work, turn }: PageVisitor, fetched: FetchedAnswer): Promise<number[]> {
  if (fetched.firstByteMs <= slowMs || fetched.status !== 200) return [];
  const measured: number[] = [];
  for (let time = 0; time < 2; time++) {
    await turn();
    const got = await tryGet(tools, fetched.url, {
      accept: "text/html",
      signal: work.signal,
      timeoutMs: pageMs,
    });
    if (!(got instanceof FetchFailure)) measured.push(got.firstByteMs);
  }
  return measured;
}

/** The seconds between two requests that a site's robots.txt asks of us, by our name or of everybody; none where it asks for none. */
async function crawlDelayOf(robots: RobotsOfSites | undefined, origin: string): Promise<number | undefined> {
  if (!robots) return undefined;
  try {
    const { notes } = (await robots.of(origin)).robots;
    const delays = notes.filter(({ key }) => key.toLowerCase() === "crawl-delay");
    const own = delays.find(({ agents }) =>
      agents.some((agent) => agent.toLowerCase() === ownAgent.token.toLowerCase()),
    );
    const said = own ?? delays.find(({ agents }) => agents.includes("*"));
    const seconds = Number(said?.value);
    return Number.isFinite(seconds) ? seconds : undefined;
  } catch (error) {
    if (error instanceof FetchFailure) return undefined;
    throw error;
  }
}
