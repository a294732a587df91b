import type { ApiKey } from "@citelens/contract/workspaces/api-keys";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useRevokeApiKey } from "./api-keys.queries.ts";

interface RevokeKeyDialogProps {
  /** The key to revoke; the dialog is closed while it is undefined. */
  readonly apiKey: ApiKey | undefined;
  readonly onClose: () => void;
  readonly onRevoked: () => void;
}

export function RevokeKeyDialog({ apiKey, onClose, onRevoked }: RevokeKeyDialogProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const revocation = useRevokeApiKey(workspaceId);
  // Keeps the text unchanged during the closing animation.
  const [asked, setAsked] = useState(apiKey);
  if (apiKey && apiKey !== asked) setAsked(apiKey);

  const revoke = (keyId: string): void => {
    revocation.mutate(keyId, {
      onSuccess: () => {
        toast.success("API key revoked successfully");
        onRevoked();
      },
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: onClose,
    });
  };

  return (
    <ConfirmDialog
      open={apiKey !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Revoke this key?"
      confirmLabel="Revoke Key"
      tone="danger"
      busy={revocation.isPending}
      onConfirm={() => apiKey && revoke(apiKey.id)}
    >
      Every server that still uses “{asked?.name}” is refused from now on, and its visits are lost. This
      cannot be undone.
    </ConfirmDialog>
  );
}
