import type { ReactElement, ReactNode } from "react";
import { counted } from "#lib/figures.ts";
import { Button } from "#ui/forms/button.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import type { DraftQuery } from "../draft.rules.ts";

/** The common props of the dialogs that add many queries at once. */
export interface AddDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdd: (queries: readonly DraftQuery[]) => void;
  /** The queries that the campaign already has. */
  readonly present: readonly DraftQuery[];
}

interface AddDialogFrameProps extends Omit<AddDialogProps, "present"> {
  readonly title: string;
  readonly description: string;
  readonly queries: readonly DraftQuery[];
  readonly children: ReactNode;
}

/** The dialog frame: a preview, and a button with the number of queries to add. */
export function AddDialog({
  open,
  onClose,
  onAdd,
  title,
  description,
  queries,
  children,
}: AddDialogFrameProps): ReactElement {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={queries.length === 0} onClick={() => onAdd(queries)}>
            {queries.length === 0 ? "Add queries" : `Add ${counted(queries.length, "query", "queries")}`}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
