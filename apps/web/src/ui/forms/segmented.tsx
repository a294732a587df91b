import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import type { ReactElement } from "react";
import { useMediaQuery } from "../frame/use-media-query.ts";
import { Select, type SelectProps } from "./select.tsx";

/** A single choice with all options visible; a select below 640 px, where they would wrap. */
export function Segmented<Value extends string>(props: SelectProps<Value>): ReactElement {
  const { label, options, value, onChange } = props;
  const isNarrow = useMediaQuery("(width < 40rem)");
  if (isNarrow) return <Select {...props} />;

  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([pressed]) => {
        // Pressing the selected option deselects it; the choice then stays.
        const chosen = options.find((option) => option.value === pressed);
        if (chosen) onChange(chosen.value);
      }}
      className="inline-flex h-8 shrink-0 items-stretch rounded-control border border-border bg-surface p-0.5"
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          className="rounded-[0.25rem] px-2.5 text-sm whitespace-nowrap text-fg-2 transition-colors hover:text-fg data-pressed:bg-brand-soft data-pressed:font-medium data-pressed:text-brand-text"
        >
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
