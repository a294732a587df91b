import type { Audit, AuditIssue } from "@citelens/contract/content/audit-fields";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { type FigureColumn, FigureTable } from "#ui/table/figure-table.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { placesText } from "../audit-figures.rules.ts";
import { categoryLabels } from "../audit-labels.rules.ts";
import { IssueLink } from "../results/links/issue-link.tsx";
import { firstIssuesQuery } from "../results/results.queries.ts";
import { SeverityMark } from "../severity-mark.tsx";

const title = "What to mend first";

/** The ten issues that cost most. */
export function FirstIssuesCard({ audit }: { readonly audit: Audit }): ReactElement {
  const projectId = useWorkspaceId();
  const issues = useQuery({ ...firstIssuesQuery(projectId, audit.id), enabled: audit.is_whole });
  return (
    <Card
      title={title}
      hint="By what an issue costs: its weight, times how much AI agents read and answers cite the pages that have it"
      padding="flush"
      actions={
        audit.is_whole && (
          <TextLink
            render={
              <Link
                to="/workspaces/$projectId/technical-optimization/results/$auditId"
                params={{ projectId, auditId: audit.id }}
              />
            }
          >
            All issues
          </TextLink>
        )
      }
    >
      {audit.is_whole ? (
        <QueryContent title={title} padding="flush" query={issues} isEmpty={() => false} emptyText="">
          {({ results }) => <Issues issues={results} auditId={audit.id} />}
        </QueryContent>
      ) : (
        <p className="px-5 pb-5 text-fg-2">Of this audit only scores and counts are kept.</p>
      )}
    </Card>
  );
}

interface IssuesProps {
  readonly issues: readonly AuditIssue[];
  readonly auditId: string;
}

function Issues({ issues, auditId }: IssuesProps): ReactElement {
  if (issues.length === 0) {
    return (
      <EmptyState icon={CircleCheck} title="Every check passed" frame="none">
        Nothing stands in the way of AI agents on the pages that were read.
      </EmptyState>
    );
  }
  return (
    <FigureTable
      label={title}
      columns={columnsOf(auditId)}
      rows={issues}
      rowKey={({ check_id }) => check_id}
    />
  );
}

function columnsOf(auditId: string): readonly FigureColumn<AuditIssue>[] {
  return [
    {
      id: "issue",
      header: "Issue",
      kind: "main",
      cell: ({ check_id, title: name, category, severity, is_half: isHalf, is_new: isNew }) => (
        <div>
          <IssueLink auditId={auditId} checkId={check_id}>
            {name}
          </IssueLink>
          <p className="flex flex-wrap gap-x-3 text-sm text-fg-3">
            <SeverityMark severity={severity} half={isHalf} />
            {categoryLabels[category]}
            {isNew && <Badge tone="brand">New</Badge>}
          </p>
        </div>
      ),
    },
    {
      id: "pages",
      header: "Where",
      kind: "figure",
      cell: ({ check_id, pages }) => <span className="whitespace-nowrap">{placesText(check_id, pages)}</span>,
    },
  ];
}
