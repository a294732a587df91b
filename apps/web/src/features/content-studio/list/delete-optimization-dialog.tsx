import type { Optimization } from "@citelens/contract/content/optimization-fields";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { isWorking } from "../studio.queries.ts";
import { useDeleteOptimization } from "./list.queries.ts";

interface DeleteOptimizationDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly optimization: Optimization | undefined;
  readonly onClose: () => void;
}

export function DeleteOptimizationDialog({
  optimization,
  onClose,
}: DeleteOptimizationDialogProps): ReactElement {
  const deletion = useDeleteOptimization(useWorkspaceId());
  const [asked, setAsked] = useState(optimization);
  // Keeps the text unchanged during the closing animation.
  if (optimization && optimization !== asked) setAsked(optimization);

  const remove = ({ id, title }: Optimization): void =>
    deletion.mutate(id, {
      onSuccess: () => toast.success(`“${title}” was deleted.`),
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      open={optimization !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={`Delete “${asked?.title ?? ""}”?`}
      confirmLabel="Delete"
      tone="danger"
      busy={deletion.isPending}
      onConfirm={() => optimization && remove(optimization)}
    >
      {asked && isWorking(asked) && "The work at it ends, and nothing is charged. "}
      Its sections, sources, revisions and simulations are removed for everyone; your page stays as it is.
      This action cannot be undone.
    </ConfirmDialog>
  );
}
