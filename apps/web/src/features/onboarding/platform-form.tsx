import type { User } from "@citelens/contract/accounts/accounts";
import { type CreatorPlatform, creatorPlatforms } from "@citelens/contract/accounts/creator-platforms";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { ReactElement } from "react";
import { Controller, useForm } from "react-hook-form";
import { useUpdateMe } from "#features/accounts/public.ts";
import { addressField, isWebAddress } from "#lib/address/web-address.ts";
import { applyApiErrors } from "#lib/api/apply-api-errors.ts";
import { Button } from "#ui/forms/button.tsx";
import { Combobox } from "#ui/forms/combobox.tsx";
import { TextField, type TextFieldProps } from "#ui/forms/text-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { platformByLabel } from "./onboarding.rules.ts";

interface Values {
  readonly platform: string | null;
  /** The link or username; the field has the API's name, so that its errors match. */
  readonly creator_platforms: string;
}

interface PlatformFormProps {
  readonly known: User["creator_platforms"];
  readonly onSaved: () => void;
}

const options = creatorPlatforms.map(({ label }) => ({ value: label, label }));

/** Only one platform is stored at a time. */
export function PlatformForm({ known, onSaved }: PlatformFormProps): ReactElement {
  const [platform = null, value = ""] = Object.entries(known)[0] ?? [];
  const form = useForm<Values>({ defaultValues: { platform, creator_platforms: value } });
  const { mutateAsync: updateMe } = useUpdateMe();
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const chosen = platformByLabel(form.watch("platform") ?? "");
  const submit = form.handleSubmit(async (values) => {
    if (values.platform === null) return;

    try {
      const creator_platforms = { [values.platform]: values.creator_platforms.trim() };
      await updateMe({ creator_platforms, onboarding_complete: true });
      onSaved();
    } catch (problem) {
      applyApiErrors(form, problem, "Failed to update company information");
    }
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Controller
        control={form.control}
        name="platform"
        rules={{ required: fieldErrors.required }}
        render={({ field }) => (
          <Combobox
            label="Platform"
            placeholder="Search platforms"
            options={options}
            value={field.value}
            onChange={(label) => {
              field.onChange(label);
              form.setValue("creator_platforms", "");
              form.clearErrors();
            }}
            error={errors.platform?.message}
          />
        )}
      />
      {chosen && (
        <TextField
          key={chosen.label}
          required
          autoComplete="off"
          error={errors.creator_platforms?.message}
          {...fieldOf(chosen)}
          {...form.register("creator_platforms", {
            // The form keeps what a field was registered with before: both kinds must say what they do.
            setValueAs: chosen.asks === "link" ? addressField.setValueAs : (text: string) => text,
            onBlur: (event) => chosen.asks === "link" && addressField.onBlur(event),
            validate: (text) => {
              if (text.trim() === "") return fieldErrors.required;
              return chosen.asks === "username" || isWebAddress(text) || fieldErrors.url;
            },
          })}
        />
      )}
      {errors.root?.server && <Banner tone="neg">{errors.root.server.message}</Banner>}
      <div>
        <Button type="submit" variant="primary" size="lg" loading={isSubmitting || isSubmitSuccessful}>
          Next
        </Button>
      </div>
    </form>
  );
}

function fieldOf({ label, asks }: CreatorPlatform): Pick<TextFieldProps, "label" | "type" | "placeholder"> {
  return asks === "link"
    ? { label: `Link to your ${label}`, type: "url", placeholder: "https://example.com" }
    : { label: `Your ${label} username`, type: "text" };
}
