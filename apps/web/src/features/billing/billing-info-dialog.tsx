import type { Organization } from "@citelens/contract/billing/billing";
import { type ReactElement, useId, useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { ApiProblem } from "#lib/api/api-problem.ts";
import { countryOptions } from "#lib/markets.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { Combobox } from "#ui/forms/combobox.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useUpdateBillingInfo } from "./billing.queries.ts";
import { serverMessage, vatError } from "./billing.rules.ts";

export interface BillingInfoDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly organization: Organization;
}

export function BillingInfoDialog({ open, onClose, organization }: BillingInfoDialogProps): ReactElement {
  const formId = useId();
  const [isSaving, setSaving] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Edit Billing Information"
      description="Printed on your invoices from now on."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            Save Changes
          </Button>
        </>
      }
    >
      <BillingInfoForm id={formId} organization={organization} onSaving={setSaving} onSaved={onClose} />
    </Dialog>
  );
}

interface BillingInfoFormProps {
  readonly id: string;
  readonly organization: Organization;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onSaved: () => void;
}

const fields = [
  { name: "billing_email", label: "Billing email", type: "email", autoComplete: "email", wide: true },
  { name: "billing_name", label: "Name or company", type: "text", autoComplete: "organization", wide: true },
  {
    name: "billing_address_line1",
    label: "Address",
    type: "text",
    autoComplete: "address-line1",
    wide: true,
  },
  {
    name: "billing_address_line2",
    label: "Address line 2 (optional)",
    type: "text",
    autoComplete: "address-line2",
    wide: true,
  },
  {
    name: "billing_postal_code",
    label: "Postal code",
    type: "text",
    autoComplete: "postal-code",
    wide: false,
  },
  { name: "billing_city", label: "City", type: "text", autoComplete: "address-level2", wide: false },
  {
    name: "billing_state",
    label: "State or region",
    type: "text",
    autoComplete: "address-level1",
    wide: false,
  },
] as const;

const names = [...fields.map(({ name }) => name), "billing_country", "vat_number"] as const;

function BillingInfoForm({ id, organization, onSaving, onSaved }: BillingInfoFormProps): ReactElement {
  const workspaceId = useWorkspaceId();
  const form = useForm({
    mode: "onChange",
    defaultValues: {
      billing_email: organization.billing_email,
      billing_name: organization.billing_name,
      billing_address_line1: organization.billing_address_line1,
      billing_address_line2: organization.billing_address_line2,
      billing_postal_code: organization.billing_postal_code,
      billing_city: organization.billing_city,
      billing_state: organization.billing_state,
      billing_country: organization.billing_country,
      vat_number: organization.vat_number,
    },
  });
  const update = useUpdateBillingInfo(workspaceId);
  const { errors } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    onSaving(true);
    try {
      await update({ ...values, vat_number: values.vat_number.trim().toUpperCase() });
      toast.success("Billing information saved");
      onSaved();
    } catch (problem) {
      showProblem(problem);
    } finally {
      onSaving(false);
    }
  });

  /** The first message of each field is shown under it, other messages above the form's end. */
  const showProblem = (problem: unknown): void => {
    const errors =
      problem instanceof ApiProblem && problem.status === 400 ? Object.entries(problem.fields) : [];
    const known = errors.flatMap(([field, [message]]) => {
      const name = names.find((one) => one === field);
      return name && message !== undefined ? [{ name, message }] : [];
    });
    for (const [index, { name, message }] of known.entries())
      form.setError(name, { type: "server", message }, { shouldFocus: index === 0 });
    if (known.length > 0) return;

    const isRefused = problem instanceof ApiProblem && problem.status === 400;
    form.setError("root.server", {
      type: "server",
      message: isRefused
        ? "Please check your information and try again."
        : serverMessage(problem, "Failed to update billing information"),
    });
  };

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      {fields.map(({ name, label, type, autoComplete, wide }) => (
        <div key={name} className={wide ? "sm:col-span-2" : undefined}>
          <TextField
            label={label}
            type={type}
            autoComplete={autoComplete}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        </div>
      ))}
      <Controller
        control={form.control}
        name="billing_country"
        render={({ field }) => (
          <Combobox
            label="Country"
            placeholder="Search countries"
            options={countryOptions()}
            value={field.value === "" ? null : field.value}
            onChange={(code) => field.onChange(code ?? "")}
            error={errors.billing_country?.message}
          />
        )}
      />
      <div className="sm:col-span-2">
        <TextField
          label="VAT number (optional)"
          autoComplete="off"
          spellCheck={false}
          error={errors.vat_number?.message}
          {...form.register("vat_number", {
            validate: (value) => vatError(value) ?? true,
          })}
        />
      </div>
      {errors.root?.server && (
        <div className="sm:col-span-2">
          <Banner tone="neg">{errors.root.server.message}</Banner>
        </div>
      )}
    </form>
  );
}
