import type { AdsDashboard } from "@citelens/contract/content/ads-dashboard";
import type { ReactElement } from "react";
import { countText, moneyText } from "#lib/figures.ts";
import { type Stat, StatStrip } from "#ui/charts/stat-strip.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { notApplicable } from "../ads-labels.rules.ts";
import { readsRule, readsText } from "../network/network-labels.rules.ts";
import { countOr } from "./ads-dashboard.rules.ts";

interface DashboardTilesProps {
  /** Undefined while it is loading. */
  readonly dashboard: AdsDashboard | undefined;
}

const labels = [
  "Spend",
  "Impressions",
  "Clicks",
  "Agent reads",
  "Cost per click",
  "Publishers’ earnings",
] as const;

export function DashboardTiles({ dashboard }: DashboardTilesProps): ReactElement {
  return (
    <StatStrip
      label="Key figures"
      columns={3}
      stats={dashboard ? statsOf(dashboard) : labels.map((label) => ({ label, value: "" }))}
      loading={dashboard === undefined}
    />
  );
}

function statsOf({ totals, currency }: AdsDashboard): readonly Stat[] {
  const [spend, impressions, clicks, reads, click, earnings] = labels;
  const { agent_reads, cost_per_click_cents: costPerClick, earnings_cents } = totals;
  return [
    { label: spend, value: moneyText(totals.spend_cents, currency) },
    {
      label: impressions,
      value: countOr(totals.impressions),
      info: (
        <InfoPopover topic={impressions}>
          <p>Of ads in assistants, as their makers count them. Websites of the network have none.</p>
        </InfoPopover>
      ),
    },
    { label: clicks, value: countOr(totals.clicks) },
    {
      label: reads,
      value: countOr(agent_reads),
      detail: readsText(totals),
      info: (
        <InfoPopover topic={reads}>
          <p>
            How often AI agents read a page with a passage. Spoofed agents, our own, and more than one read a
            minute of a page by one agent are left out.
          </p>
          <p>{readsRule}</p>
        </InfoPopover>
      ),
    },
    {
      label: click,
      value: costPerClick === null ? notApplicable : moneyText(costPerClick, currency),
      detail: costPerClick === null ? "no clicks" : `of ${countText(totals.clicks ?? 0)}`,
    },
    {
      label: earnings,
      value: earnings_cents === null ? notApplicable : moneyText(earnings_cents, currency),
      detail: earnings_cents === null && "this website is no publisher",
      info: (
        <InfoPopover topic={earnings}>
          <p>What this workspace’s own website earned in the Context Network.</p>
        </InfoPopover>
      ),
    },
  ];
}
