import { type ReactElement, type ReactNode, useId } from "react";

export interface CheckboxCard {
  readonly value: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly icon?: ReactNode;
  /** At the end of the card, such as a price. */
  readonly aside?: ReactNode;
  readonly disabled?: boolean;
}

export interface CheckboxCardsProps {
  /** The accessible name of the group. */
  readonly label: string;
  readonly options: readonly CheckboxCard[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
  /** How many per row where there is space. */
  readonly columns?: 1 | 2;
}

/** A multiple choice whose options need an explanation. */
export function CheckboxCards({
  label,
  options,
  values,
  onChange,
  columns = 1,
}: CheckboxCardsProps): ReactElement {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className={`grid gap-2 ${columns === 2 ? "md:grid-cols-2" : ""}`}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className="relative flex min-w-0 items-center gap-3 rounded-popup border border-border bg-surface px-3 py-2.5 transition-colors not-has-disabled:cursor-pointer not-has-disabled:hover:bg-surface-2 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand has-checked:forced-colors:outline-2"
          >
            <input
              type="checkbox"
              className="size-4 shrink-0 accent-brand outline-none disabled:opacity-50"
              checked={values.includes(option.value)}
              disabled={option.disabled}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...values, option.value]
                    : values.filter((value) => value !== option.value),
                )
              }
              aria-labelledby={`${id}${index}name`}
              aria-describedby={option.description === undefined ? undefined : `${id}${index}more`}
            />
            {option.icon}
            <span className="flex min-w-0 flex-1 flex-col">
              <span
                id={`${id}${index}name`}
                className={`font-medium wrap-anywhere ${option.disabled ? "text-fg-3" : "text-fg"}`}
              >
                {option.label}
              </span>
              {option.description !== undefined && (
                <span id={`${id}${index}more`} className="text-sm text-fg-2">
                  {option.description}
                </span>
              )}
            </span>
            {option.aside !== undefined && (
              <span className="shrink-0 text-right text-sm text-fg-2 tabular-nums">{option.aside}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
