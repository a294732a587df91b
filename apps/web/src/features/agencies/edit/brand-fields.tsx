import type { BrandColours, BrandPreview } from "@citelens/contract/accounts/agencies";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactElement, useDeferredValue, useState } from "react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { TextField } from "#ui/forms/text-field.tsx";
import { type AgencyValues, isColour } from "./agency.rules.ts";
import { BrandPreviews } from "./brand-preview.tsx";
import { ColourField } from "./colour-field.tsx";
import { ImageField } from "./image-field.tsx";

export interface BrandFieldsProps {
  readonly form: UseFormReturn<AgencyValues>;
  /** The addresses of the stored images. */
  readonly images: { readonly icon: string | null; readonly logo: string | null };
  /** Host of which sub-domains are made; null where there are none, undefined where it is not known. */
  readonly productHost?: string | null;
  readonly usePreview: (colours: BrandColours) => UseQueryResult<BrandPreview>;
}

/** Parts of a brand, and below it what both themes make of its colours. */
export function BrandFields({ form, images, productHost, usePreview }: BrandFieldsProps): ReactElement {
  const { errors } = form.formState;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 *:min-w-0 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="off"
          error={errors.name?.message}
          {...form.register("name", { required: fieldErrors.required })}
        />
        <span className="hidden sm:block" />
        <Colour form={form} name="primary_color" label="Primary colour" />
        <Colour form={form} name="secondary_color" label="Secondary colour" />
        <Image form={form} name="icon" label="Icon" current={images.icon} />
        <Image form={form} name="logo" label="Logo" current={images.logo} />
        {productHost !== null && (
          <TextField
            label="Sub-domain (optional)"
            autoComplete="off"
            spellCheck={false}
            hint={productHost ? `Such as acme, for acme.${productHost}` : undefined}
            error={errors.sub_domain?.message}
            {...form.register("sub_domain")}
          />
        )}
        <TextField
          label="Host of your own (optional)"
          autoComplete="off"
          spellCheck={false}
          placeholder="geo.example.com"
          hint="It shows the brand once its DNS leads here, and says whose it is by a record that is told under White Label."
          error={errors.host_name?.message}
          {...form.register("host_name")}
        />
      </div>
      <LivePreview form={form} usePreview={usePreview} />
    </>
  );
}

/** Preview of the last two colours that were whole: while one is typed, the preview stays. */
function LivePreview({ form, usePreview }: Pick<BrandFieldsProps, "form" | "usePreview">): ReactElement {
  const [primary_color, secondary_color] = useWatch({
    control: form.control,
    name: ["primary_color", "secondary_color"],
  });
  const [whole, setWhole] = useState<BrandColours>({ primary_color, secondary_color });
  const isWhole = isColour(primary_color) && isColour(secondary_color);
  if (isWhole && (whole.primary_color !== primary_color || whole.secondary_color !== secondary_color))
    setWhole({ primary_color, secondary_color });
  return <BrandPreviews preview={usePreview(useDeferredValue(whole))} />;
}

interface ColourProps {
  readonly form: UseFormReturn<AgencyValues>;
  readonly name: "primary_color" | "secondary_color";
  readonly label: string;
}

function Colour({ form, name, label }: ColourProps): ReactElement {
  return (
    <Controller
      control={form.control}
      name={name}
      rules={{ validate: (value) => isColour(value) || fieldErrors.colour }}
      render={({ field, fieldState }) => (
        <ColourField
          label={label}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

interface ImageProps {
  readonly form: UseFormReturn<AgencyValues>;
  readonly name: "icon" | "logo";
  readonly label: string;
  readonly current: string | null;
}

function Image({ form, name, label, current }: ImageProps): ReactElement {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <ImageField
          label={label}
          current={current}
          value={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
