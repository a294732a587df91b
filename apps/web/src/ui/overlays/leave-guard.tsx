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
    <LeaveDialog
      isOpen={blocker.status === "blocked"}
      onStay={() => {
        onLeaving?.(false);
        blocker.reset?.();
      }}
      onLeave={() => blocker.proceed?.()}
    >
      {children}
    </LeaveDialog>
  );
}

interface LeaveQuestionProps {
  /** Whether something would be lost or end. */
  readonly isAsked: boolean;
  readonly title?: string;
  /** Another way of leaving than to another page, while it is being taken. */
  readonly also?: { readonly onStay: () => void; readonly onLeave: () => void } | undefined;
  /** Words on what is lost by leaving. */
  readonly children: ReactNode;
}

/** Asks before a page is left that nothing saves by itself, also where the tab is closed. */
export function LeaveQuestion({ isAsked, title, also, children }: LeaveQuestionProps): ReactElement {
  const blocker = useBlocker({
    shouldBlockFn: () => isAsked,
    enableBeforeUnload: () => isAsked,
    withResolver: true,
  });
  return (
    <LeaveDialog
      isOpen={blocker.status === "blocked" || also !== undefined}
      title={title}
      onStay={() => {
        blocker.reset?.();
        also?.onStay();
      }}
      onLeave={() => {
        blocker.proceed?.();
        also?.onLeave();
      }}
    >
      {children}
    </LeaveDialog>
  );
}

interface LeaveDialogProps {
  readonly isOpen: boolean;
  readonly title?: string | undefined;
  readonly onStay: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function LeaveDialog(props: LeaveDialogProps): ReactElement {
  const { isOpen, title = "Leave without saving?", onStay, onLeave, children } = props;
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => open || onStay()}
      title={title}
      confirmLabel="Leave"
      tone="danger"
      busy={false}
      onConfirm={onLeave}
    >
      {children}
    </ConfirmDialog>
  );
}

function after(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms));
}
