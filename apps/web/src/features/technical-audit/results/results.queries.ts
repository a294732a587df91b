import type { Input } from "@citelens/contract/base/endpoint";
import type { FileFormat } from "@citelens/contract/base/list-format";
import type { Audit } from "@citelens/contract/content/audit-fields";
import type { CheckId } from "@citelens/contract/content/audit-words";
import {
  type AuditPageOrder,
  compareAudits,
  getAuditPage,
  getIssueFix,
  type IssueState,
  listAuditIssues,
  listAuditPages,
  listIssuePages,
  recheckIssue,
} from "@citelens/contract/content/technical-audit";
import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callForFile } from "#lib/api/call.ts";
import { endpointQuery, pageQuery } from "#lib/api/queries.ts";
import { auditRoot, keepAudit } from "../technical-audit.queries.ts";
import type { ResultsView } from "./results-search.rules.ts";

/** There are fewer checks than that: all issues are on one page. */
const issuesMax = 100;
const firstIssues = 10;
export const auditPagesPerPage = 20;
export const pagesInIssue = 10;

type IssueView = Pick<ResultsView, "severity" | "category" | "state" | "search">;

/** The issues that match the filters, those that cost most first. */
export function issuesQuery(workspaceId: string, auditId: string, view: IssueView) {
  const asked = issuesAsked(view);
  return pageQuery(
    [...auditRoot(workspaceId), "issues", auditId, asked],
    [
      listAuditIssues,
      { params: { projectId: workspaceId, auditId }, query: { ...asked, page_size: issuesMax } },
    ],
  );
}

/** All issues of a state, among which the panel finds its own. */
export function issuesOfState(workspaceId: string, auditId: string, state: IssueState) {
  return issuesQuery(workspaceId, auditId, { severity: [], category: [], state, search: "" });
}

export function firstIssuesQuery(workspaceId: string, auditId: string) {
  return endpointQuery(
    [...auditRoot(workspaceId), "issues", auditId, "first"],
    [listAuditIssues, { params: { projectId: workspaceId, auditId }, query: { page_size: firstIssues } }],
  );
}

export function issuesFile(
  workspaceId: string,
  auditId: string,
  { view, format }: { readonly view: IssueView; readonly format: FileFormat },
): Promise<Blob> {
  return callForFile(listAuditIssues, {
    params: { projectId: workspaceId, auditId },
    query: { ...issuesAsked(view), format },
  });
}

function issuesAsked({ severity, category, state, search }: IssueView) {
  return {
    state,
    ...(severity.length > 0 && { severity: [...severity] }),
    ...(category.length > 0 && { category: [...category] }),
    ...(search !== "" && { search }),
  };
}

/** Ids of an audit and its check. */
export interface IssuePlace {
  readonly auditId: string;
  readonly checkId: CheckId;
}

/** The pages that fail a check, those that are used most first. */
export function issuePagesQuery(workspaceId: string, { auditId, checkId }: IssuePlace, page: number) {
  return pageQuery(
    [...auditRoot(workspaceId), "issues", auditId, checkId, "pages", page],
    [
      listIssuePages,
      { params: { projectId: workspaceId, auditId, checkId }, query: { page, page_size: pagesInIssue } },
    ],
  );
}

export function issuePagesFile(workspaceId: string, place: IssuePlace, format: FileFormat): Promise<Blob> {
  return callForFile(listIssuePages, { params: { projectId: workspaceId, ...place }, query: { format } });
}

export function issueFixQuery(workspaceId: string, { auditId, checkId }: IssuePlace) {
  return endpointQuery(
    [...auditRoot(workspaceId), "issues", auditId, checkId, "fix"],
    [getIssueFix, { params: { projectId: workspaceId, auditId, checkId } }],
  );
}

/** Lets pages be read and checked again. */
export function useRecheck(
  workspaceId: string,
  place: IssuePlace,
): UseMutationResult<Audit, Error, readonly string[]> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (pageIds) =>
      call(recheckIssue, {
        params: { projectId: workspaceId, ...place },
        body: { page_ids: [...pageIds] },
      }),
    onSuccess: (audit) => keepAudit(queryClient, workspaceId, audit),
  });
}

type PagesView = Pick<ResultsView, "kind" | "search" | "order">;

export function auditPagesQuery(
  workspaceId: string,
  auditId: string,
  { page, ...view }: PagesView & { readonly page: number },
) {
  const asked = pagesAsked(view);
  return pageQuery(
    [...auditRoot(workspaceId), "pages", auditId, asked, page],
    [
      listAuditPages,
      {
        params: { projectId: workspaceId, auditId },
        query: { ...asked, page, page_size: auditPagesPerPage },
      },
    ],
  );
}

/** The first pages in an order, such as the slowest ones. */
export function topPagesQuery(workspaceId: string, auditId: string, order: AuditPageOrder) {
  return auditPagesQuery(workspaceId, auditId, { kind: [], search: "", order, page: 1 });
}

export function auditPagesFile(
  workspaceId: string,
  auditId: string,
  { view, format }: { readonly view: PagesView; readonly format: FileFormat },
): Promise<Blob> {
  return callForFile(listAuditPages, {
    params: { projectId: workspaceId, auditId },
    query: { ...pagesAsked(view), format },
  });
}

function pagesAsked({ kind, search, order }: PagesView): NonNullable<Input<typeof listAuditPages>["query"]> {
  return {
    order_by: order,
    ...(kind.length > 0 && { kind: [...kind] }),
    ...(search !== "" && { search }),
  };
}

export function auditedPageQuery(workspaceId: string, auditId: string, pageId: string) {
  return endpointQuery(
    [...auditRoot(workspaceId), "page", auditId, pageId],
    [getAuditPage, { params: { projectId: workspaceId, auditId, pageId } }],
  );
}

export function comparisonQuery(workspaceId: string, auditId: string, otherId: string) {
  return endpointQuery(
    [...auditRoot(workspaceId), "compare", auditId, otherId],
    [compareAudits, { params: { projectId: workspaceId, auditId }, query: { with: otherId } }],
  );
}
