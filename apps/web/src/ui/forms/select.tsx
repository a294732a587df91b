import { ChevronDown } from "lucide-react";
import type { ReactElement } from "react";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> {
  /** The accessible name; the selected option is visible. */
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/**
 * A single choice with the system's own list, which works best on touch screens. For many options use the
 * Combobox.
 */
export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SelectProps<Value>): ReactElement {
  return (
    <div className="relative inline-flex max-w-full min-w-36">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-8 w-full appearance-none text-ellipsis rounded-control border border-border bg-surface pr-8 pl-3 text-sm font-medium text-fg transition-colors hover:bg-surface-2"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2 my-auto text-fg-3"
      />
    </div>
  );
}
