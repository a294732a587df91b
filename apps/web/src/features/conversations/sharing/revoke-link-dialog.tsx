import type { ShareLink } from "@citelens/contract/visibility/answers";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useRevokeLink } from "./sharing.queries.ts";

interface RevokeLinkDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly link: ShareLink | undefined;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

export function RevokeLinkDialog({ link, onClose, onRevoked }: RevokeLinkDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const revocation = useRevokeLink(workspaceId);
  // Keeps the text unchanged during the closing animation.
  const [asked, setAsked] = useState(link);
  if (link && link !== asked) setAsked(link);

  const revoke = (linkId: string): void => {
    revocation.mutate(linkId, {
      onSuccess: () => {
        toast.success("Link revoked");
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
      title="Revoke this link?"
      confirmLabel="Revoke Link"
      tone="danger"
      busy={revocation.isPending}
      onConfirm={() => link && revoke(link.id)}
    >
      Anyone who opens the link to the answer to “{asked?.query.text}” reads from then on that it no longer
      works. This cannot be undone, but the answer can be shared again.
    </ConfirmDialog>
  );
}
