import {
  opportunityKinds,
  opportunityPeriods,
  opportunityStates,
} from "@citelens/contract/content/opportunity-words";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useMemo } from "react";
import { campaignOptions, launchedCampaignsQuery } from "#features/campaigns/public.ts";
import type { ChangeView } from "#lib/address/use-address.ts";
import { useWorkspaceId } from "#lib/workspace.tsx";
import { ActiveFilters } from "#ui/forms/active-filters.tsx";
import { CollapsedFilters } from "#ui/forms/collapsed-filters.tsx";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { SearchSelect } from "#ui/forms/search-select/search-select.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { activeFilters } from "./active-filters.rules.ts";
import { filtersInUse, type OpportunitiesView, withoutFilters } from "./opportunities-search.rules.ts";
import { kindLabels, periodLabels, stateLabels } from "./opportunity-labels.rules.ts";

interface OpportunityFiltersProps {
  readonly view: OpportunitiesView;
  readonly onChange: ChangeView<OpportunitiesView>;
}

const periodOptions = opportunityPeriods.map((value) => ({ value, label: periodLabels[value] }));
const kindOptions = opportunityKinds.map((value) => ({ value, label: kindLabels[value] }));
const stateOptions = opportunityStates.map((value) => ({ value, label: stateLabels[value] }));

/** Filters of the opportunities that are listed; in narrow windows behind one button. */
export function OpportunityFilters({ view, onChange }: OpportunityFiltersProps): ReactElement {
  const campaigns = useQuery(launchedCampaignsQuery(useWorkspaceId()));
  const campaign = campaigns.data?.find(({ id }) => id === view.campaign)?.name;
  return (
    <div className="space-y-2">
      <search aria-label="Filters" className="flex flex-wrap items-center gap-2 print:hidden">
        <CollapsedFilters count={filtersInUse(view) + (view.period === "30d" ? 0 : 1)}>
          <Controls view={view} onChange={onChange} />
        </CollapsedFilters>
      </search>
      <ActiveFilters
        filters={activeFilters(view, campaign).map(({ words, without }) => ({
          words,
          onRemove: () => onChange(without, "replace"),
        }))}
        onClear={() => onChange(withoutFilters, "replace")}
      />
    </div>
  );
}

function Controls({ view, onChange }: OpportunityFiltersProps): ReactElement {
  const { data: campaigns } = useQuery(launchedCampaignsQuery(useWorkspaceId()));
  const options = useMemo(
    () => campaignOptions("All Campaigns", campaigns, view.campaign),
    [campaigns, view.campaign],
  );
  return (
    <>
      <Segmented
        label="Period"
        options={periodOptions}
        value={view.period}
        onChange={(period) => onChange({ period }, "replace")}
      />
      <SubmittedSearch
        label="Search opportunities"
        value={view.search}
        onSearch={(search) => onChange({ search }, "replace")}
      />
      <MultiSelect
        label="Kind"
        options={kindOptions}
        values={view.kind}
        onChange={(values) =>
          onChange({ kind: opportunityKinds.filter((one) => values.includes(one)) }, "replace")
        }
      />
      <MultiSelect
        label="State"
        options={stateOptions}
        values={view.state}
        onChange={(values) =>
          onChange({ state: opportunityStates.filter((one) => values.includes(one)) }, "replace")
        }
      />
      <SearchSelect
        label="Campaign"
        placeholder="Search campaigns..."
        emptyText="No campaign of that name"
        options={options}
        value={view.campaign ?? ""}
        onChange={(campaign) => onChange({ campaign: campaign || undefined }, "replace")}
      />
    </>
  );
}
