import type { AuditPage, AuditPageDetails } from "@citelens/contract/content/audit-fields";
import type { PageKind } from "@citelens/contract/content/audit-words";
import type { AuditPageOrder } from "@citelens/contract/content/technical-audit";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { checkWordsOf } from "../checks/verdict/check-words.rules.ts";
import { requireWhole } from "./audits.ts";
import { listFindingsOf } from "./issues.sql.ts";
import { findPageRow, listPageRows, type PageRow } from "./pages.sql.ts";

interface PageListInput {
  readonly auditId: string;
  readonly query: {
    readonly page: number;
    readonly page_size: number;
    readonly search?: string | undefined;
    readonly kind?: readonly PageKind[] | undefined;
    readonly order_by: AuditPageOrder;
  };
  readonly url: string;
}

export async function listPages(
  tools: Tools,
  member: Member,
  { auditId, query, url }: PageListInput,
): Promise<Page<AuditPage>> {
  await requireWhole(tools, member, auditId);
  const { page, page_size: pageSize, ...filter } = query;
  const { count, rows } = await listPageRows(tools, member, {
    ...filter,
    auditId,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return pageOfRows(rows.map(shownPage), { count, page, pageSize, url });
}

export async function exportPages(
  tools: Tools,
  member: Member,
  { auditId, query }: Omit<PageListInput, "url">,
): Promise<ListFile> {
  await requireWhole(tools, member, auditId);
  const { page: _, page_size: __, ...filter } = query;
  const read = async (batch: { readonly limit: number; readonly offset: number }): Promise<AuditPage[]> => {
    const { rows } = await listPageRows(tools, member, { ...filter, auditId, ...batch });
    return rows.map(shownPage);
  };
  return listFile({
    name: `audit-pages-${tools.now().toISOString().slice(0, 10)}`,
    items: inBatches(read),
    header: [
      "URL",
      "Title",
      "Kind",
      "Status",
      "Score",
      "Blockers",
      "High",
      "Medium",
      "Low",
      "Words",
      "Clicks",
      "Links to it",
      "First byte in ms",
      "HTML bytes",
      "AI visits",
      "Citations",
      "Found in",
    ],
    cellsOf: (row) => [
      row.url,
      row.title,
      row.kind,
      row.status,
      row.score,
      row.issues.blocker,
      row.issues.high,
      row.issues.medium,
      row.issues.low,
      row.words,
      row.depth,
      row.links_in,
      row.first_byte_ms,
      row.html_bytes,
      row.ai_visits,
      row.citations,
      row.found_in.join(" "),
    ],
  });
}

/** One page with all that was found of it. */
export async function getPage(
  tools: Tools,
  member: Member,
  { auditId, pageId }: { readonly auditId: string; readonly pageId: string },
): Promise<AuditPageDetails> {
  await requireWhole(tools, member, auditId);
  const row = await findPageRow(tools, member, { auditId, hash: pageId });
  if (!row) throw new Refusal("NOT_FOUND");
  const findings = await listFindingsOf(tools, member, { auditId, hash: pageId });
  const html = row.facts?.html ?? null;
  return {
    ...shownPage(row),
    redirects: (row.facts?.fetch.hops ?? []).map(({ url, status }) => ({ url, status })),
    canonical: html?.canonicals[0]?.href ?? null,
    description: html?.description?.text ?? null,
    language: html?.lang ?? null,
    headings: (html?.headings ?? []).map(({ level, text, line }) => ({ level, text, line })),
    types: [...(html?.structuredData.types ?? []), ...(html?.structuredData.otherTypes ?? [])],
    rendering: row.rendering && {
      opened_page: row.rendered_page === row.hash ? null : row.rendered_page,
      raw: row.rendering.raw,
      rendered: row.rendering.rendered,
      lost: [...row.rendering.lost],
    },
    findings: findings.map(({ check_id, severity, is_half, ignored, evidence }) => ({
      check_id,
      severity,
      is_half,
      ignored,
      title: checkWordsOf(check_id).title,
      evidence: [...evidence],
    })),
  };
}

const none = { blocker: 0, high: 0, medium: 0, low: 0 };

function shownPage({ hash, counts, kind, ...row }: PageRow): AuditPage {
  return { ...row, id: hash, kind: kind ?? "other", issues: counts ?? none };
}
