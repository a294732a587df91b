import type { ExportFile } from "@citelens/contract/platform/exports";
import type { ReactElement } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog/confirm-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { isUnderWay, useDeleteExport } from "../choice/exports.queries.ts";

interface RemoveExportDialogProps {
  /** The dialog is closed while it is undefined. */
  readonly file: ExportFile | undefined;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

export function RemoveExportDialog({ file, onClose, onRemoved }: RemoveExportDialogProps): ReactElement {
  const removal = useDeleteExport(useWorkspaceId());
  // Keeps the text unchanged during the closing animation.
  const shown = useLastDefined(file);
  const underWay = shown !== undefined && isUnderWay(shown);

  const remove = (exportId: string): void => {
    removal.mutate(exportId, {
      onSuccess: () => {
        toast.success(underWay ? "Export canceled" : "Export removed");
        onRemoved();
      },
      onError: (problem) => toast.error(problemMessage(problem)),
      onSettled: onClose,
    });
  };
  return (
    <ConfirmDialog
      open={file !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={underWay ? "Cancel this export?" : "Remove this export?"}
      confirmLabel={underWay ? "Cancel Export" : "Remove Export"}
      tone="danger"
      busy={removal.isPending}
      onConfirm={() => file && remove(file.id)}
    >
      {underWay
        ? "Nothing more is written, and what was written so far is dropped."
        : "The file is deleted, and its link opens nothing any more. What it was made of stays."}
    </ConfirmDialog>
  );
}
