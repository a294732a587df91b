import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import type { ReactElement } from "react";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { workspaceProblem } from "../workspace-problem.rules.ts";
import { useLeaveWorkspace } from "../workspaces.queries.ts";

export interface LeaveDialogProps {
  readonly workspace: Workspace;
  /** The membership of the current user. */
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLeft: () => void;
}

export function LeaveDialog({ workspace, userId, open, onClose, onLeft }: LeaveDialogProps): ReactElement {
  const leaving = useLeaveWorkspace();

  const leave = (): void => {
    leaving.mutate(
      { projectId: workspace.id, userId },
      {
        onSuccess: () => {
          toast.success(`You have left ${workspace.name}`);
          onLeft();
        },
        onError: (problem) =>
          toast.error(workspaceProblem(problem, "Failed to leave the workspace. Please try again.")),
        onSettled: onClose,
      },
    );
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Leave ${workspace.name}?`}
      confirmLabel="Leave"
      tone="danger"
      busy={leaving.isPending}
      onConfirm={leave}
    >
      You lose access to this workspace at once. An owner can invite you again.
    </ConfirmDialog>
  );
}
