import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { presetRange } from "#lib/dates/range-presets.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { ActiveFilters } from "#ui/forms/active-filters.tsx";
import { CollapsedFilters } from "#ui/forms/collapsed-filters.tsx";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { RangePicker } from "#ui/forms/range-picker/range-picker.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { agentsQuery } from "../traffic/public.ts";
import { visitPresets } from "../visit-address.rules.ts";
import { filtersInUse, listFilters } from "./agents-address.rules.ts";
import { activeFilters, filterLabels, optionsOf, withValues } from "./filter-labels.rules.ts";
import { useAgentsScope } from "./scope/agents-scope.tsx";

/** Filters of the visits that the page is about: at its top, in narrow windows behind one button. */
export function AgentFilters(): ReactElement {
  const { view, narrow, clearFilters } = useAgentsScope();
  return (
    <>
      <search
        aria-label="Filters"
        className="sticky top-(--sticky-top) z-5 -mx-4 flex flex-wrap items-center gap-x-2 gap-y-2 bg-bg px-4 py-2 sm:-mx-6 sm:px-6 print:hidden"
      >
        <CollapsedFilters count={filtersInUse(view)}>
          <Narrowing />
        </CollapsedFilters>
        <div className="lg:ml-auto">
          <Days />
        </div>
      </search>
      <ActiveFilters
        filters={[
          ...(view.search === ""
            ? []
            : [{ words: `Path: ${view.search}`, onRemove: () => narrow({ search: "" }) }]),
          ...activeFilters(view).map(({ name, value, label }) => ({
            words: `${filterLabels[name]}: ${label}`,
            onRemove: () =>
              narrow(
                withValues(
                  name,
                  [...view[name]].filter((one) => one !== value),
                ),
              ),
          })),
        ]}
        onClear={clearFilters}
      />
    </>
  );
}

function Narrowing(): ReactElement {
  const { id: workspaceId } = useWorkspace();
  const { view, narrow } = useAgentsScope();
  const came = useQuery(agentsQuery(workspaceId, { range: view.range }));
  return (
    <>
      <SubmittedSearch
        label="Search by path..."
        value={view.search}
        onSearch={(search) => narrow({ search })}
      />
      {listFilters.map((name) => (
        <MultiSelect
          key={name}
          label={filterLabels[name]}
          options={optionsOf(name, { came: came.data?.results ?? [], view })}
          values={view[name]}
          onChange={(values) => narrow(withValues(name, values))}
        />
      ))}
    </>
  );
}

function Days(): ReactElement {
  const { time_zone: timeZone } = useWorkspace();
  const { view, today, narrow } = useAgentsScope();
  return (
    <RangePicker
      value={view.range}
      presets={visitPresets.map((preset) => ({ ...preset, ...presetRange(preset.value, today) }))}
      today={today}
      timeZone={timeZone}
      onChange={(range) => narrow({ range })}
    />
  );
}
