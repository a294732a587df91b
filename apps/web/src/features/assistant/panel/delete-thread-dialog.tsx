import type { AssistantThread } from "@citelens/contract/content/assistant-fields";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useDeleteThread } from "../assistant.queries.ts";

interface DeleteThreadDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly thread: AssistantThread | undefined;
  readonly onDeleted: (threadId: string) => void;
  readonly onClose: () => void;
}

export function DeleteThreadDialog({ thread, onDeleted, onClose }: DeleteThreadDialogProps): ReactElement {
  const deletion = useDeleteThread(useWorkspaceId());
  const [asked, setAsked] = useState(thread);
  // Keeps the text unchanged during the closing animation.
  if (thread && thread !== asked) setAsked(thread);

  const remove = (id: string): void =>
    deletion.mutate(id, {
      onSuccess: () => onDeleted(id),
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open={thread !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={`Delete “${asked?.title ?? ""}”?`}
      confirmLabel="Delete"
      tone="danger"
      busy={deletion.isPending}
      onConfirm={() => thread && remove(thread.id)}
    >
      All that was said in it is removed, and a reply that is being written is stopped. Edits that you
      accepted stay. This action cannot be undone.
    </ConfirmDialog>
  );
}
