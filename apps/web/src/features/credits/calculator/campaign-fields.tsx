import { calculator } from "@citelens/contract/billing/pricing";
import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { IconButton } from "#ui/forms/icon-button.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { type CalculatorCampaign, campaignTypes, countFrom } from "./calculator.rules.ts";
import { CountField } from "./count-field.tsx";

export interface CampaignFieldsProps {
  /** Position in the list, starting at 1. */
  readonly number: number;
  readonly campaign: CalculatorCampaign;
  readonly modelsAvailable: number;
  readonly onChange: (change: Partial<Omit<CalculatorCampaign, "id">>) => void;
  /** Undefined for the only campaign, which cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

export function CampaignFields({
  number,
  campaign,
  modelsAvailable,
  onChange,
  onRemove,
}: CampaignFieldsProps): ReactElement {
  const name = `Campaign ${number}`;
  return (
    <fieldset className="min-w-0 rounded-card border border-border bg-surface px-5 pt-3 pb-5">
      <legend className="sr-only">{name}</legend>
      <div className="mb-3 flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-lg font-semibold">{name}</h3>
        {onRemove && (
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-4">
        <div className="sm:col-span-2">
          <SelectField
            label="Campaign type"
            options={campaignTypes}
            value={campaign.type}
            onChange={(type) => onChange({ type })}
          />
        </div>
        <CountField
          label="Queries"
          hint={`1 to ${calculator.queriesMax}`}
          value={campaign.queries}
          read={(text) => countFrom(text, calculator.queriesMax)}
          onChange={(queries) => onChange({ queries })}
        />
        <CountField
          label="LLMs"
          hint={`1 to ${modelsAvailable}`}
          value={campaign.models}
          read={(text) => countFrom(text, modelsAvailable)}
          onChange={(models) => onChange({ models })}
        />
      </div>
    </fieldset>
  );
}
