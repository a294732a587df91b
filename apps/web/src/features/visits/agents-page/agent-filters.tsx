import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { type ReactElement, useState } from "react";
import { presetRange } from "#lib/dates/range-presets.ts";
import { useWorkspace } from "#lib/workspace.tsx";
import { Button } from "#ui/forms/button.tsx";
import { FilterChip } from "#ui/forms/filter-chip.tsx";
import { MultiSelect } from "#ui/forms/multi-select.tsx";
import { RangePicker } from "#ui/forms/range-picker/range-picker.tsx";
import { SubmittedSearch } from "#ui/forms/submitted-search.tsx";
import { useMediaQuery } from "#ui/frame/use-media-query.ts";
import { Dialog } from "#ui/overlays/dialog/dialog.tsx";
import { agentsQuery } from "../traffic/public.ts";
import { visitPresets } from "../visit-presets.ts";
import { filtersInUse, listFilters } from "./agents-address.rules.ts";
import { useAgentsScope } from "./agents-scope.tsx";
import { activeFilters, filterLabels, optionsOf, withValues } from "./filter-words.rules.ts";

/** Which visits the page is about: at its top, in narrow windows behind one button. */
export function AgentFilters(): ReactElement {
  const { view } = useAgentsScope();
  const isNarrow = useMediaQuery("(width < 40rem)");
  const [isOpen, setIsOpen] = useState(false);
  const count = filtersInUse(view);
  return (
    <>
      <search
        aria-label="Filters"
        className="sticky top-(--header-height) z-5 -mx-4 flex flex-wrap items-center gap-x-2 gap-y-2 bg-bg px-4 py-2 sm:-mx-6 sm:px-6 print:hidden"
      >
        {isNarrow ? (
          <Button
            size="sm"
            icon={<SlidersHorizontal size={16} aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {count === 0 ? "Filters" : `Filters (${count})`}
          </Button>
        ) : (
          <Narrowing />
        )}
        <div className="lg:ml-auto">
          <Days />
        </div>
      </search>
      {isNarrow && (
        <Dialog
          open={isOpen}
          onOpenChange={setIsOpen}
          title="Filters"
          actions={
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              Done
            </Button>
          }
        >
          <div className="flex flex-wrap items-start gap-3">
            <Narrowing />
          </div>
        </Dialog>
      )}
      <ActiveFilters />
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

function ActiveFilters(): ReactElement | null {
  const { view, narrow, clearFilters } = useAgentsScope();
  if (filtersInUse(view) === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {view.search !== "" && (
        <li className="max-w-full">
          <FilterChip words={`Path: ${view.search}`} onRemove={() => narrow({ search: "" })} />
        </li>
      )}
      {activeFilters(view).map(({ name, value, label }) => (
        <li key={`${name} ${value}`} className="max-w-full">
          <FilterChip
            words={`${filterLabels[name]}: ${label}`}
            onRemove={() =>
              narrow(
                withValues(
                  name,
                  [...view[name]].filter((one) => one !== value),
                ),
              )
            }
          />
        </li>
      ))}
      <li>
        <Button variant="ghost" size="sm" onClick={clearFilters}>
          Clear filters
        </Button>
      </li>
    </ul>
  );
}
