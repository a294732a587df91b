import type { ConnectedApp } from "@citelens/contract/workspaces/connected-apps";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useDisconnectApp } from "./connected-apps.queries.ts";

interface DisconnectDialogProps {
  /** The app to disconnect; the dialog is closed while it is undefined. */
  readonly app: ConnectedApp | undefined;
  readonly onClose: () => void;
  readonly onDisconnected: () => void;
}

export function DisconnectDialog({ app, onClose, onDisconnected }: DisconnectDialogProps): ReactElement {
  const disconnection = useDisconnectApp(useWorkspaceId());
  // Keeps the text unchanged during the closing animation.
  const [asked, setAsked] = useState(app);
  if (app && app !== asked) setAsked(app);

  const disconnect = (leaving: ConnectedApp): void => {
    disconnection.mutate(leaving, {
      onSuccess: () => {
        toast.success("The app is disconnected");
        onDisconnected();
      },
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: onClose,
    });
  };

  return (
    <ConfirmDialog
      open={app !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Disconnect this app?"
      confirmLabel="Disconnect"
      tone="danger"
      busy={disconnection.isPending}
      onConfirm={() => app && disconnect(app)}
    >
      {asked?.is_own
        ? `“${asked.name}” is refused everywhere from now on. To use it again, connect it anew.`
        : `“${asked?.name}” no longer reaches this workspace. In other workspaces of ${asked?.connected_by} it goes on.`}
    </ConfirmDialog>
  );
}
