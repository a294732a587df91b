import { campaignTypeLabels } from "@citelens/contract/visibility/campaign-constants";
import type { CampaignDetails, NamedBrand } from "@citelens/contract/visibility/campaigns";
import type { ReactElement, ReactNode } from "react";
import { codeName } from "#lib/code-name.ts";
import { instantText } from "#lib/dates/dates.ts";
import { Card } from "#ui/frame/card.tsx";
import { frequencyLabels } from "../frequency.rules.ts";

/** The campaign's settings, read-only. */
export function SettingsCard({ campaign }: { readonly campaign: CampaignDetails }): ReactElement {
  return (
    <Card title="Settings" hint="How this campaign was set up.">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {factsOf(campaign).map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-fg-3">{name}</dt>
            <dd className="wrap-anywhere text-fg">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Fact = readonly [name: string, value: ReactNode];

function factsOf(campaign: CampaignDetails): readonly Fact[] {
  const { brand, competitors, operator_model_info: models, queries, country, language } = campaign;
  const asked = queries.filter(({ retired }) => retired === null);
  return [
    ["Type", campaignTypeLabels[campaign.campaign_type]],
    ["Brand", <Brand key="brand" brand={brand} />],
    ["Competitors", competitors.length === 0 ? "None" : competitors.map(({ name }) => name).join(", ")],
    ["Models", models.map(({ display_name }) => display_name).join(", ")],
    ["Queries", queriesInWords(asked.length, queries.length - asked.length)],
    ["Asked each run", campaign.repeats === 1 ? "Once" : `${campaign.repeats} times`],
    ["Country", country === null ? "Any" : codeName("region", country)],
    ["Language", codeName("language", language)],
    ["Frequency", campaign.campaign_type === "PRE_AUDIT" ? "Once" : frequencyLabels[campaign.frequency]],
    ["Next run", nextRun(campaign)],
  ];
}

function Brand({ brand }: { readonly brand: NamedBrand }): ReactElement {
  const more = [...brand.aliases, ...brand.domains];
  return (
    <>
      {brand.name}
      {more.length > 0 && <span className="block text-sm text-fg-3">{more.join(", ")}</span>}
    </>
  );
}

function queriesInWords(asked: number, retired: number): string {
  return retired === 0 ? String(asked) : `${asked}, and ${retired} retired`;
}

function nextRun({ next_run, status }: CampaignDetails): string {
  if (status !== "ACTIVE" || next_run === null) return "None";
  return instantText(next_run);
}
