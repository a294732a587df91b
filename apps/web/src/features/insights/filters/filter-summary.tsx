import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { launchedCampaignsQuery } from "#features/campaigns/public.ts";
import { rangeText } from "#lib/dates/day-range.ts";
import { matchingPreset } from "#lib/dates/range-presets.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { brandedChoices, choiceOf } from "./branded.rules.ts";
import { useInsightScope } from "./insight-scope.tsx";
import { comparedRange, insightPresets } from "./insight-view.rules.ts";

/** The chosen filters as text, for printing. */
export function FilterSummary(): ReactElement {
  const { id: workspaceId, time_zone: timeZone } = useWorkspace();
  const { view, today } = useInsightScope();
  const { data: campaigns } = useQuery(launchedCampaignsQuery(workspaceId));
  const campaign = campaigns?.find(({ id }) => id === view.campaign)?.name;
  const compared = comparedRange(view);
  const kind = brandedChoices.find(({ value }) => value === choiceOf(view.branded))?.label ?? "All";
  const preset = matchingPreset(view.range, insightPresets, today)?.label;
  const days = rangeText(view.range);
  const words = [
    view.campaign === undefined ? "All campaigns" : `Campaign ${campaign ?? view.campaign}`,
    `${kind} queries`,
    preset === undefined ? days : `${preset}, ${days}`,
    compared ? `compared with ${rangeText(compared)}` : "not compared",
    `days in ${timeZone}`,
  ];
  return <p className="hidden text-sm text-fg-2 print:block">{words.join(" · ")}</p>;
}
