import { countedPage } from "@citelens/answer-analysis";
import type { CheckId } from "@citelens/contract/content/audit-words";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { checkWordsOf } from "../show/check-words.rules.ts";
import { siteUse } from "../site-use.ts";
import { findNewestDone, listGraveFindings } from "./audit-evidence.sql.ts";

export interface FailedCheck {
  readonly check_id: CheckId;
  readonly title: string;
  /** What was found, as a sentence. */
  readonly found: string;
}

export interface NewestAudit {
  readonly auditId: string;
  /** Blockers of the whole site, which stand in the way of each of its pages. */
  readonly siteBlockers: readonly FailedCheck[];
  blockersOf(url: string): readonly FailedCheck[];
  /** What was found at a page that answers cite and that is gone. */
  deadAt(url: string): FailedCheck | undefined;
}

const findingsMax = 5_000;

/** What the newest audit since a moment says that stands in the way of citations; none without an audit. */
async function newestAudit(tools: Tools, place: Place, since: Date): Promise<NewestAudit | undefined> {
  const auditId = await findNewestDone(tools, place, since);
  if (auditId === undefined) return undefined;

  const findings = await listGraveFindings(tools, place, { auditId, limit: findingsMax });
  const siteBlockers: FailedCheck[] = [];
  const ofPages = new Map<string, FailedCheck[]>();
  const dead = new Map<string, FailedCheck>();
  for (const { check_id, url, evidence } of findings) {
    const failed = (found: string): FailedCheck => ({ check_id, title: checkWordsOf(check_id).title, found });
    const first = failed(evidence[0]?.found ?? "");
    if (check_id === "cited-dead") for (const one of evidence) dead.set(pageOf(one.url), failed(one.found));
    else if (url === null) siteBlockers.push(first);
    else ofPages.set(pageOf(url), [...(ofPages.get(pageOf(url)) ?? []), first]);
  }
  return {
    auditId,
    siteBlockers,
    blockersOf: (url) => ofPages.get(pageOf(url)) ?? [],
    deadAt: (url) => dead.get(pageOf(url)),
  };
}

function pageOf(url: string): string {
  return countedPage(url) ?? url;
}

/** What audits and visits say of the workspace's pages, for rooms that conclude something from it. */
export const auditEvidence = { newest: newestAudit, siteUse } as const;
