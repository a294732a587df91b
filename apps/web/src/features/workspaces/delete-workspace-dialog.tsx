import type { Workspace } from "@citelens/contract/workspaces/workspaces";
import { type FormEvent, type ReactElement, useState } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { isConfirmationWrong } from "./overview.rules.ts";
import { workspaceProblem } from "./workspace-problem.rules.ts";
import { useDeleteWorkspace } from "./workspaces.queries.ts";

export interface DeleteWorkspaceDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly workspace: Workspace | undefined;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Requires the workspace's exact name before deleting it. */
export function DeleteWorkspaceDialog({
  workspace,
  onClose,
  onDeleted,
}: DeleteWorkspaceDialogProps): ReactElement {
  const deletion = useDeleteWorkspace();
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  const [asked, setAsked] = useState(workspace);
  // Keeps the text unchanged during the closing animation.
  if (workspace && workspace !== asked) setAsked(workspace);
  const name = asked?.name ?? "";
  const isMatch = typed === name;

  const close = (): void => {
    setTyped("");
    setRefused(false);
    deletion.reset();
    onClose();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(!isMatch);
    if (!workspace || !isMatch || deletion.isPending) return;
    deletion.mutate(workspace.id, {
      onSuccess: () => {
        toast.success("Workspace deleted successfully");
        onDeleted();
        close();
      },
    });
  };

  return (
    <FormDialog
      open={workspace !== undefined}
      title="Delete Workspace"
      description={
        <>
          <b className="font-semibold wrap-anywhere text-fg">{name}</b> disappears at once for all of its
          members, and its API keys stop working. Its visits and all other data are deleted. This cannot be
          undone.
        </>
      }
      submitLabel="Delete Workspace"
      tone="danger"
      isBusy={deletion.isPending}
      disabled={!isMatch}
      onSubmit={submit}
      onClose={close}
    >
      <TextField
        label="Type the workspace's name to confirm"
        placeholder={name}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        error={
          !isMatch && (isRefused || isConfirmationWrong(typed, name))
            ? "The workspace name you entered doesn't match. Please try again."
            : undefined
        }
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(false);
        }}
        onBlur={() => setRefused(typed !== "" && !isMatch)}
      />
      {deletion.error && (
        <Banner tone="neg">
          {workspaceProblem(deletion.error, "Failed to delete workspace. Please try again.")}
        </Banner>
      )}
    </FormDialog>
  );
}
