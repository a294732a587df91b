import type { Audit } from "@citelens/contract/content/audit-fields";
import type { AuditComparison } from "@citelens/contract/content/technical-audit";
import { useQuery } from "@tanstack/react-query";
import { GitCompare } from "lucide-react";
import type { ReactElement } from "react";
import { instantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Delta } from "#ui/charts/delta.tsx";
import { Select } from "#ui/forms/select.tsx";
import { Card } from "#ui/frame/card.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { QueryContent } from "#ui/frame/query-content.tsx";
import { scoreText } from "../../audit-figures.rules.ts";
import { auditsQuery } from "../../technical-audit.queries.ts";
import { comparisonQuery } from "../results.queries.ts";
import type { TabProps } from "../results-search.rules.ts";
import { comparableAudits } from "./comparable.rules.ts";
import { IssueGroups } from "./issue-groups.tsx";
import { PageChanges } from "./page-changes.tsx";

/** Changes since another audit of the workspace. */
export function CompareTab({ audit, view, onChange }: TabProps): ReactElement {
  const audits = useQuery(auditsQuery(useWorkspaceId(), "SITE"));
  return (
    <QueryContent title="Compare" query={audits} isEmpty={() => false} emptyText="">
      {({ results }) => {
        const others = comparableAudits(results, audit);
        const usual = others.find(({ id }) => id === audit.previous_id) ?? others[0];
        const other = others.find(({ id }) => id === view.with) ?? usual;
        if (!other) return <NothingToCompare />;
        return (
          <div className="space-y-5">
            <div className="flex flex-wrap items-center gap-2">
              <span className="text-fg-2">Compared with the audit of</span>
              <Select
                label="Compare with"
                options={others.map(({ id, created }) => ({ value: id, label: instantText(created) }))}
                value={other.id}
                onChange={(id) => onChange({ with: id }, "push")}
              />
            </div>
            <Comparison audit={audit} otherId={other.id} />
          </div>
        );
      }}
    </QueryContent>
  );
}

function NothingToCompare(): ReactElement {
  return (
    <EmptyState icon={GitCompare} title="There is no other audit yet">
      Audit the site again after you have changed something: here you see which issues are new, gone, or still
      there, and which pages changed.
    </EmptyState>
  );
}

function Comparison({ audit, otherId }: { readonly audit: Audit; readonly otherId: string }): ReactElement {
  const found = useQuery(comparisonQuery(useWorkspaceId(), audit.id, otherId));
  return (
    <QueryContent title="the comparison" query={found} isEmpty={() => false} emptyText="">
      {(known) => (
        <div className="space-y-5">
          <Scores comparison={known} />
          <IssueGroups issues={known.issues} auditId={audit.id} />
          <PageChanges pages={known.pages} />
        </div>
      )}
    </QueryContent>
  );
}

function Scores({ comparison }: { readonly comparison: AuditComparison }): ReactElement {
  const { score_before: before, score_after: after } = comparison;
  const change = before === null || after === null ? 0 : Math.round(after) - Math.round(before);
  return (
    <Card title="Score">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-xl font-semibold tabular-nums">
          {scoreText(before)} <span aria-hidden="true">→</span>
          <span className="sr-only">became</span> {scoreText(after)}
        </span>
        <Delta change={change} unit="pts" />
      </p>
    </Card>
  );
}
