import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import {
  getReferrals,
  listCrawlRatios,
  listLandingPages,
  listReferringAssistants,
} from "@citelens/contract/traffic/referrals";
import { callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { type DayRange, widestRange } from "#lib/dates/day-range.ts";
import type { ReferralsView } from "./referrals-search.rules.ts";

export const landingPagesPerPage = 10;
/** How often an open page is refetched while its tab is visible. */
const refetchEveryMs = 30_000;
const manner = { refetchInterval: refetchEveryMs } as const;

export function referralsQuery(workspaceId: string, view: ReferralsView) {
  const query = filterOf(view);
  return pageQuery(
    ["referrals", workspaceId, "summary", query],
    [getReferrals, { params: { projectId: workspaceId }, query }],
    manner,
  );
}

export function referringAssistantsQuery(workspaceId: string, view: ReferralsView) {
  const query = filterOf(view);
  return pageQuery(
    ["referrals", workspaceId, "assistants", query],
    [listReferringAssistants, { params: { projectId: workspaceId }, query }],
    manner,
  );
}

/** One page of the list; the previous rows stay visible while it loads. */
export function landingPagesQuery(workspaceId: string, view: ReferralsView) {
  const query = { ...filterOf(view), page: view.page, page_size: landingPagesPerPage };
  return pageQuery(
    ["referrals", workspaceId, "pages", query],
    [listLandingPages, { params: { projectId: workspaceId }, query }],
    manner,
  );
}

/** How many pages each operator's AI agents read for each person that its assistants send. */
export function crawlRatiosQuery(workspaceId: string, { from, to }: DayRange) {
  const query = { from_date: from, to_date: to };
  return pageQuery(
    ["referrals", workspaceId, "crawl-ratios", query],
    [listCrawlRatios, { params: { projectId: workspaceId }, query }],
    manner,
  );
}

/** All operators with their ratios, as a file. */
export function crawlRatiosFile(
  workspaceId: string,
  { from, to }: DayRange,
  format: FileFormat,
): Promise<Blob> {
  const query = { from_date: from, to_date: to, format };
  return callForFile(listCrawlRatios, { params: { projectId: workspaceId }, query });
}

/** The key figures of a range, compared with the period before. */
export function referralSumsQuery(workspaceId: string, { from, to }: DayRange) {
  const query = { from_date: from, to_date: to, compare: "previous" } as const;
  return pageQuery(
    ["referrals", workspaceId, "summary", query],
    [getReferrals, { params: { projectId: workspaceId }, query }],
    manner,
  );
}

/** Reports of people of any time, to tell a quiet period from a website that reports none. */
export function everReportedQuery(workspaceId: string, today: string) {
  const { from, to } = widestRange(today);
  return endpointQuery(
    ["referrals", workspaceId, "ever"],
    [getReferrals, { params: { projectId: workspaceId }, query: { from_date: from, to_date: to } }],
    manner,
  );
}

/** The whole filtered list of assistants. */
export function referringAssistantsFile(
  workspaceId: string,
  view: ReferralsView,
  format: FileFormat,
): Promise<Blob> {
  const query = { ...filterOf(view), format };
  return callForFile(listReferringAssistants, { params: { projectId: workspaceId }, query });
}

/** The whole filtered list of landing pages. */
export function landingPagesFile(
  workspaceId: string,
  view: ReferralsView,
  format: FileFormat,
): Promise<Blob> {
  const query = { ...filterOf(view), format };
  return callForFile(listLandingPages, { params: { projectId: workspaceId }, query });
}

type Filter = NonNullable<Input<typeof getReferrals>["query"]>;

function filterOf({ range, assistant, evidence, path, compare }: ReferralsView): Filter {
  return {
    from_date: range.from,
    to_date: range.to,
    compare,
    ...(assistant !== undefined && { assistant: [assistant] }),
    ...(evidence && { evidence: [evidence] }),
    ...(path !== undefined && { path: [path] }),
  };
}
