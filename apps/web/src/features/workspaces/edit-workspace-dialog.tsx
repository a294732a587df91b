import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type ReactElement, useId, useState } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { EditWorkspaceForm } from "./edit-workspace-form.tsx";

export interface EditWorkspaceDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly workspace: Workspace | undefined;
  readonly onClose: () => void;
}

export function EditWorkspaceDialog({ workspace, onClose }: EditWorkspaceDialogProps): ReactElement {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  // Keeps the text unchanged during the closing animation.
  const [asked, setAsked] = useState(workspace);
  if (workspace && workspace !== asked) setAsked(workspace);

  return (
    <Dialog
      open={workspace !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Edit Workspace"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            Save Changes
          </Button>
        </>
      }
    >
      {asked && (
        <EditWorkspaceForm
          key={asked.id}
          id={formId}
          workspace={asked}
          onSaving={setSaving}
          onSaved={() => {
            toast.success("Workspace updated successfully");
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
