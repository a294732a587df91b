import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type ReactElement, type ReactNode, useState } from "react";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { MemberList } from "./member-list.tsx";

export interface MembersDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly workspace: Workspace | undefined;
  readonly onClose: () => void;
  /** Called after the user has left the workspace. */
  readonly onLeft: () => void;
  /** The pending invitations. */
  readonly pending: (workspace: Workspace) => ReactNode;
}

export function MembersDialog({ workspace, onClose, onLeft, pending }: MembersDialogProps): ReactElement {
  const [asked, setAsked] = useState(workspace);
  // Keeps the text unchanged during the closing animation.
  if (workspace && workspace !== asked) setAsked(workspace);

  return (
    <Dialog
      open={workspace !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={`Members of ${asked?.name ?? ""}`}
    >
      {asked && (
        <div className="flex flex-col gap-6">
          <MemberList
            workspace={asked}
            onLeft={() => {
              onLeft();
              onClose();
            }}
          />
          {pending(asked)}
        </div>
      )}
    </Dialog>
  );
}
