import { fieldErrors } from "@citelens/contract/base/errors";
import { type ReactElement, useEffect, useId } from "react";
import { useForm } from "react-hook-form";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button, type ButtonProps } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";

export interface ReasonDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What will happen, and to what. */
  readonly description: string;
  readonly verb: string;
  readonly variant?: ButtonProps["variant"];
  /** Does it; resolves to what is said of it. */
  readonly onSubmit: (reason: string) => Promise<string>;
  readonly onClose: () => void;
}

/** Asks why something is done, and does it. */
export function ReasonDialog(props: ReasonDialogProps): ReactElement {
  const { open, title, description, verb, variant = "primary", onSubmit, onClose } = props;
  const formId = useId();
  const form = useForm({ defaultValues: { reason: "" } });
  const { errors, isSubmitting } = form.formState;
  const { reset } = form;
  useEffect(() => {
    if (open) reset({ reason: "" });
  }, [open, reset]);

  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      toast.success(await onSubmit(reason));
      onClose();
    } catch (problem) {
      applyApiErrors(form, problem);
    }
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={variant} loading={isSubmitting}>
            {verb}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label="Reason"
          autoComplete="off"
          hint="Recorded in the audit log."
          error={errors.reason?.message}
          {...form.register("reason", { required: fieldErrors.required })}
        />
        {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
      </form>
    </Dialog>
  );
}
