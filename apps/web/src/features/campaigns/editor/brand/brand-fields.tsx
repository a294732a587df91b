import { fieldErrors } from "@citelens/contract/base/field-errors";
import { campaignLimits } from "@citelens/contract/visibility/campaign-constants";
import type { NamedBrand } from "@citelens/contract/visibility/campaigns";
import type { ReactElement } from "react";
import { ChipsField } from "#ui/forms/chips-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { readAlias, readDomain } from "./brand-input.rules.ts";
import { NameDetails } from "./name-details.tsx";

interface BrandFieldsProps {
  readonly nameLabel: string;
  readonly brand: NamedBrand;
  readonly onChange: (changes: Partial<NamedBrand>) => void;
  readonly error?: string | undefined;
  /** Compact layout for one of several brands, without explanations. */
  readonly isBrief?: boolean;
}

/** A brand's name, its other names and its own sites. */
export function BrandFields({
  nameLabel,
  brand,
  onChange,
  error,
  isBrief = false,
}: BrandFieldsProps): ReactElement {
  return (
    <div className={`grid items-start gap-4 ${isBrief ? "md:grid-cols-3" : "md:grid-cols-2"}`}>
      <TextField
        label={nameLabel}
        autoComplete="off"
        maxLength={100}
        value={brand.name}
        error={error}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <ChipsField
        label="Domains"
        placeholder="example.com"
        {...(!isBrief && { hint: "Its own sites. Citations of them count for it." })}
        values={brand.domains}
        onChange={(domains) => onChange({ domains: [...domains] })}
        read={readDomain}
        invalid={fieldErrors.domain}
        max={campaignLimits.domains}
        charactersMax={253}
      />
      <div className={isBrief ? undefined : "md:col-span-2"}>
        <ChipsField
          label="Other names"
          placeholder="Type a name, then Enter"
          {...(!isBrief && {
            hint: "Short forms, former names and common misspellings. Answers are searched for all of them.",
          })}
          values={brand.aliases}
          onChange={(aliases) => onChange({ aliases: [...aliases] })}
          read={readAlias}
          invalid={fieldErrors.invalid}
          max={campaignLimits.aliases}
          charactersMax={100}
        />
      </div>
      {brand.name.trim() !== "" && (
        <div className={isBrief ? "md:col-span-3" : "md:col-span-2"}>
          <NameDetails brand={brand} onChange={onChange} />
        </div>
      )}
    </div>
  );
}
