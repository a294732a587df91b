import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { useBlocker } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";

interface LeaveGuardProps {
  readonly isUnsaved: boolean;
  /** The workspace that was selected while another one's brand is being edited. */
  readonly otherWorkspace: Workspace | undefined;
  readonly onSwitch: () => void;
  readonly onStay: () => void;
}

/** Asks before unsaved changes are lost by changing the page or workspace or by closing the tab. */
export function LeaveGuard({ isUnsaved, otherWorkspace, onSwitch, onStay }: LeaveGuardProps): ReactElement {
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked" || otherWorkspace !== undefined}
      onOpenChange={(open) => {
        if (open) return;
        blocker.reset?.();
        if (otherWorkspace) onStay();
      }}
      title="Leave without saving?"
      confirmLabel="Leave"
      tone="danger"
      busy={false}
      onConfirm={() => {
        blocker.proceed?.();
        if (otherWorkspace) onSwitch();
      }}
    >
      You are still editing the brand context. What you have not saved is lost.
    </ConfirmDialog>
  );
}
