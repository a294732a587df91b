import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement } from "react";
import { scrimRecipe } from "../../recipes.ts";
import { modalDescriptionRecipe, modalRecipe, modalTitleRecipe, wideModalRecipe } from "../modal-recipes.ts";
import type { DialogProps } from "./dialog-props.ts";

export function DialogBody({
  open,
  onOpenChange,
  title,
  description,
  finalFocus,
  width = "normal",
  children,
  actions,
}: DialogProps): ReactElement {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimRecipe} />
        <Dialog.Popup finalFocus={finalFocus} className={width === "wide" ? wideModalRecipe : modalRecipe}>
          <Dialog.Title className={`${modalTitleRecipe} pr-8`}>{title}</Dialog.Title>
          {description !== undefined && (
            <Dialog.Description className={modalDescriptionRecipe}>{description}</Dialog.Description>
          )}
          {children !== undefined && <div className="mt-4">{children}</div>}
          {actions !== undefined && <div className="mt-5 flex flex-wrap justify-end gap-2">{actions}</div>}
          <Dialog.Close
            aria-label="Close"
            className="absolute top-4 right-4 flex size-7 items-center justify-center rounded-control text-fg-3 hover:bg-surface-2 hover:text-fg"
          >
            <X size={16} aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
