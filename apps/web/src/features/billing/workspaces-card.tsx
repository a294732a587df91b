import { formatMoney } from "@citelens/contract/base/money";
import type { Organization } from "@citelens/contract/billing/billing";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Card } from "#ui/frame/card.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { inUseText } from "./allowance.rules.ts";
import { plansQuery, useCancelDeactivation } from "./billing.queries.ts";
import { serverMessage } from "./billing.rules.ts";

export interface WorkspacesCardProps {
  readonly organization: Organization;
  readonly canBuy: boolean;
  readonly busy: boolean;
  readonly onBuy: () => void;
}

export function WorkspacesCard({ organization, canBuy, busy, onBuy }: WorkspacesCardProps): ReactElement {
  const { ending_workspaces } = organization;
  const plans = useQuery(plansQuery);
  const keep = useCancelDeactivation();
  return (
    <Card
      title="Workspaces"
      hint={`${inUseText(organization)}.`}
      actions={
        canBuy && (
          <Button size="sm" disabled={busy} onClick={onBuy}>
            {plans.data
              ? `Buy one more for ${formatMoney(plans.data.extra_workspace_price, plans.data.currency)}`
              : "Buy one more"}
          </Button>
        )
      }
    >
      {ending_workspaces.length === 0 && (
        <p className="text-fg-2">
          A workspace beyond your plan is a one-time payment. Workspaces over the plan's limit are deactivated
          after 14 days.
        </p>
      )}
      {ending_workspaces.length > 0 && (
        <ul aria-label="Scheduled for deactivation" className="divide-y divide-border">
          {ending_workspaces.map(({ id, name, cancellation_date }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">{name}</span>{" "}
                <span className="text-fg-2">is deactivated on {dayOfInstantText(cancellation_date)}</span>
              </span>
              {canBuy && (
                <Button
                  size="sm"
                  aria-label={`Reactivate ${name}`}
                  loading={keep.isPending && keep.variables === id}
                  onClick={() =>
                    keep.mutate(id, {
                      onSuccess: () => toast.success("Workspace reactivated successfully"),
                    })
                  }
                >
                  Reactivate
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {keep.isError && (
        <Banner tone="neg" onDismiss={keep.reset}>
          {serverMessage(keep.error, "Failed to reactivate workspace.")}
        </Banner>
      )}
    </Card>
  );
}
