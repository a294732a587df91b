import type { AdminUser } from "@citelens/contract/platform/admin";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { changes, useAdminChange } from "./admin.queries.ts";

interface ImpersonateDialogProps {
  /** The user to act as; the dialog is closed while it is undefined. */
  readonly user: AdminUser | undefined;
  readonly onClose: () => void;
}

export function ImpersonateDialog({ user, onClose }: ImpersonateDialogProps): ReactElement {
  const impersonation = useAdminChange(changes.impersonate);
  const asked = useLastDefined(user);

  const start = (userId: string): void => {
    impersonation.mutate(userId, {
      // A full page load, so that none of the superuser's data stays in memory.
      onSuccess: ({ url }) => location.assign(url),
      onError: (problem) => {
        toast.error(problemMessage(problem));
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      open={user !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`View as ${asked?.email ?? ""}?`}
      confirmLabel="Impersonate"
      tone="primary"
      busy={impersonation.isPending || impersonation.isSuccess}
      onConfirm={() => user && start(user.id)}
    >
      This browser is signed in as this user for 30 minutes and signed out of your own account. You cannot
      change passwords or billing, create keys or delete anything of theirs. Everything you do is in the audit
      log under both names.
    </ConfirmDialog>
  );
}
