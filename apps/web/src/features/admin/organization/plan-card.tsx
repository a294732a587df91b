import type { OrganizationDetails } from "@citelens/contract/platform/admin-organization";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { counted } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { Badge } from "#ui/text/badge.tsx";
import { type Fact, Facts } from "../details/facts.tsx";

const statuses = {
  none: "No subscription",
  active: "Active",
  past_due: "Payment overdue",
  pending_cancel: "Ends with its period",
  canceled: "Ended",
} as const satisfies Record<OrganizationDetails["plan"]["status"], string>;

/** Plan that counts, since when and until when. */
export function PlanCard({ organization }: { readonly organization: OrganizationDetails }): ReactElement {
  const { plan, retention_days } = organization;
  return (
    <Card title="Plan">
      <p className="flex flex-wrap items-center gap-2 pb-2">
        <span className="text-xl font-semibold">{plan.name}</span>
        {plan.comp ? (
          <Badge tone="brand">Given</Badge>
        ) : (
          <Badge tone="neutral">{statuses[plan.status]}</Badge>
        )}
      </p>
      <Facts facts={[...factsOf(plan), { term: "Visits are kept", value: counted(retention_days, "day") }]} />
    </Card>
  );
}

function factsOf({
  comp,
  status,
  interval,
  period_end,
  extra_workspaces,
}: OrganizationDetails["plan"]): Fact[] {
  const extra = { term: "Workspaces bought", value: extra_workspaces };
  if (comp) {
    return [
      { term: "Since", value: dayOfInstantText(comp.since) },
      { term: "Until", value: comp.until === null ? "Somebody ends it" : dayOfInstantText(comp.until) },
      { term: "Reason", value: comp.reason },
      extra,
    ];
  }
  if (status === "none" || period_end === null) return [extra];
  return [
    { term: "Paid", value: interval },
    { term: status === "active" ? "Renews" : "Period ends", value: dayOfInstantText(period_end) },
    extra,
  ];
}
