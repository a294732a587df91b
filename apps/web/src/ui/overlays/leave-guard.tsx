import { useBlocker } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useCallback } from "react";
import type { Autosave } from "#lib/api/autosave.ts";
import { ConfirmDialog } from "./confirm-dialog/confirm-dialog.tsx";

interface LeaveGuardProps {
  readonly autosave: Pick<Autosave<never>, "flush" | "isUnsaved">;
  /** Called when the user is about to leave, so that the page does not navigate by itself. */
  readonly onLeaving?: (isLeaving: boolean) => void;
  /** Words on what is lost by leaving. */
  readonly children: ReactNode;
}

interface LeaveNavigation {
  readonly current: { readonly pathname: string };
  readonly next: { readonly pathname: string };
}

const patienceMs = 5000;

/** Saves pending changes before the page is left, and asks first when they cannot be saved. */
export function LeaveGuard({ autosave, onLeaving, children }: LeaveGuardProps): ReactElement {
  const shouldBlockFn = useCallback(
    async ({ current, next }: LeaveNavigation): Promise<boolean> => {
      if (current.pathname === next.pathname || !autosave.isUnsaved()) return false;
      onLeaving?.(true);
      const isSaved = await Promise.race([autosave.flush(), after(patienceMs)]);
      return !isSaved;
    },
    [autosave, onLeaving],
  );
  const enableBeforeUnload = useCallback(() => autosave.isUnsaved(), [autosave]);
  const blocker = useBlocker({ shouldBlockFn, enableBeforeUnload, withResolver: true });

  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={(open) => {
        if (open) return;
        onLeaving?.(false);
        blocker.reset?.();
      }}
      title="Leave without saving?"
      confirmLabel="Leave"
      tone="danger"
      busy={false}
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  );
}

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
