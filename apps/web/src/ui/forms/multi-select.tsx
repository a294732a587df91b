import { ChevronDown } from "lucide-react";
import { type ReactElement, useState } from "react";
import { Popover } from "../overlays/popover/popover.tsx";
import { Button } from "./button.tsx";
import { SearchField } from "./search-field.tsx";
import type { SelectOption } from "./select.tsx";

export interface MultiSelectProps {
  /** Name of the choice, such as "Purpose"; the number of chosen options follows it. */
  readonly label: string;
  readonly options: readonly SelectOption<string>[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

/** Longer lists have a search box. */
const searchFrom = 9;

/** Any number of choices in a popup; none means all. */
export function MultiSelect(props: MultiSelectProps): ReactElement {
  const { label, values } = props;
  return (
    <Popover
      label={label}
      trigger={
        <Button size="sm">
          {values.length === 0 ? label : `${label} (${values.length})`}
          <ChevronDown size={16} aria-hidden="true" className="text-fg-3" />
        </Button>
      }
    >
      {() => <Choices {...props} />}
    </Popover>
  );
}

function Choices({ label, options, values, onChange }: MultiSelectProps): ReactElement {
  const [words, setWords] = useState("");
  // A choice shows at once and the next one builds on it, however long the page takes to follow.
  const [chosen, setChosen] = useState(values);
  const wanted = words.trim().toLowerCase();
  const shown = options.filter((option) => option.label.toLowerCase().includes(wanted));
  const toggle = (value: string, isChosen: boolean): void => {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value);
    setChosen(next);
    onChange(next);
  };
  return (
    <div className="w-64 max-w-full p-2">
      {options.length >= searchFrom && (
        <div className="pb-2">
          <SearchField label={`Search in ${label}`} value={words} onChange={setWords} placeholder="Search" />
        </div>
      )}
      <fieldset className="max-h-72 overflow-y-auto overscroll-contain">
        <legend className="sr-only">{label}</legend>
        {shown.map((option) => (
          <label
            key={option.value}
            className="flex min-h-8 cursor-default items-center gap-2.5 rounded-control px-2 py-1 text-base text-fg select-none hover:bg-surface-2"
          >
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
              className="size-4 shrink-0 accent-brand"
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && (
        <p className="px-2 py-2 text-sm text-fg-3">{options.length === 0 ? "None yet" : "No match"}</p>
      )}
    </div>
  );
}
