import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import { campaignOptions, launchedCampaignsQuery } from "#features/campaigns/public.ts";
import { useSingleKeys } from "#lib/browser/shortcuts-setting.ts";
import { presetRange } from "#lib/dates/range-presets.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { CollapsedFilters } from "#ui/forms/collapsed-filters.tsx";
import { ComparePicker } from "#ui/forms/range-picker/compare-picker.tsx";
import { RangePicker } from "#ui/forms/range-picker/range-picker.tsx";
import { SearchSelect } from "#ui/forms/search-select/search-select.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { brandedChoices, brandedOf, choiceOf } from "./branded.rules.ts";
import { FilterSummary } from "./filter-summary.tsx";
import { useInsightScope } from "./insight-scope.tsx";
import { filtersInUse, insightPresets } from "./insight-view.rules.ts";

/** The filters of the insights: at the top of the page, behind one button in narrow windows. */
export function InsightFilters(): ReactElement {
  const { view, today, change } = useInsightScope();
  useHotkeys("x", () => change({ compare: { kind: "off" } }), {
    enabled: useSingleKeys(),
    ignoreEventWhen: ({ target }) => target instanceof Element && target.closest("[role=dialog]") !== null,
  });

  return (
    <>
      <search
        aria-label="Filters"
        className="sticky top-(--sticky-top) z-5 -mx-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-transparent bg-bg px-4 py-2 sm:-mx-6 sm:px-6 print:hidden"
      >
        <CollapsedFilters count={filtersInUse(view, today)}>
          <Controls />
        </CollapsedFilters>
      </search>
      <FilterSummary />
    </>
  );
}

function Controls(): ReactElement {
  const { id: workspaceId, time_zone: timeZone } = useWorkspace();
  const { view, today, change } = useInsightScope();
  const { data: campaigns } = useQuery(launchedCampaignsQuery(workspaceId));
  const options = useMemo(
    () => campaignOptions("All Campaigns", campaigns, view.campaign),
    [campaigns, view.campaign],
  );
  return (
    <>
      <SearchSelect
        label="Campaign"
        placeholder="Search campaigns..."
        emptyText="No campaign of that name"
        options={options}
        value={view.campaign ?? ""}
        onChange={(campaign) => change({ campaign: campaign || undefined })}
      />
      <Segmented
        label="Kind of query"
        options={brandedChoices}
        value={choiceOf(view.branded)}
        onChange={(choice) => change({ branded: brandedOf(choice) })}
      />
      <RangePicker
        value={view.range}
        presets={insightPresets.map((preset) => ({ ...preset, ...presetRange(preset.value, today) }))}
        today={today}
        timeZone={timeZone}
        onChange={(range) => change({ range })}
      />
      <ComparePicker
        value={view.compare}
        range={view.range}
        today={today}
        timeZone={timeZone}
        onChange={(compare) => change({ compare })}
      />
    </>
  );
}
