import type { ReactElement } from "react";
import { countryOptions } from "#lib/markets.ts";
import { TextField } from "#ui/forms/text-field.tsx";
import { CategoriesFields } from "./categories-fields.tsx";
import { ManyField } from "./many-field.tsx";
import type { PublisherDraft } from "./publisher-form.rules.ts";

interface PublisherFieldsProps {
  readonly draft: PublisherDraft;
  readonly onChange: (draft: PublisherDraft) => void;
  readonly shareError: string | undefined;
}

/** Fields for what a publisher shows, and which part of what is spent there is its own. */
export function PublisherFields({ draft, onChange, shareError }: PublisherFieldsProps): ReactElement {
  const { categories, countries, share } = draft;
  return (
    <>
      <CategoriesFields value={categories} onChange={(next) => onChange({ ...draft, categories: next })} />
      <ManyField
        label="Countries"
        none="Campaigns of all countries are shown."
        options={countryOptions()}
        values={countries}
        onChange={(next) => onChange({ ...draft, countries: next })}
      />
      <TextField
        label="Publisher’s share (%)"
        hint="Of what is spent on its pages."
        inputMode="numeric"
        autoComplete="off"
        value={share}
        error={shareError}
        onChange={(event) => onChange({ ...draft, share: event.target.value })}
      />
    </>
  );
}
