import type { ExportLink } from "@citelens/contract/platform/exports";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { useRevokeLink } from "../choice/exports.queries.ts";

interface RevokeLinkDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly link: ExportLink | undefined;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

export function RevokeLinkDialog({ link, onClose, onRevoked }: RevokeLinkDialogProps): ReactElement {
  const revocation = useRevokeLink(useWorkspaceId());
  // Keeps the text unchanged during the closing animation.
  const shown = useLastDefined(link);

  const revoke = (linkId: string): void => {
    revocation.mutate(linkId, {
      onSuccess: () => {
        toast.success("Address revoked");
        onRevoked();
      },
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={link !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Revoke this address?"
      confirmLabel="Revoke Address"
      tone="danger"
      busy={revocation.isPending}
      onConfirm={() => link && revoke(link.id)}
    >
      Sheets and programs that ask “{shown?.name}” get nothing from now on. This cannot be undone, but another
      address can be made.
    </ConfirmDialog>
  );
}
