import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { fromAddressDay, toAddressDay } from "#lib/dates/dates.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { auditActionsQuery } from "./audit.queries.ts";
import type { AuditSearch } from "./audit-search.rules.ts";

const all = "";

interface AuditFiltersProps {
  readonly search: AuditSearch;
  readonly onFilter: (change: Partial<Record<"action" | "from" | "to", string | undefined>>) => void;
}

/** By what was done and when; every action that was ever noted can be chosen. */
export function AuditFilters({ search, onFilter }: AuditFiltersProps): ReactElement {
  const { action = all, from, to } = search;
  const known = useQuery(auditActionsQuery).data?.results ?? [];
  const actions = action === all || known.includes(action) ? known : [action, ...known];
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="w-64 max-w-full">
        <SelectField
          label="Action"
          options={[
            { value: all, label: "All actions" },
            ...actions.map((value) => ({ value, label: value })),
          ]}
          value={action}
          onChange={(next) => onFilter({ action: next })}
        />
      </div>
      <DayField label="From (UTC)" day={from} onDay={(day) => onFilter({ from: day })} />
      <DayField label="To (UTC)" day={to} onDay={(day) => onFilter({ to: day })} />
    </div>
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
