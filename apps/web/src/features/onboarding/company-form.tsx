import type { User } from "@citelens/contract/accounts/accounts";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useUpdateMe } from "#features/accounts/public.ts";
import { addressField, isWebAddress } from "#lib/address/web-address.ts";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";

interface CompanyFormProps {
  readonly known: Pick<User, "company_name" | "website">;
  readonly onSaved: () => void;
}

export function CompanyForm({ known, onSaved }: CompanyFormProps): ReactElement {
  const { company_name, website } = known;
  const form = useForm({ defaultValues: { company_name, website } });
  const { mutateAsync: updateMe } = useUpdateMe();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await updateMe({ ...values, onboarding_complete: true });
      onSaved();
    } catch (problem) {
      applyApiErrors(form, problem, "Failed to update company information");
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        label="Company name"
        autoComplete="organization"
        required
        error={errors.company_name?.message}
        {...form.register("company_name", {
          validate: (name) => name.trim() !== "" || fieldErrors.required,
        })}
      />
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder="https://example.com"
        required
        error={errors.website?.message}
        {...form.register("website", {
          ...addressField,
          required: fieldErrors.required,
          validate: (url) => isWebAddress(url) || fieldErrors.url,
        })}
      />
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
      <div>
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting || isSubmitSuccessful}>
          Next
        </Button>
      </div>
    </form>
  );
}
