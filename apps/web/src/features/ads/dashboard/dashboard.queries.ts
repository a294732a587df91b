import type { FileFormat } from "@citelens/contract/base/list-format";
import { pageSizeDefault } from "@citelens/contract/base/paging";
import {
  getAdStatement,
  getAdStatementPdf,
  getAdsDashboard,
  listPaidBesideOrganic,
} from "@citelens/contract/content/ads-dashboard";
import { callForFile } from "#lib/api/call.ts";
import { pageQuery } from "#lib/api/queries.ts";
import type { DayRange } from "#lib/dates/day-range.ts";
import { adsRoot } from "../ads.queries.ts";
import type { Statement } from "./ads-dashboard-search.rules.ts";

const root = (workspaceId: string) => [...adsRoot(workspaceId), "dashboard"] as const;

export function dashboardQuery(projectId: string, { from, to }: DayRange) {
  return pageQuery(
    [...root(projectId), "figures", from, to],
    [getAdsDashboard, { params: { projectId }, query: { from_date: from, to_date: to } }],
  );
}

export function besideOrganicQuery(projectId: string, { from, to }: DayRange, page: number) {
  return pageQuery(
    [...root(projectId), "organic", from, to, page],
    [
      listPaidBesideOrganic,
      { params: { projectId }, query: { from_date: from, to_date: to, page, page_size: pageSizeDefault } },
    ],
  );
}

export const entriesPerPage = 50;

export function statementQuery(
  projectId: string,
  { month, side, page }: Statement & { readonly page: number },
) {
  return pageQuery(
    [...root(projectId), "statement", month, side, page],
    [getAdStatement, { params: { projectId }, query: { month, side, page, page_size: entriesPerPage } }],
  );
}

export type StatementFormat = FileFormat | "pdf";

/** The same statement as a file. */
export function statementFile(
  projectId: string,
  { month, side }: Statement,
  format: StatementFormat,
): Promise<Blob> {
  if (format === "pdf")
    return callForFile(getAdStatementPdf, { params: { projectId }, query: { month, side } });
  return callForFile(getAdStatement, { params: { projectId }, query: { month, side, format } });
}
