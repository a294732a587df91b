import { fieldErrors } from "@citelens/contract/base/errors";
import { type ReactElement, useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { changes, useAdminChange } from "../admin.queries.ts";
import { type AgencyValues, agencyBody, isColour } from "./agency.rules.ts";
import { ColourField } from "./colour-field.tsx";
import { ContrastPreview } from "./contrast-preview.tsx";
import { ImageField } from "./image-field.tsx";

/** An existing agency, or the organization that becomes one. */
export type AgencySubject =
  | { readonly organizationId: string; readonly id?: undefined }
  | {
      readonly organizationId: string;
      readonly id: string;
      readonly name: string;
      readonly sub_domain: string | null;
      readonly primary_color: string;
      readonly secondary_color: string;
      readonly icon: string | null;
      readonly logo_url: string | null;
    };

interface AgencyDialogProps {
  readonly subject: AgencySubject;
  readonly onClose: () => void;
}

const formId = "agency";
const fresh = { name: "", sub_domain: "", primary_color: "#4353e6", secondary_color: "#ffb020" } as const;

export function AgencyDialog({ subject, onClose }: AgencyDialogProps): ReactElement {
  const [open, setOpen] = useState(true);
  const known = subject.id === undefined ? undefined : subject;
  const form = useForm<AgencyValues>({
    defaultValues: {
      ...fresh,
      ...(known && {
        name: known.name,
        sub_domain: known.sub_domain ?? "",
        primary_color: known.primary_color,
        secondary_color: known.secondary_color,
      }),
      icon: undefined,
      logo: undefined,
    },
  });
  const save = useAdminChange((values: AgencyValues) => {
    const body = agencyBody(values);
    if (known) return changes.updateAgency({ id: known.id, ...body });
    return changes.createAgency({ organization_id: subject.organizationId, ...body });
  });
  const { errors, isSubmitting } = form.formState;
  const [primary, secondary] = useWatch({
    control: form.control,
    name: ["primary_color", "secondary_color"],
  });

  const close = (): void => {
    setOpen(false);
    onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(values);
      toast.success("The agency is saved.");
      close();
    } catch (problem) {
      applyApiErrors(form, problem);
    }
  });
  const colour = (name: "primary_color" | "secondary_color", label: string): ReactElement => (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: (value) => isColour(value) || fieldErrors.colour }}
      render={({ field }) => (
        <ColourField
          label={label}
          value={field.value}
          onChange={field.onChange}
          error={errors[name]?.message}
        />
      )}
    />
  );
  const image = (name: "icon" | "logo", label: string, current: string | null): ReactElement => (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <ImageField
          label={label}
          current={current}
          value={field.value}
          onChange={field.onChange}
          error={errors[name]?.message}
        />
      )}
    />
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={known ? "Edit agency" : "Make agency"}
      description="Every workspace of the organization shows this brand."
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSubmitting}>
            Save agency
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Name"
            autoComplete="off"
            error={errors.name?.message}
            {...form.register("name", { required: fieldErrors.required })}
          />
          <TextField
            label="Sub-domain (optional)"
            autoComplete="off"
            error={errors.sub_domain?.message}
            {...form.register("sub_domain")}
          />
          {colour("primary_color", "Primary colour")}
          {colour("secondary_color", "Secondary colour")}
          {image("icon", "Icon", known?.icon ?? null)}
          {image("logo", "Logo", known?.logo_url ?? null)}
        </div>
        {isColour(primary) && isColour(secondary) && (
          <ContrastPreview colours={{ primary_color: primary, secondary_color: secondary }} />
        )}
        {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
      </form>
    </Dialog>
  );
}
