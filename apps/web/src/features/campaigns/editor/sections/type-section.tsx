import {
  type CampaignType,
  campaignLimits,
  campaignTypeLabels,
  campaignTypes,
} from "@citelens/contract/visibility/campaign-constants";
import { Building2, type LucideIcon, Package, Radar } from "lucide-react";
import type { ReactElement } from "react";
import { RadioCards } from "#ui/forms/radio-cards.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { EditorSection, type SectionProps } from "./editor-section.tsx";

interface TypeLabel {
  readonly icon: LucideIcon;
  readonly description: string;
}

const inWords: Readonly<Record<CampaignType, TypeLabel>> = {
  BRAND: {
    icon: Building2,
    description: "Tracks how AI assistants see a brand and its competitors over time.",
  },
  PRODUCT: {
    icon: Package,
    description: "Tracks a product or range through the questions that buyers ask.",
  },
  PRE_AUDIT: {
    icon: Radar,
    description: "Asks once, for a first impression of a brand, such as a prospect's.",
  },
};

const options = campaignTypes.map((value) => {
  const { icon: Icon, description } = inWords[value];
  return { value, label: campaignTypeLabels[value], description, icon: <Icon size={18} /> };
});

export function TypeSection({ draft, change, sentences }: SectionProps): ReactElement {
  return (
    <EditorSection
      id="campaign-type"
      title="Type and name"
      hint="The type decides how often the campaign asks."
      sentences={[]}
    >
      <div className="space-y-5">
        <RadioCards
          label="Campaign type"
          options={options}
          value={draft.campaign_type}
          onChange={(campaign_type) => change({ campaign_type })}
          columns={3}
        />
        <div className="max-w-form">
          <TextField
            label="Campaign name"
            placeholder="Autumn range, Germany"
            autoComplete="off"
            maxLength={campaignLimits.nameCharacters}
            value={draft.name}
            error={sentences[0]}
            onChange={(event) => change({ name: event.target.value })}
          />
        </div>
      </div>
    </EditorSection>
  );
}
