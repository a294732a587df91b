import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactElement } from "react";
import { Button } from "../../forms/button.tsx";
import { scrimRecipe } from "../../recipes.ts";
import { modalDescriptionRecipe, modalRecipe, modalTitleRecipe } from "../modal-recipes.ts";
import type { ConfirmDialogProps } from "./confirm-dialog-props.ts";

/** The focus starts on Cancel, so that an accidental Enter does no harm. */
export function ConfirmDialogBody({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = "Cancel",
  tone,
  busy,
  onConfirm,
}: ConfirmDialogProps): ReactElement {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrimRecipe} />
        <AlertDialog.Popup className={modalRecipe}>
          <AlertDialog.Title className={modalTitleRecipe}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={modalDescriptionRecipe}>{children}</AlertDialog.Description>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Close render={<Button>{cancelLabel}</Button>} />
            <Button variant={tone} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
