import { type ReactElement, useId } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import { isColour } from "./agency.rules.ts";

interface ColourFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** The system's colour picker and a code field, kept in sync. */
export function ColourField({ label, value, onChange, error }: ColourFieldProps): ReactElement {
  const pickerId = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] items-start gap-2">
      <TextField
        label={label}
        autoComplete="off"
        spellCheck={false}
        placeholder="#4353e6"
        value={value}
        onChange={(event) => onChange(event.target.value.trim())}
        error={error}
      />
      <input
        id={pickerId}
        type="color"
        aria-label={`Pick the ${label.toLowerCase()}`}
        value={isColour(value) ? value.toLowerCase() : "#000000"}
        onChange={(event) => onChange(event.target.value)}
        className="mt-[1.6rem] h-9 w-11 cursor-pointer rounded-control border border-border-strong bg-surface p-1"
      />
    </div>
  );
}
