import { storedVerdicts, verdictLabel } from "@citelens/contract/traffic/identity";
import type { ReactElement } from "react";
import { presetRange } from "#lib/dates/range-presets.ts";
import { RangePicker } from "#ui/forms/range-picker/range-picker.tsx";
import { Segmented } from "#ui/forms/segmented.tsx";
import { Select } from "#ui/forms/select.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { agentFilters } from "./agent-filter.rules.ts";
import { visitPresets } from "./visit-address.rules.ts";
import type { VisitsView } from "./visits-search.rules.ts";

type Filters = Pick<VisitsView, "search" | "agent" | "verdict" | "range">;

const verdictChoices = [
  { value: "all", label: "All verdicts" },
  ...storedVerdicts.map((value) => ({ value, label: verdictLabel(value) })),
] as const;

interface VisitFiltersProps {
  readonly filters: Filters;
  /** Today in the workspace's time zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly onChange: (change: Partial<Filters>) => void;
}

export function VisitFilters({ filters, today, timeZone, onChange }: VisitFiltersProps): ReactElement {
  return (
    <search className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SubmittedSearch
        label="Search by path..."
        value={filters.search}
        onSearch={(search) => onChange({ search })}
      />
      <Segmented
        label="Agent type"
        options={agentFilters}
        value={filters.agent}
        onChange={(agent) => onChange({ agent })}
      />
      <Select
        label="Verdict"
        options={verdictChoices}
        value={filters.verdict}
        onChange={(verdict) => onChange({ verdict })}
      />
      <div className="lg:ml-auto">
        <RangePicker
          value={filters.range}
          presets={visitPresets.map((preset) => ({ ...preset, ...presetRange(preset.value, today) }))}
          today={today}
          timeZone={timeZone}
          onChange={(range) => onChange({ range })}
        />
      </div>
    </search>
  );
}
