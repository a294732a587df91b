import { X } from "lucide-react";
import type { ReactElement } from "react";
import { fromAddressDay, toAddressDay } from "#lib/dates/dates.ts";
import { Button } from "#ui/forms/button.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import type { ActivitySearch } from "./activity-search.rules.ts";

interface ActivityFiltersProps {
  readonly search: ActivitySearch;
  readonly onFilter: (change: Partial<Record<"action" | "user" | "from" | "to", string | undefined>>) => void;
}

/** By days; by an action or a person of the list, which are chosen there and left here. */
export function ActivityFilters({ search, onFilter }: ActivityFiltersProps): ReactElement {
  const { action, user, from, to } = search;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <DayField label="From (UTC)" day={from} onDay={(day) => onFilter({ from: day })} />
      <DayField label="To (UTC)" day={to} onDay={(day) => onFilter({ to: day })} />
      {action !== undefined && (
        <ChosenFilter label={`Only ${action}`} onLeave={() => onFilter({ action: undefined })} />
      )}
      {user !== undefined && (
        <ChosenFilter label="Only one person" onLeave={() => onFilter({ user: undefined })} />
      )}
    </div>
  );
}

interface ChosenFilterProps {
  readonly label: string;
  readonly onLeave: () => void;
}

function ChosenFilter({ label, onLeave }: ChosenFilterProps): ReactElement {
  return (
    <Button
      icon={<X size={14} aria-hidden="true" />}
      aria-label={`${label}: show all again`}
      onClick={onLeave}
    >
      {label}
    </Button>
  );
}

interface DayFieldProps {
  readonly label: string;
  /** As an address has it. */
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

function DayField({ label, day, onDay }: DayFieldProps): ReactElement {
  return (
    <TextField
      type="date"
      label={label}
      value={fromAddressDay(day) ?? ""}
      onChange={({ target: { value } }) => onDay(value === "" ? undefined : toAddressDay(value))}
    />
  );
}
