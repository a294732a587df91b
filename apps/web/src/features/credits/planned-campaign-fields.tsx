import { calculator } from "@citelens/contract/pricing";
import { Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { Card } from "#ui/card.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { countOf, type PlannedCampaign, type PlannedType, plannedTypes } from "./calculator.rules.ts";
import { CountField } from "./count-field.tsx";

export interface PlannedCampaignFieldsProps {
  readonly number: number;
  readonly campaign: PlannedCampaign;
  readonly modelsMax: number;
  readonly onChange: (part: Partial<PlannedCampaign>) => void;
  /** None for the last one that is left. */
  readonly onRemove?: () => void;
}

export function PlannedCampaignFields(props: PlannedCampaignFieldsProps): ReactElement {
  const { number, campaign, modelsMax, onChange, onRemove } = props;
  return (
    <Card
      title={`Campaign ${number}`}
      actions={
        onRemove && (
          <IconButton
            size="sm"
            label={`Remove campaign ${number}`}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        )
      }
    >
      <div className="space-y-4">
        <Segmented<PlannedType>
          label={`Type of campaign ${number}`}
          options={plannedTypes}
          value={campaign.campaign_type}
          onChange={(campaign_type) => onChange({ campaign_type })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <CountField
            label="Queries"
            hint={`1 to ${calculator.queriesMax}`}
            value={campaign.queries}
            read={(typed) => countOf(typed, calculator.queriesMax)}
            onChange={(queries) => onChange({ queries })}
          />
          <CountField
            label="LLMs"
            hint={`1 to ${modelsMax}, as many as there are`}
            value={campaign.num_llms_per_campaign}
            read={(typed) => countOf(typed, modelsMax)}
            onChange={(num_llms_per_campaign) => onChange({ num_llms_per_campaign })}
          />
        </div>
      </div>
    </Card>
  );
}
