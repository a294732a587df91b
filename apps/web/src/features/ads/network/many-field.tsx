import type { ReactElement } from "react";
import { MultiSelect, type MultiSelectProps } from "#ui/forms/multi-select.tsx";

interface ManyFieldProps extends MultiSelectProps {
  /** Meaning where nothing is chosen. */
  readonly none: string;
}

/** Any number of choices, with the names of what is chosen below. */
export function ManyField({ none, ...select }: ManyFieldProps): ReactElement {
  const { options, values } = select;
  const names = options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
  return (
    <div className="flex flex-col items-start gap-1.5">
      <MultiSelect {...select} />
      <p className="text-sm text-fg-2">{names.length === 0 ? none : names.join(", ")}</p>
    </div>
  );
}
