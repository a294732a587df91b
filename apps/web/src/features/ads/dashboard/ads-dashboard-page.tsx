import type { AdsDashboard } from "@citelens/contract/content/ads-dashboard";
import { adChannelNames } from "@citelens/contract/content/ads-words";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { insightPresets } from "#features/insights/filters/public.ts";
import { useAddress } from "#lib/address/use-address.ts";
import { instantText } from "#lib/dates/dates.ts";
import { todayIn } from "#lib/dates/day-range.ts";
import { presetRange } from "#lib/dates/range-presets.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { RangePicker } from "#ui/forms/range-picker/range-picker.tsx";
import { Card } from "#ui/frame/card.tsx";
import { QueryError } from "#ui/frame/error-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { notApplicable } from "../ads-labels.rules.ts";
import {
  type AdsDashboardView,
  addressOfAdsDashboard,
  adsDashboardView,
  parseAdsDashboardSearch,
} from "./ads-dashboard-search.rules.ts";
import { AttentionCard } from "./attention-card.tsx";
import { CampaignsCard } from "./campaigns-card.tsx";
import { dashboardQuery } from "./dashboard.queries.ts";
import { DashboardCharts } from "./dashboard-charts.tsx";
import { DashboardTiles } from "./dashboard-tiles.tsx";
import { NotBegun } from "./not-begun.tsx";
import { OrganicCard } from "./organic-card.tsx";
import { StatementCard } from "./statement-card.tsx";

/** Cost and figures of the workspace's ads, and what needs to be looked at. */
export function AdsDashboardPage(): ReactElement {
  const { id: workspaceId, time_zone: timeZone } = useWorkspace();
  const { search, onSearch } = useAddress(parseAdsDashboardSearch);
  const today = todayIn(timeZone, Date.now());
  const view = adsDashboardView(search, today);
  const dashboard = useQuery(dashboardQuery(workspaceId, view.range));
  const { data } = dashboard;
  const change = (part: Partial<AdsDashboardView>): void =>
    onSearch(
      (latest) => addressOfAdsDashboard({ ...adsDashboardView(latest, today), ...part }, today),
      "replace",
    );
  const isUnused = data?.is_begun === false;
  const organic = <OrganicCard range={view.range} page={view.page} onPage={(page) => change({ page })} />;
  return (
    <div className="space-y-5">
      <PageHeader
        title="Ads Dashboard"
        purpose="What ads cost and what they brought. Ads are never counted as visibility."
        actions={
          <RangePicker
            value={view.range}
            presets={insightPresets.map((preset) => ({ ...preset, ...presetRange(preset.value, today) }))}
            today={today}
            timeZone={timeZone}
            onChange={(range) => change({ range, page: 1 })}
          />
        }
      />
      {isUnused ? (
        <>
          <NotBegun />
          {organic}
        </>
      ) : (
        <>
          {!data && dashboard.isError ? (
            <Card>
              <QueryError query={dashboard} />
            </Card>
          ) : (
            <div className="space-y-5">
              <DashboardTiles dashboard={data} />
              {data && <AsOf channels={data.as_of} />}
              <DashboardCharts
                dashboard={data}
                range={view.range}
                against={view.against}
                onAgainst={(against) => change({ against })}
              />
              <AttentionCard items={data?.attention} />
              <CampaignsCard dashboard={dashboard} />
              {organic}
            </div>
          )}
          <StatementCard statement={view} today={today} onChange={change} />
        </>
      )}
    </div>
  );
}

/** How old the figures of each channel are. */
function AsOf({ channels }: { readonly channels: AdsDashboard["as_of"] }): ReactElement {
  const words = useMemo(
    () =>
      channels.map(
        ({ channel, at }) =>
          `${adChannelNames[channel]}: ${at === null ? notApplicable.toLowerCase() : `as of ${instantText(at)}`}`,
      ),
    [channels],
  );
  return <p className="text-sm text-fg-3">{words.join(" · ")}</p>;
}
