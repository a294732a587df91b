import { formatMoney } from "@citelens/contract/base/money";
import type { SandboxPortal } from "@citelens/contract/billing/sandbox-payments";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { PaymentStatus } from "./payment-status.tsx";
import { intervalLabel } from "./payment-text.rules.ts";
import { useChangeSandboxPortal } from "./sandbox.queries.ts";

/** The subscription, with cancel and reactivate. */
export function PortalSubscription({ portal }: { readonly portal: SandboxPortal }): ReactElement {
  const change = useChangeSandboxPortal(portal.id);
  const [isAsking, setAsking] = useState(false);
  const { subscription } = portal;
  if (!subscription) return <p className="text-fg-2">There is no subscription.</p>;

  const { plan_name, amount, currency, interval, status, current_period_end, cancel_at_period_end } =
    subscription;
  const periodEnd = dayOfInstantText(current_period_end);
  const isOver = status === "canceled";
  return (
    <div className="space-y-4">
      {change.error && <Banner tone="neg">{problemMessage(change.error)}</Banner>}
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="space-y-1">
          <p className="text-lg font-semibold">{plan_name}</p>
          <p className="text-fg-2 tabular-nums">
            {formatMoney(amount, currency)} {intervalLabel(interval)}
          </p>
          <PaymentStatus status={status} />
          <p role="status" className="text-fg-2">
            {!isOver && (cancel_at_period_end ? `Ends on ${periodEnd}.` : `Renews on ${periodEnd}.`)}
          </p>
        </div>
        {!isOver &&
          (cancel_at_period_end ? (
            <Button
              variant="primary"
              loading={change.isPending}
              onClick={() => change.mutate({ action: "reactivate" })}
            >
              Reactivate subscription
            </Button>
          ) : (
            <Button loading={change.isPending} onClick={() => setAsking(true)}>
              Cancel subscription
            </Button>
          ))}
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel the subscription?"
        confirmLabel="Cancel subscription"
        tone="danger"
        busy={change.isPending}
        onConfirm={() => change.mutate({ action: "cancel" }, { onSettled: () => setAsking(false) })}
      >
        {plan_name} stays as it is until {periodEnd} and is not renewed after that. You can reactivate it
        before then.
      </ConfirmDialog>
    </div>
  );
}
