import type { AuditPage } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { readablePath } from "#lib/address/readable-path.ts";
import { countText } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { durationText, gravestText, pathOf, scoreText } from "../../audit-figures.rules.ts";
import { kindLabels } from "../../audit-labels.rules.ts";
import { AuditedPageLink } from "../links/audited-page-link.tsx";

export interface PageRow {
  readonly page: AuditPage;
  readonly auditId: string;
}

export const pageColumns: readonly DataColumn<PageRow>[] = [
  { id: "url", header: "Page", kind: "main", sortable: true, cell: (row) => <Name {...row} /> },
  {
    id: "score",
    header: "Score",
    kind: "number",
    sortable: true,
    cell: ({ page }) => (
      <span className={page.score === null ? "text-fg-3" : "font-medium text-fg"}>
        {scoreText(page.score)}
      </span>
    ),
  },
  { id: "issues", header: "Gravest issues", kind: "text", cell: ({ page }) => gravestText(page.issues) },
  { id: "kind", header: "Kind", kind: "text", cell: ({ page }) => kindLabels[page.kind] },
  { id: "status", header: "Status", kind: "number", cell: ({ page }) => page.status ?? "None" },
  {
    id: "ai_visits",
    header: "AI visits",
    kind: "number",
    sortable: true,
    cell: ({ page }) => countText(page.ai_visits),
  },
  {
    id: "citations",
    header: "Citations",
    kind: "number",
    sortable: true,
    cell: ({ page }) => countText(page.citations),
  },
  {
    id: "first_byte_ms",
    header: "First byte",
    kind: "number",
    sortable: true,
    cell: ({ page }) => durationText(page.first_byte_ms),
  },
];

function Name({ page: { id, url, title }, auditId }: PageRow): ReactElement {
  return (
    <div>
      <AuditedPageLink auditId={auditId} pageId={id}>
        {readablePath(pathOf(url))}
      </AuditedPageLink>
      {title !== null && <p className="line-clamp-1 text-sm font-normal wrap-anywhere text-fg-3">{title}</p>}
    </div>
  );
}
