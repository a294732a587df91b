import { type OptimizationPlan, planRowsMax } from "@citelens/contract/content/plan";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CalendarCheck } from "lucide-react";
import type { ReactElement } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { EmptyState } from "#ui/frame/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { tableDataOf } from "#ui/table/table-data.ts";
import { planColumns } from "./plan-columns.tsx";

interface PlanTableProps {
  readonly plan: UseQueryResult<OptimizationPlan>;
  readonly title: string;
}

export function PlanTable({ plan, title }: PlanTableProps): ReactElement {
  const projectId = useWorkspaceId();
  return (
    <>
      <DataTable
        label={title}
        wide
        columns={planColumns}
        data={tableDataOf(plan, ({ rows }) => rows)}
        rowKey={({ opportunity }) => opportunity.id}
        skeletonRows={4}
        empty={
          <EmptyState
            icon={CalendarCheck}
            title="Nothing is planned for this month"
            frame="none"
            actions={
              <Button
                variant="primary"
                render={<Link to="/workspaces/$projectId/opportunities" params={{ projectId }} />}
              >
                Pick opportunities
              </Button>
            }
          >
            Plan an opportunity, say who does it and until when. It stands here in the month in which it is
            due, with the text that is begun from it and with its effect once that is published.
          </EmptyState>
        }
      />
      {plan.data?.is_bound && (
        <p className="text-sm text-fg-3">The {planRowsMax} that are due first are listed; there are more.</p>
      )}
    </>
  );
}
