import type { ReactElement } from "react";
import { countryOptions, languageOptions } from "#lib/markets.ts";
import { Combobox } from "#ui/forms/combobox.tsx";

interface MarketFieldsProps {
  readonly labels: { readonly country: string; readonly language: string };
  readonly country: string | null;
  readonly language: string | null;
  /** The label for no country. */
  readonly anyCountry: string;
  readonly anyLanguage?: string;
  readonly onCountry: (country: string | null) => void;
  readonly onLanguage: (language: string | null) => void;
}

/** The country and language of a query. */
export function MarketFields({
  labels,
  country,
  language,
  anyCountry,
  anyLanguage = "",
  onCountry,
  onLanguage,
}: MarketFieldsProps): ReactElement {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Combobox
        label={labels.country}
        options={countryOptions()}
        value={country}
        placeholder={anyCountry}
        onChange={onCountry}
      />
      <Combobox
        label={labels.language}
        options={languageOptions()}
        value={language}
        placeholder={anyLanguage}
        onChange={onLanguage}
      />
    </div>
  );
}
