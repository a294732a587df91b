import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Skeleton } from "#ui/frame/skeleton.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { type PlanChange, type PlanChoice, previewQuery, useChangePlan } from "./billing.queries.ts";
import { dueToday, serverMessage } from "./billing.rules.ts";
import { ChangeCosts } from "./change-costs.tsx";

const failure = "Failed to change plan.";

export interface ConfirmChangeDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly choice: PlanChoice | undefined;
  /** The subscription ends with its period. */
  readonly isEnding: boolean;
  readonly onClose: () => void;
  readonly onChanged: (change: PlanChange) => void;
}

/** Shows the cost of a change before it is made; exactly this amount is charged. */
export function ConfirmChangeDialog({
  choice,
  isEnding,
  onClose,
  onChanged,
}: ConfirmChangeDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  // Keeps the content unchanged during the closing animation.
  const [asked, setAsked] = useState(choice);
  if (choice && choice !== asked) setAsked(choice);
  const change = useChangePlan(workspaceId);
  const preview = useQuery({
    ...previewQuery(workspaceId, asked ?? { plan: "creator", interval: "monthly" }),
    enabled: choice !== undefined,
  });
  const shown = preview.isFetching ? undefined : preview.data;
  const close = (): void => {
    change.reset();
    onClose();
  };
  const confirm = (): void => {
    if (!asked || !shown) return;
    change.mutate(
      { choice: asked, preview: shown },
      {
        onSuccess: (changed) => {
          onChanged(changed);
          close();
        },
        // The preview may be outdated, so it is refetched.
        onError: () => void preview.refetch(),
      },
    );
  };

  return (
    <Dialog
      open={choice !== undefined}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Confirm Your Updates"
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" disabled={!shown} loading={change.isPending} onClick={confirm}>
            {shown && dueToday(shown.amount_due_today) === 0 ? "Confirm" : "Confirm and pay"}
          </Button>
        </>
      }
    >
      {shown && <ChangeCosts preview={shown} isEnding={isEnding} />}
      {!shown && !preview.isError && (
        <div aria-busy="true" className="h-40">
          <Skeleton shape="card" />
        </div>
      )}
      {preview.isError && !preview.isFetching && (
        <Banner tone="neg">{serverMessage(preview.error, failure)}</Banner>
      )}
      {change.isError && <Banner tone="neg">{serverMessage(change.error, failure)}</Banner>}
    </Dialog>
  );
}
