import { ChevronDown } from "lucide-react";
import type { ReactElement } from "react";
import { cx } from "../cx.ts";
import { inputRecipe } from "../recipes.ts";
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx";
import type { SelectOption } from "./select.tsx";

export interface SelectFieldProps<Value extends string> extends FieldFrameProps {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A form field for a single choice, with the system's own list. */
export function SelectField<Value extends string>({
  options,
  value,
  onChange,
  ...frame
}: SelectFieldProps<Value>): ReactElement {
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
            // Browsers never treat a select as "read-write", so it must not get the styles of read-only
            // fields.
            className={cx(
              inputRecipe,
              "h-9 appearance-none text-ellipsis pr-8 enabled:bg-surface enabled:text-fg pointer-coarse:h-10",
            )}
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
            className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-fg-3"
          />
        </div>
      )}
    </FieldFrame>
  );
}
