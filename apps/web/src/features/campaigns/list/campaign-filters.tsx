import type { ReactElement } from "react";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Select } from "#ui/forms/select.tsx";
import { InfoPopover } from "#ui/overlays/info-popover.tsx";
import { type CampaignsView, statusFilters, typeFilters } from "../campaigns-search.rules.ts";

type Filters = Pick<CampaignsView, "status" | "type">;

interface CampaignFiltersProps {
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

export function CampaignFilters({ filters, onChange }: CampaignFiltersProps): ReactElement {
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Segmented
        label="Status"
        options={statusFilters}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label="Type"
        options={typeFilters}
        value={filters.type}
        onChange={(type) => onChange({ type })}
      />
      <AboutCampaigns />
    </search>
  );
}

function AboutCampaigns(): ReactElement {
  return (
    <InfoPopover topic="GEO campaigns">
      <p>A campaign regularly asks AI assistants the same queries and analyses their answers.</p>
      <p>
        <b className="font-medium text-fg">Brand Visibility</b> is the share of answers that name the brand:
        brand mentions / total answers x 100.
      </p>
      <p>
        <b className="font-medium text-fg">Content Authority</b> is the share of answers with sources that
        cite one of the brand's own pages, from 0 to 100.
      </p>
      <p>
        Both cover the last month and queries that are not branded, as the Overview does with the filter
        Unbranded; n is the number of answers that they are based on.
      </p>
    </InfoPopover>
  );
}
