import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import type { ReactElement } from "react";
import { codeName } from "#lib/code-name.ts";
import { moneyText } from "#lib/figures.ts";
import { Card } from "#ui/frame/card.tsx";
import { priceNames, runsText } from "../../ads-labels.rules.ts";
import { categoryName } from "../../categories.ts";

/** How a campaign was set up. */
export function CampaignFacts({ campaign }: { readonly campaign: AdCampaign }): ReactElement {
  const { channel, topics } = campaign;
  return (
    <Card title="Settings" hint="How this campaign was set up.">
      <div className="grid gap-5 lg:grid-cols-2">
        <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2">
          {factsOf(campaign).map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-fg-3">{name}</dt>
              <dd className="wrap-anywhere text-fg">{value}</dd>
            </div>
          ))}
        </dl>
        <div>
          <h3 className="text-sm text-fg-3">{channel === "NETWORK" ? "Topics" : "Context hints"}</h3>
          <ul className="mt-1 max-h-60 space-y-1 overflow-y-auto">
            {topics.map((topic) => (
              <li key={topic} className="wrap-anywhere">
                {topic}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}

function factsOf(campaign: AdCampaign): readonly (readonly [name: string, value: string])[] {
  const { channel, currency, countries, languages, category, price_cents_per_1000: price } = campaign;
  return [
    ["Runs", runsText(campaign)],
    [priceNames[channel], moneyText(price, currency)],
    ["Countries", countries.map((code) => codeName("region", code)).join(", ") || "All"],
    ["Languages", languages.map((code) => codeName("language", code)).join(", ") || "All"],
    ["Category", categoryName(category)],
  ];
}
