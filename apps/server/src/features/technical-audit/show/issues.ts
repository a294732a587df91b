import type { AuditIssue, IssueFix, IssuePage } from "@citelens/contract/content/audit-fields";
import type { AuditCategory, CheckId, Severity } from "@citelens/contract/content/audit-words";
import type { IssueState } from "@citelens/contract/content/technical-audit";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { issueFix } from "../checks/fixes/issue-fix.rules.ts";
import { checkWordsOf } from "../checks/verdict/check-words.rules.ts";
import type { AuditRow } from "../store/audits.sql.ts";
import { type IssueSum, listIssueSums } from "../store/issue-sums.sql.ts";
import { requireWhole } from "./audits.ts";
import { type FindingRow, listFindingRows, listFindingsOf } from "./issues.sql.ts";
import { findPageRow, findStart, listFactsOf, listFindable } from "./pages.sql.ts";

interface IssueListInput {
  readonly auditId: string;
  readonly query: {
    readonly page: number;
    readonly page_size: number;
    readonly severity?: readonly Severity[] | undefined;
    readonly category?: readonly AuditCategory[] | undefined;
    readonly state: IssueState;
    readonly search?: string | undefined;
  };
  readonly url: string;
}

/** Issues of an audit, by what they cost most. */
export async function listIssues(
  tools: Tools,
  member: Member,
  { auditId, query, url }: IssueListInput,
): Promise<Page<AuditIssue>> {
  const issues = await findIssues(tools, member, { auditId, query });
  const { page, page_size: pageSize } = query;
  const shown = issues.slice((page - 1) * pageSize, page * pageSize);
  return pageOfRows(shown, { count: issues.length, page, pageSize, url });
}

export async function exportIssues(
  tools: Tools,
  member: Member,
  asked: Omit<IssueListInput, "url">,
): Promise<ListFile> {
  const items = await findIssues(tools, member, asked);
  return listFile({
    name: `audit-issues-${tools.now().toISOString().slice(0, 10)}`,
    items,
    header: [
      "Check",
      "Title",
      "Severity",
      "Half",
      "Category",
      "Evidence grade",
      "Pages",
      "Share in %",
      dates("Since"),
      "Ignored because",
    ],
    cellsOf: (issue) => [
      issue.check_id,
      issue.title,
      issue.severity,
      issue.is_half ? "yes" : "no",
      issue.category,
      issue.grade,
      issue.pages,
      issue.share,
      issue.since,
      issue.ignored,
    ],
  });
}

async function findIssues(
  tools: Tools,
  member: Member,
  { auditId, query }: Omit<IssueListInput, "url">,
): Promise<AuditIssue[]> {
  const audit = await requireWhole(tools, member, auditId);
  const rows = await listIssueSums(tools, member, audit);
  return rows.map((row) => shownIssue(audit, row)).filter((issue) => isWanted(issue, query));
}

function shownIssue(audit: AuditRow, row: IssueSum): AuditIssue {
  const { title, why, grade, category } = checkWordsOf(row.check_id);
  const applies = audit.applies?.[row.check_id] ?? row.pages;
  return {
    check_id: row.check_id,
    title,
    why,
    grade,
    category,
    severity: row.severity,
    is_half: row.is_half,
    pages: row.ignored === null ? row.open : row.pages,
    share: applies === 0 ? 0 : Math.round((1_000 * row.pages) / applies) / 10,
    since: row.since.toISOString(),
    is_new: audit.previous_id !== null && row.since.getTime() === audit.created.getTime(),
    ignored: row.ignored,
    sample: [...row.sample],
  };
}

function isWanted(
  issue: AuditIssue,
  { severity, category, state, search = "" }: IssueListInput["query"],
): boolean {
  if (severity && !severity.includes(issue.severity)) return false;
  if (category && !category.includes(issue.category)) return false;
  if ((state === "ignored") !== (issue.ignored !== null)) return false;
  if (state === "new" && !issue.is_new) return false;
  const text = `${issue.title} ${issue.check_id}`.toLowerCase();
  return text.includes(search.toLowerCase());
}

interface AskedPages {
  readonly auditId: string;
  readonly checkId: CheckId;
  readonly query: { readonly page: number; readonly page_size: number; readonly search?: string | undefined };
  readonly url: string;
}

/** Pages that fail a check, those pages first that agents read and answers cite most. */
export async function listIssuePages(
  tools: Tools,
  member: Member,
  { auditId, checkId, query, url }: AskedPages,
): Promise<Page<IssuePage>> {
  const audit = await requireWhole(tools, member, auditId);
  const { page, page_size: pageSize, search } = query;
  const offset = (page - 1) * pageSize;
  const { count, rows } = await listFindingRows(tools, member, {
    auditId,
    checkId,
    search,
    offset,
    limit: pageSize,
  });
  return pageOfRows(
    rows.map((row) => shownFinding(audit, row)),
    { count, page, pageSize, url },
  );
}

export async function exportIssuePages(
  tools: Tools,
  member: Member,
  { auditId, checkId, query }: Omit<AskedPages, "url">,
): Promise<ListFile> {
  const audit = await requireWhole(tools, member, auditId);
  const read = async (batch: { readonly limit: number; readonly offset: number }): Promise<IssuePage[]> => {
    const { rows } = await listFindingRows(tools, member, {
      auditId,
      checkId,
      search: query.search,
      ...batch,
    });
    return rows.map((row) => shownFinding(audit, row));
  };
  return listFile({
    name: `audit-${checkId}-${tools.now().toISOString().slice(0, 10)}`,
    items: inBatches(read),
    header: [
      "URL",
      "Severity",
      "Half",
      dates("Since"),
      "AI visits",
      "Citations",
      "Found",
      "Wanted",
      "Line",
      "Quote",
      "Ignored because",
    ],
    cellsOf: ({ evidence: [first], ...row }) => [
      row.url,
      row.severity,
      row.is_half ? "yes" : "no",
      row.since,
      row.ai_visits,
      row.citations,
      first?.found ?? null,
      first?.wanted ?? null,
      first?.line ?? null,
      first?.quote ?? null,
      row.ignored,
    ],
  });
}

function shownFinding(audit: AuditRow, row: FindingRow): IssuePage {
  return {
    page_id: row.hash === "" ? null : row.hash,
    url: row.url ?? row.evidence[0]?.url ?? audit.url,
    severity: row.severity,
    is_half: row.is_half,
    since: row.first_seen.toISOString(),
    ignored: row.ignored,
    ai_visits: row.ai_visits ?? 0,
    citations: row.citations ?? 0,
    evidence: [...row.evidence],
  };
}

const fixedFindingsMax = 200;
const findablePagesMax = 2_000;

/** How to mend what a check found, of one page where it is named. */
export async function getFix(
  tools: Tools,
  member: Member,
  {
    auditId,
    checkId,
    pageId,
  }: { readonly auditId: string; readonly checkId: CheckId; readonly pageId: string | undefined },
): Promise<IssueFix> {
  const audit = await requireWhole(tools, member, auditId);
  const rows =
    pageId === undefined
      ? await allRows(tools, member, { auditId, checkId })
      : await rowsOf(tools, member, { auditId, checkId, pageId });
  if (rows.length === 0) throw new Refusal("NOT_FOUND");
  const facts = await listFactsOf(tools, member, { auditId, hashes: rows.map(({ hash }) => hash) });
  const workspace = await findWorkspaceSettings(tools, member.workspaceId);
  return issueFix({
    checkId,
    findings: rows.map(({ part, hash, url, evidence }) => ({
      part,
      evidence,
      url: url ?? audit.url,
      facts: facts.get(hash) ?? null,
    })),
    site: {
      origin: audit.site?.origin ?? new URL(audit.url).origin,
      name: workspace?.name ?? null,
      robotsText: audit.site?.robots.text ?? "",
      start: await findStart(tools, member, auditId),
      pages: await listFindable(tools, member, { auditId, limit: findablePagesMax }),
    },
  });
}

type FixRow = Pick<FindingRow, "hash" | "part" | "url" | "evidence">;

async function allRows(
  tools: Tools,
  member: Member,
  { auditId, checkId }: { readonly auditId: string; readonly checkId: CheckId },
): Promise<readonly FixRow[]> {
  const asked = { auditId, checkId, search: undefined, limit: fixedFindingsMax, offset: 0 };
  return (await listFindingRows(tools, member, asked)).rows;
}

async function rowsOf(
  tools: Tools,
  member: Member,
  {
    auditId,
    checkId,
    pageId,
  }: { readonly auditId: string; readonly checkId: CheckId; readonly pageId: string },
): Promise<readonly FixRow[]> {
  const page = await findPageRow(tools, member, { auditId, hash: pageId });
  if (!page) return [];
  const findings = await listFindingsOf(tools, member, { auditId, hash: pageId });
  return findings.filter(({ check_id }) => check_id === checkId).map((row) => ({ ...row, url: page.url }));
}
