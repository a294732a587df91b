import { type ReactElement, type ReactNode, useId } from "react";

export interface RadioCard<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  readonly description: string;
  readonly icon?: ReactNode;
  /** Visible but disabled; the description says why. */
  readonly disabled?: boolean;
}

export interface RadioCardsProps<Value extends string | number> {
  /** The accessible name of the group; the visible one is the page's heading. */
  readonly label: string;
  readonly options: readonly RadioCard<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** How many per row where there is space. */
  readonly columns?: 2 | 3;
}

/** A single choice whose options need an explanation; arrow keys move as in every radio group. */
export function RadioCards<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  columns = 2,
}: RadioCardsProps<Value>): ReactElement {
  const id = useId();
  // Three in a row leave no room for words between an icon and the button.
  const isStacked = columns === 3 && options.some(({ icon }) => icon !== undefined);
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className={`grid gap-3 ${columns === 2 ? "sm:grid-cols-2" : "lg:grid-cols-3"}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`${isStacked ? "flex-wrap content-start " : ""}relative flex cursor-pointer items-start gap-3 rounded-card border border-border-strong bg-surface p-4 transition-colors not-has-disabled:hover:bg-surface-2 has-disabled:cursor-not-allowed has-disabled:bg-surface-2 not-has-disabled:has-checked:bg-brand-soft has-checked:border-brand has-checked:ring-1 has-checked:ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-checked:forced-colors:outline-2`}
          >
            <input
              type="radio"
              name={id}
              className="order-last mt-1 ml-auto size-4 shrink-0 accent-brand outline-none"
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              aria-labelledby={`${id}${option.value}name`}
              aria-describedby={`${id}${option.value}more`}
            />
            {option.icon !== undefined && (
              <span
                aria-hidden="true"
                className="flex size-9 shrink-0 items-center justify-center rounded-control bg-second-soft text-brand-text"
              >
                {option.icon}
              </span>
            )}
            <span className={`flex min-w-0 flex-col gap-0.5 ${isStacked ? "order-last basis-full" : ""}`}>
              <span id={`${id}${option.value}name`} className="text-lg font-semibold">
                {option.label}
              </span>
              <span id={`${id}${option.value}more`} className="text-fg-2">
                {option.description}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
