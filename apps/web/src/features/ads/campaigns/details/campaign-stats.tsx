import type { AdCampaign } from "@citelens/contract/content/ads-fields";
import type { ReactElement } from "react";
import { counted, countText, moneyText, shareText } from "#lib/figures.ts";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { ctrText } from "../../ads-labels.rules.ts";
import { readsRule, readsText } from "../../network/network-labels.rules.ts";

/** Cost and figures of a campaign since it began. */
export function CampaignStats({ campaign }: { readonly campaign: AdCampaign }): ReactElement {
  const { spent_cents: spent, spent_today_cents: today, currency } = campaign;
  const { budget_cents: budget, daily_cents: daily } = campaign;
  const money: readonly Stat[] = [
    {
      label: "Spent",
      value: moneyText(spent, currency),
      detail: `${shareText((spent / budget) * 100)} of ${moneyText(budget, currency)}`,
    },
    {
      label: "Spent today",
      value: moneyText(today, currency),
      detail: `of ${moneyText(daily, currency)} a day`,
    },
  ];
  return (
    <StatStrip
      label="Figures"
      stats={[...money, ...(campaign.channel === "NETWORK" ? readsOf(campaign) : clicksOf(campaign))]}
    />
  );
}

function readsOf({ figures, creatives, approved_creatives: approved }: AdCampaign): readonly Stat[] {
  const { agent_reads: reads } = figures;
  return [
    {
      label: "Agent reads",
      value: reads === null ? "–" : countText(reads),
      detail: readsText(figures),
      info: (
        <InfoPopover topic="Agent reads">
          <p>{readsRule}</p>
        </InfoPopover>
      ),
    },
    { label: "Approved creatives", value: countText(approved), detail: `of ${countText(creatives)}` },
  ];
}

function clicksOf(campaign: AdCampaign): readonly Stat[] {
  const { impressions, clicks } = campaign.figures;
  return [
    { label: "Impressions", value: impressions === null ? "–" : countText(impressions) },
    {
      label: "CTR",
      value: ctrText(campaign),
      detail: clicks === null ? undefined : counted(clicks, "click"),
    },
  ];
}
