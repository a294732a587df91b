import type { Organization } from "@citelens/contract/billing/billing";
import { type ReactElement, useState } from "react";
import { dayOfInstantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Card } from "#ui/frame/card.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useEndSubscription } from "./billing.queries.ts";
import { isEnding, isSubscribed, serverMessage } from "./billing.rules.ts";

export interface CancelCardProps {
  readonly organization: Organization;
}

/** Only for a subscription that renews; one that is ending is reactivated from its banner. */
export function CancelCard({ organization }: CancelCardProps): ReactElement | null {
  const workspaceId = useWorkspaceId();
  const [isAsking, setAsking] = useState(false);
  const cancel = useEndSubscription(workspaceId);
  if (!isSubscribed(organization) || isEnding(organization)) return null;

  const ends = organization.next_billing_date && dayOfInstantText(organization.next_billing_date);
  return (
    <Card
      title="End the subscription"
      hint="It stays active until the end of the paid period."
      actions={
        <Button size="sm" onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      }
    >
      <p className="text-fg-2">
        You keep your data and the credits that you bought. The plan's credits end with the period.
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          cancel.reset();
        }}
        title="Cancel the subscription?"
        confirmLabel="Cancel Subscription"
        cancelLabel="Keep subscription"
        tone="danger"
        busy={cancel.isPending}
        onConfirm={() =>
          cancel.mutate("cancel", {
            onSuccess: () => {
              setAsking(false);
              toast.success("Your subscription is canceled.");
            },
          })
        }
      >
        It ends on {ends}. Until then everything stays as it is, and you can reactivate it.
        {cancel.isError && (
          <span role="alert" className="mt-2 block text-neg">
            {serverMessage(cancel.error, "Failed to cancel the subscription.")}
          </span>
        )}
      </ConfirmDialog>
    </Card>
  );
}
