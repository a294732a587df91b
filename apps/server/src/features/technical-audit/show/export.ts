import type { AuditEvidence } from "@citelens/contract/content/audit-fields";
import { findAgencies } from "#features/agencies/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { type WholeFile, wholeFile } from "#platform/files/whole-file.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import type { Tools } from "#platform/tools.ts";
import { checkWordsOf } from "../checks/verdict/check-words.rules.ts";
import type { AuditRow } from "../store/audits.sql.ts";
import { requireWhole } from "./audits.ts";
import { type FindingRow, listAllFindings } from "./issues.sql.ts";
import { listIssues } from "./issues.ts";
import { listPages } from "./pages.ts";
import { reportHtml } from "./report-html.rules.ts";
import { shownAudit } from "./shown-audit.ts";

type Format = "csv" | "json" | "html";

/** Everything that an audit found: a table, all of it as JSON, or a report to print. */
export async function exportAudit(
  tools: Tools,
  member: Member,
  { auditId, format }: { readonly auditId: string; readonly format: Format },
): Promise<ListFile | WholeFile> {
  const audit = await requireWhole(tools, member, auditId);
  const name = `audit-${audit.created.toISOString().slice(0, 10)}`;
  switch (format) {
    case "csv":
      return findingsFile(tools, member, { audit, name });
    case "json":
      return wholeFile({
        name: `${name}.json`,
        type: "application/json; charset=utf-8",
        chunks: allAsJson(tools, member, audit),
      });
    case "html":
      return wholeFile({
        name: `${name}.html`,
        type: "text/html; charset=utf-8",
        chunks: [await report(tools, member, audit)],
      });
  }
}

type FoundIssue = FindingRow & { readonly check_id: Parameters<typeof checkWordsOf>[0] };

function findingsOf(tools: Tools, member: Member, auditId: string): AsyncGenerator<FoundIssue> {
  return inBatches((batch) => listAllFindings(tools, member, { auditId, ...batch }));
}

function findingsFile(
  tools: Tools,
  member: Member,
  { audit, name }: { readonly audit: AuditRow; readonly name: string },
): ListFile {
  return listFile({
    name,
    items: findingsOf(tools, member, audit.id),
    header: [
      "Check",
      "Title",
      "Severity",
      "Half",
      "Category",
      "URL",
      "About",
      dates("Since"),
      "AI visits",
      "Citations",
      "Found",
      "Wanted",
      "Line",
      "Quote",
      "Ignored because",
    ],
    cellsOf: (row) => {
      const { title, category } = checkWordsOf(row.check_id);
      const [first] = row.evidence;
      return [
        row.check_id,
        title,
        row.severity,
        row.is_half ? "yes" : "no",
        category,
        row.url ?? first?.url ?? audit.url,
        row.part,
        row.first_seen.toISOString(),
        row.ai_visits ?? 0,
        row.citations ?? 0,
        first?.found ?? null,
        first?.wanted ?? null,
        first?.line ?? null,
        first?.quote ?? null,
        row.ignored,
      ];
    },
  });
}

/** A part at a time: a large audit would not fit into memory as one text. */
async function* allAsJson(tools: Tools, member: Member, audit: AuditRow): AsyncGenerator<string> {
  yield `{"audit":${JSON.stringify(shownAudit(audit, undefined))},"access":${JSON.stringify(audit.access ?? [])},"findings":[`;
  let separator = "";
  for await (const row of findingsOf(tools, member, audit.id)) {
    yield `${separator}${JSON.stringify(shownFinding(audit, row))}`;
    separator = ",";
  }
  yield `],"pages":[`;
  separator = "";
  for (let page = 1; ; page++) {
    const query = { page, page_size: 100, order_by: "url" as const };
    const { results, next } = await listPages(tools, member, { auditId: audit.id, query, url: "/" });
    for (const row of results) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ",";
    }
    if (next === null) break;
  }
  yield "]}\n";
}

function shownFinding(audit: AuditRow, { hash, url, first_seen, ...row }: FoundIssue): object {
  return {
    ...row,
    page_id: hash === "" ? null : hash,
    url: url ?? row.evidence[0]?.url ?? audit.url,
    since: first_seen.toISOString(),
    evidence: row.evidence satisfies readonly AuditEvidence[],
  };
}

const issuesInReport = 100;

async function report(tools: Tools, member: Member, audit: AuditRow): Promise<string> {
  const query = { page: 1, page_size: issuesInReport, state: "open" as const };
  const [{ results: issues }, agencies] = await Promise.all([
    listIssues(tools, member, { auditId: audit.id, query, url: "/" }),
    findAgencies(tools, [member.organizationId]),
  ]);
  const agency = agencies.get(member.organizationId);
  return reportHtml({
    audit: shownAudit(audit, undefined),
    issues,
    agents: audit.access ?? [],
    by: agency
      ? {
          name: agency.name,
          colour: agency.theme.light.brand,
          logoUrl: agency.logo_url === null ? null : `${tools.publicUrl}${agency.logo_url}`,
        }
      : undefined,
  });
}
