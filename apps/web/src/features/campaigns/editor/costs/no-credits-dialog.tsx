import { errors } from "@citelens/contract/base/errors";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { Button } from "#ui/forms/button.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";

interface NoCreditsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The first run costs more than the available credits; the draft does not change. */
export function NoCreditsDialog({ open, onClose }: NoCreditsDialogProps): ReactElement {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Not enough credits"
      description={errors.NOT_ENOUGH_CREDITS[1]}
      actions={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button variant="primary" render={<Link to="/settings/billing" />}>
            Plan & Billing
          </Button>
        </>
      }
    >
      <p className="text-fg-2">Your draft is saved. Fewer queries, models or repeats cost less too.</p>
    </Dialog>
  );
}
