import type { Campaign } from "@citelens/contract/visibility/campaigns";
import { type ReactElement, useState } from "react";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { nameOf } from "../campaign.rules.ts";
import { useDeleteCampaign } from "../campaigns.queries.ts";

export interface DeleteCampaignDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly campaign: Campaign | undefined;
  readonly onDone: (isDeleted: boolean) => void;
  readonly onCancel: () => void;
}

export function DeleteCampaignDialog({
  campaign,
  onDone,
  onCancel,
}: DeleteCampaignDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const deletion = useDeleteCampaign(workspaceId);
  const [asked, setAsked] = useState(campaign);
  // Keeps the text unchanged during the closing animation.
  if (campaign && campaign !== asked) setAsked(campaign);

  const remove = ({ id }: Campaign): void => {
    deletion.mutate(id, {
      onSuccess: () => toast.success("Campaign deleted. Its data is being removed."),
      onSettled: (_, problem) => onDone(problem === null),
    });
  };

  return (
    <ConfirmDialog
      open={campaign !== undefined}
      onOpenChange={(open) => !open && onCancel()}
      title={`Delete ${asked ? nameOf(asked) : ""}?`}
      confirmLabel="Delete"
      tone="danger"
      busy={deletion.isPending}
      onConfirm={() => campaign && remove(campaign)}
    >
      The campaign disappears at once for everyone, and the links to its answers stop working. Its queries and
      answers are removed in the minutes that follow. This action cannot be undone.
    </ConfirmDialog>
  );
}
