import { useBlocker } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";

/** Asks before what was not saved is lost, also where the tab is closed. */
export function LeaveGuard({ isUnsaved }: { readonly isUnsaved: boolean }): ReactElement {
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved,
    enableBeforeUnload: () => isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => open || blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      tone="danger"
      busy={false}
      onConfirm={() => blocker.proceed?.()}
    >
      You have changed this brief since it was saved. What you have not saved is lost.
    </ConfirmDialog>
  );
}
