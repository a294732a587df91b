import { useBlocker } from "@tanstack/react-router";
import { type ReactElement, useCallback } from "react";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import type { Autosave } from "./autosave.ts";

interface LeaveGuardProps {
  readonly autosave: Pick<Autosave<never>, "flush" | "isUnsaved">;
  /** Called when the user is about to leave, so that the page does not navigate by itself. */
  readonly onLeaving: (isLeaving: boolean) => void;
}

const patienceMs = 5000;

/** Saves pending changes before the page is left, and asks first when they cannot be saved. */
export function LeaveGuard({ autosave, onLeaving }: LeaveGuardProps): ReactElement {
  const shouldBlockFn = useCallback(async (): Promise<boolean> => {
    if (!autosave.isUnsaved()) return false;
    onLeaving(true);
    const isSaved = await Promise.race([autosave.flush(), after(patienceMs)]);
    return !isSaved;
  }, [autosave, onLeaving]);
  const enableBeforeUnload = useCallback(() => autosave.isUnsaved(), [autosave]);
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload, withResolver: true });

  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => {
        if (open) return;
        onLeaving(false);
        blocker.reset?.();
      }}
      title="Leave without saving?"
      confirmLabel="Leave"
      tone="danger"
      busy={false}
      onConfirm={() => blocker.proceed?.()}
    >
      The last changes of this campaign could not be saved. If you leave now, they are lost.
    </ConfirmDialog>
  );
}

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
