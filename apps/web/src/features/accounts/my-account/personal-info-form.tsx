import type { User } from "@citelens/contract/accounts/accounts";
import { companyTypes } from "@citelens/contract/accounts/company-types";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { addressField } from "#lib/address/web-address.ts";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { useUpdateMe } from "../accounts.queries.ts";
import { changesOf, isCreator, personalInfoOf, withCompanyType } from "./accounts.rules.ts";
import { CreatorPlatformFields } from "./creator-platform-fields.tsx";

/** The server validates everything; only the e-mail is read-only here. */
export function PersonalInfoForm({ user }: { readonly user: User }): ReactElement {
  const form = useForm({ defaultValues: personalInfoOf(user) });
  const update = useUpdateMe();
  const { errors, isSubmitting } = form.formState;
  const [companyType, platform, platformValue] = form.watch([
    "company_type",
    "platform",
    "creator_platforms",
  ]);
  const submit = form.handleSubmit(async (info) => {
    try {
      form.reset(personalInfoOf(await update.mutateAsync(changesOf(info))));
      toast.success("Your account has been updated successfully.");
    } catch (problem) {
      applyApiErrors(form, problem, "Failed to update your account. Please try again.");
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.first_name?.message}
          {...form.register("first_name")}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.last_name?.message}
          {...form.register("last_name")}
        />
      </div>
      <TextField
        label="E-mail"
        type="email"
        value={user.email}
        readOnly
        autoComplete="off"
        hint={fieldErrors.emailFixed}
      />
      <CompanyTypeField
        value={companyType}
        onChange={(chosen) =>
          form.reset(withCompanyType(form.getValues(), chosen), { keepDefaultValues: true, keepDirty: true })
        }
      />
      {isCreator(companyType) ? (
        <CreatorPlatformFields
          platform={{ label: platform, value: platformValue }}
          onChange={({ label, value }) => {
            form.setValue("platform", label, { shouldDirty: true });
            form.setValue("creator_platforms", value, { shouldDirty: true });
            form.clearErrors("creator_platforms");
          }}
          error={errors.creator_platforms?.message}
        />
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Company name"
            autoComplete="organization"
            error={errors.company_name?.message}
            {...form.register("company_name")}
          />
          <TextField
            label="Website"
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://example.com"
            error={errors.website?.message}
            {...form.register("website", addressField)}
          />
        </div>
      )}
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
      <div>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Save Changes
        </Button>
      </div>
    </form>
  );
}

interface CompanyTypeFieldProps {
  readonly value: number | null;
  readonly onChange: (companyType: number) => void;
}

function CompanyTypeField({ value, onChange }: CompanyTypeFieldProps): ReactElement {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium">
        Company type
      </span>
      <RadioCards<number> label="Company type" options={companyTypes} value={value} onChange={onChange} />
    </div>
  );
}
