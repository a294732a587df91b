import { countedPage } from "@citelens/answer-analysis";
import type { CheckId } from "@citelens/contract/content/audit-words";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { siteUse } from "../access/site-use.ts";
import { closedByNoindex, toStart } from "../checks/site/agent-checks.rules.ts";
import { checkWordsOf } from "../checks/verdict/check-words.rules.ts";
import {
  type FoundBlocker,
  findNewestDone,
  listGraveFindings,
  listRefused,
  listThere,
  type RefusedPage,
} from "./audit-evidence.sql.ts";
import { pageEnds } from "./page-ends.rules.ts";
import { closedByRobots } from "./robots-closed.rules.ts";

export interface FailedCheck {
  readonly check_id: CheckId;
  readonly title: string;
  /** Sentence on what was found. */
  readonly found: string;
}

export interface NewestAudit {
  readonly auditId: string;
  /** Blockers of the whole site, which stand in the way of each of its pages. */
  readonly siteBlockers: readonly FailedCheck[];
  blockersOf(url: string): readonly FailedCheck[];
  readonly finishedAt: Date | undefined;
  /** Check that says that a page is gone for good, by its status or by leading to the start page. */
  goneAt(url: string): FailedCheck | undefined;
  /** Check that says that a page is closed: status, challenge, noindex, or robots.txt to deciding agents. */
  closedAt(url: string): FailedCheck | undefined;
}

const findingsMax = 5_000;

/** Findings of the newest audit since a moment that stand in the way of citations; none without an audit. */
async function newestAudit(tools: Tools, place: Place, since: Date): Promise<NewestAudit | undefined> {
  const newest = await findNewestDone(tools, place, since);
  if (newest === undefined) return undefined;

  const { id: auditId, finished_at, robots } = newest;
  const faults: Faults = { siteBlockers: [], ofPages: new Map(), gone: new Map(), closed: new Map() };
  for (const one of await listGraveFindings(tools, place, { auditId, limit: findingsMax }))
    noteFinding(faults, one);
  for (const one of await refusedPages(tools, place, auditId)) noteRefused(faults, one);
  const robotsClose = closedByRobots(robots);
  return {
    auditId,
    finishedAt: finished_at ?? undefined,
    siteBlockers: faults.siteBlockers,
    blockersOf: (url) => faults.ofPages.get(pageOf(url)) ?? [],
    goneAt: (url) => faults.gone.get(pageOf(url)),
    closedAt: (url) => faults.closed.get(pageOf(url)) ?? (robotsClose(url) ? closedToMost : undefined),
  };
}

const closedToMost = failed("robots-search", "robots.txt closes it to most agents of AI answers");

/** Faults found, by the form in which a page is counted. */
interface Faults {
  readonly siteBlockers: FailedCheck[];
  readonly ofPages: Map<string, FailedCheck[]>;
  readonly gone: Map<string, FailedCheck>;
  readonly closed: Map<string, FailedCheck>;
}

function noteFinding(faults: Faults, { check_id, url, evidence }: FoundBlocker): void {
  const first = failed(check_id, evidence[0]?.found ?? "");
  if (check_id === "cited-dead") for (const one of evidence) noteCited(faults, one);
  else if (url === null) faults.siteBlockers.push(first);
  else {
    const page = pageOf(url);
    faults.ofPages.set(page, [...(faults.ofPages.get(page) ?? []), first]);
    if (check_id === "noindex") faults.closed.set(page, first);
  }
}

const statusGone = new RegExp(`^Status (?:${[...pageEnds.goneStatuses].join("|")})\\b`);

/** Notes faults of pages that answers cite. */
function noteCited(faults: Faults, { url, found }: FoundBlocker["evidence"][number]): void {
  const check = failed("cited-dead", found);
  if (found.startsWith(toStart) || statusGone.test(found)) faults.gone.set(pageOf(url), check);
  if (found.startsWith(closedByNoindex)) faults.closed.set(pageOf(url), check);
}

function noteRefused(faults: Faults, { url, status, challenge }: RefusedPage): void {
  const page = pageOf(url);
  const said = `Status ${status}`;
  if (challenge !== null) faults.closed.set(page, failed("challenge", "A challenge in place of the page"));
  else if (pageEnds.goneStatuses.has(status ?? 0))
    faults.gone.set(page, faults.gone.get(page) ?? failed("cited-dead", said));
  else if (pageEnds.closedStatuses.has(status ?? 0)) faults.closed.set(page, failed("status", said));
}

function failed(check_id: CheckId, found: string): FailedCheck {
  return { check_id, title: checkWordsOf(check_id).title, found };
}

/** Pages that were refused, unless the address answers with a slash, without which cited ones are kept. */
async function refusedPages(tools: Tools, place: Place, auditId: string) {
  const refused = await listRefused(tools, place, { auditId, limit: findingsMax });
  const slashed = (url: string): string => (url.endsWith("/") ? url.slice(0, -1) : `${url}/`);
  const urls = refused.map(({ url }) => slashed(url));
  const there = await listThere(tools, place, { auditId, urls });
  return refused.filter(({ url }) => !there.has(slashed(url)));
}

function pageOf(url: string): string {
  return countedPage(url) ?? url;
}

/** Findings of audits and visits about the workspace's pages, for rooms that conclude something from it. */
export const auditEvidence = { newest: newestAudit, siteUse } as const;
