import type { AuditIssue } from "@citelens/contract/content/audit-fields";
import type { ReactElement } from "react";
import { percent } from "#lib/figures.ts";
import type { DataColumn } from "#ui/table/data-table-props.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Ago } from "#ui/text/instant.tsx";
import { isOfSite, placesText } from "../../audit-figures.rules.ts";
import { categoryLabels, gradeLabels } from "../../audit-labels.rules.ts";
import { SeverityMark } from "../../severity-mark.tsx";
import { IssueLink } from "../links/issue-link.tsx";

export interface IssueRow {
  readonly issue: AuditIssue;
  /** The current time, for relative times. */
  readonly now: Date;
  readonly auditId: string;
}

export const issueColumns: readonly DataColumn<IssueRow>[] = [
  { id: "issue", header: "Issue", kind: "main", cell: (row) => <Name {...row} /> },
  {
    id: "severity",
    header: "Severity",
    kind: "text",
    cell: ({ issue }) => <SeverityMark severity={issue.severity} half={issue.is_half} />,
  },
  { id: "category", header: "Category", kind: "text", cell: ({ issue }) => categoryLabels[issue.category] },
  { id: "pages", header: "Where", kind: "number", cell: ({ issue }) => <Pages {...issue} /> },
  {
    id: "grade",
    header: "Evidence",
    kind: "text",
    cell: ({ issue }) => (
      <span title={gradeLabels[issue.grade].meaning}>{gradeLabels[issue.grade].label}</span>
    ),
  },
  {
    id: "since",
    header: "Since",
    kind: "text",
    cell: ({ issue, now }) => <Ago at={issue.since} now={now} />,
  },
];

function Name({ issue, auditId }: IssueRow): ReactElement {
  return (
    <div>
      <IssueLink auditId={auditId} checkId={issue.check_id}>
        {issue.title}
      </IssueLink>
      {issue.is_new && (
        <p className="font-normal">
          <Badge tone="brand">New</Badge>
        </p>
      )}
      {issue.ignored !== null && <p className="text-sm font-normal text-fg-3">Ignored: {issue.ignored}</p>}
    </div>
  );
}

function Pages({ check_id: id, pages, share }: AuditIssue): ReactElement {
  return (
    <>
      <span className="whitespace-nowrap">{placesText(id, pages)}</span>
      {!isOfSite(id) && (
        <span className="block text-sm text-fg-3" data-tooltip="Of the pages that the check applies to">
          {percent(Math.round(share * 10) / 10)}
        </span>
      )}
    </>
  );
}
