import type { Workspace, WorkspaceMember } from "@citelens/contract/workspaces/workspaces";
import { type ReactElement, useState } from "react";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { workspaceProblem } from "../workspace-problem.rules.ts";
import { useRemoveMember } from "../workspaces.queries.ts";

export interface RemoveMemberDialogProps {
  readonly workspace: Workspace;
  /** The dialog is closed while it is undefined. */
  readonly member: WorkspaceMember | undefined;
  readonly onClose: () => void;
}

export function RemoveMemberDialog({ workspace, member, onClose }: RemoveMemberDialogProps): ReactElement {
  const removal = useRemoveMember();
  const [asked, setAsked] = useState(member);
  // Keeps the text unchanged during the closing animation.
  if (member && member !== asked) setAsked(member);
  const name = `${asked?.first_name ?? ""} ${asked?.last_name ?? ""}`;

  const remove = (userId: string): void => {
    removal.mutate(
      { projectId: workspace.id, userId },
      {
        onSuccess: () => toast.success(`${name} was removed from ${workspace.name}`),
        onError: (problem) =>
          toast.error(workspaceProblem(problem, "Failed to remove the member. Please try again.")),
        onSettled: onClose,
      },
    );
  };

  return (
    <ConfirmDialog
      open={member !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${name}?`}
      confirmLabel="Remove"
      tone="danger"
      busy={removal.isPending}
      onConfirm={() => member && remove(member.id)}
    >
      They lose access to {workspace.name} at once. You can invite them again later.
    </ConfirmDialog>
  );
}
