import { type FormEvent, type ReactElement, useId } from "react";
import { Button } from "../../forms/button.tsx";
import { Dialog } from "./dialog.tsx";
import type { DialogProps } from "./dialog-props.ts";

interface FormDialogProps extends Omit<DialogProps, "open" | "onOpenChange" | "actions"> {
  /** A dialog that is rendered only while it is open need not say so. */
  readonly open?: boolean;
  readonly submitLabel: string;
  readonly tone?: "primary" | "danger";
  readonly isBusy: boolean;
  /** Whether what is asked for is missing. */
  readonly disabled?: boolean;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
}

/** A dialog around a form, with a button that sends it and one that does not. */
export function FormDialog({
  open = true,
  submitLabel,
  tone = "primary",
  isBusy,
  disabled = false,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps): ReactElement {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      open={open}
      onOpenChange={(next) => next || onClose()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={tone} disabled={disabled} loading={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  );
}
