import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { AdminOrganization } from "@citelens/contract/platform/admin";
import { type ReactElement, useEffect } from "react";
import { useForm } from "react-hook-form";
import { newActKey } from "#lib/act-key.ts";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { counted } from "#lib/figures.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useLastDefined } from "#ui/overlays/use-last-defined.ts";
import { changes, useAdminChange } from "./admin.queries.ts";

interface GrantCreditsDialogProps {
  /** The receiving organization; the dialog is closed while it is undefined. */
  readonly organization: Pick<AdminOrganization, "id" | "owner_email"> | undefined;
  readonly onClose: () => void;
}

interface Values {
  readonly amount: string;
  readonly reason: string;
  /** One idempotency key per opening, so that a double click or a lost response grants once. */
  readonly key: string;
}

export function GrantCreditsDialog({ organization, onClose }: GrantCreditsDialogProps): ReactElement {
  const form = useForm<Values>({ defaultValues: { amount: "", reason: "", key: "" } });
  const grant = useAdminChange(changes.grantCredits);
  const asked = useLastDefined(organization);
  const { errors, isSubmitting } = form.formState;

  const { reset } = form;
  const organizationId = organization?.id;
  useEffect(() => {
    if (organizationId)
      reset({
        amount: "",
        reason: "",
        key: newActKey(organizationId),
      });
  }, [organizationId, reset]);

  const submit = form.handleSubmit(async ({ amount, reason, key }) => {
    if (!organization) return;
    try {
      const credits = await grant.mutateAsync({
        organizationId: organization.id,
        amount: Number(amount),
        reason,
        key,
      });
      toast.success(`${organization.owner_email} now has ${counted(credits.remaining_credits, "credit")}.`);
      onClose();
    } catch (problem) {
      applyApiErrors(form, problem);
    }
  });
  return (
    <FormDialog
      open={organization !== undefined}
      title="Grant credits"
      description={`To ${asked?.owner_email ?? ""}. A negative amount takes back unused credits, but never purchased ones.`}
      submitLabel="Grant credits"
      isBusy={isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="Amount"
        inputMode="numeric"
        autoComplete="off"
        error={errors.amount?.message}
        {...form.register("amount", {
          required: fieldErrors.required,
          validate: (amount) =>
            /^-?[1-9]\d{0,6}$/.test(amount.trim()) || "Enter a whole number other than 0.",
        })}
      />
      <TextField
        label="Reason"
        autoComplete="off"
        hint="The owner is mailed it; it stays in the ledger and in the audit log."
        error={errors.reason?.message}
        {...form.register("reason", { required: fieldErrors.required })}
      />
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
    </FormDialog>
  );
}
