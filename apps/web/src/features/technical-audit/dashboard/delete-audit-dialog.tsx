import type { Audit } from "@citelens/contract/content/audit-fields";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { instantText } from "#lib/dates/dates.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useDeleteAudit } from "../technical-audit.queries.ts";

interface DeleteAuditDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly audit: Audit | undefined;
  readonly onClose: () => void;
}

export function DeleteAuditDialog({ audit, onClose }: DeleteAuditDialogProps): ReactElement {
  const deletion = useDeleteAudit(useWorkspaceId());
  const [asked, setAsked] = useState(audit);
  // Keeps the text unchanged during the closing animation.
  if (audit && audit !== asked) setAsked(audit);

  const remove = ({ id }: Audit): void =>
    deletion.mutate(id, {
      onSuccess: () => toast.success("The audit was deleted."),
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open={audit !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={`Delete the audit of ${asked ? instantText(asked.created) : ""}?`}
      confirmLabel="Delete"
      tone="danger"
      busy={deletion.isPending}
      onConfirm={() => audit && remove(audit)}
    >
      Its scores, pages and findings are removed for everyone, and it leaves the line of scores. This action
      cannot be undone.
    </ConfirmDialog>
  );
}
