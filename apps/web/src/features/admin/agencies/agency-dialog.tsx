import { fieldErrors } from "@citelens/contract/base/field-errors";
import { type FormEvent, type ReactElement, useState } from "react";
import { useForm } from "react-hook-form";
import { type AgencyValues, agencyBody, agencyValues, BrandFields } from "#features/agencies/edit/public.ts";
import { newActKey } from "#lib/act-key.ts";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Switch } from "#ui/forms/switch.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { FormDialog } from "#ui/overlays/dialog/form-dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { changes, useAdminChange, useContrast } from "../admin.queries.ts";

/** An existing agency, or the organization that becomes one. */
export type AgencySubject =
  | { readonly organizationId: string; readonly id?: undefined }
  | {
      readonly organizationId: string;
      readonly id: string;
      readonly name: string;
      readonly sub_domain: string | null;
      readonly host_name: string | null;
      readonly primary_color: string;
      readonly secondary_color: string;
      readonly icon: string | null;
      readonly logo_url: string | null;
      /** Only where it is known; a new agency is granted. */
      readonly granted?: boolean;
    };

interface AgencyDialogProps {
  readonly subject: AgencySubject;
  readonly onClose: () => void;
}

export function AgencyDialog({ subject, onClose }: AgencyDialogProps): ReactElement {
  const [open, setOpen] = useState(true);
  const known = subject.id === undefined ? undefined : subject;
  const [granted, setGranted] = useState(known?.granted);
  const [key] = useState(() => newActKey("agency"));
  const [reason, setReason] = useState("");
  const [isReasonAsked, setReasonAsked] = useState(false);
  const form = useForm<AgencyValues>({ defaultValues: agencyValues(known) });
  const save = useAdminChange((values: AgencyValues) => {
    const body = { ...agencyBody(values), reason, key };
    if (known)
      return changes.updateAgency({ id: known.id, ...body, ...(granted !== undefined && { granted }) });
    return changes.createAgency({ organization_id: subject.organizationId, ...body });
  });
  const { errors, isSubmitting } = form.formState;

  const close = (): void => {
    setOpen(false);
    onClose();
  };
  const send = form.handleSubmit(async (values) => {
    if (reason.trim() === "") return;
    try {
      await save.mutateAsync(values);
      toast.success("The agency is saved.");
      close();
    } catch (problem) {
      applyApiErrors(form, problem);
    }
  });
  const submit = (event: FormEvent): void => {
    setReasonAsked(true);
    void send(event);
  };
  return (
    <FormDialog
      open={open}
      title={known ? "Edit agency" : "Make agency"}
      description="Every workspace of the organization shows this brand."
      submitLabel="Save agency"
      isBusy={isSubmitting}
      onSubmit={submit}
      onClose={close}
    >
      <BrandFields
        form={form}
        images={{ icon: known?.icon ?? null, logo: known?.logo_url ?? null }}
        usePreview={useContrast}
      />
      {granted !== undefined && (
        <Switch
          label="Granted"
          hint="The brand is shown whatever the plan is. Without it, the plan decides."
          checked={granted}
          onChange={setGranted}
        />
      )}
      <TextField
        label="Reason"
        hint="The owner is mailed it; it stays in the audit log."
        maxLength={500}
        value={reason}
        error={isReasonAsked && reason.trim() === "" ? fieldErrors.required : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
    </FormDialog>
  );
}
