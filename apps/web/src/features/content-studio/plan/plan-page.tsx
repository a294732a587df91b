import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Lightbulb } from "lucide-react";
import type { ReactElement } from "react";
import { useAddress } from "#lib/address/use-address.ts";
import { monthText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { MonthSteps } from "./month-steps.tsx";
import { planQuery } from "./plan.queries.ts";
import { parsePlanSearch } from "./plan-search.rules.ts";
import { PlanTable } from "./plan-table.tsx";

/** Opportunities picked for a month, who does it, and what became of it. */
export function PlanPage(): ReactElement {
  const projectId = useWorkspaceId();
  const { search, onSearch } = useAddress(parsePlanSearch);
  const plan = useQuery(planQuery(projectId, search.month));
  const month = search.month ?? plan.data?.this_month;
  return (
    <div className="space-y-4">
      <PageHeader
        title="Plan"
        purpose="What was picked of the opportunities, who does it until when, and what became of it."
        actions={
          <Button
            icon={<Lightbulb size={16} aria-hidden="true" />}
            render={<Link to="/workspaces/$projectId/opportunities" params={{ projectId }} />}
          >
            Pick opportunities
          </Button>
        }
      />
      <MonthSteps
        month={month}
        thisMonth={plan.data?.this_month}
        onChange={(next) => onSearch(() => (next === plan.data?.this_month ? {} : { month: next }), "push")}
      />
      <PlanTable plan={plan} title={month === undefined ? "Plan" : `Plan of ${monthText(month)}`} />
    </div>
  );
}
