import type { Optimization } from "@citelens/contract/content/optimization-fields";
import type { ReactElement } from "react";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import type { DialogProps } from "#ui/overlays/dialog/dialog-props.ts";
import { PublishForm } from "./publish-form.tsx";

export interface PublishDialogProps extends Pick<DialogProps, "finalFocus"> {
  /** One that is done. */
  readonly optimization: Optimization;
  readonly open: boolean;
  readonly onClose: (isPublished: boolean) => void;
}

/** Where and when a text was published, at first or anew. */
export function PublishDialog({ optimization, open, onClose, finalFocus }: PublishDialogProps): ReactElement {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose(false)}
      finalFocus={finalFocus}
      title={optimization.published_at === null ? "Where was it published?" : "Change where it was published"}
      description="It is looked for there at once and weekly, for eight weeks. Its effect is measured after 7, 14 and 28 days."
    >
      <PublishForm optimization={optimization} onClose={onClose} />
    </Dialog>
  );
}
