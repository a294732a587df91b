import { type ReactElement, useState } from "react";
import { TextField } from "#ui/forms/text-field.tsx";

export interface CountFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: number;
  /** Parses the text; undefined when it is to be ignored. */
  readonly read: (text: string) => number | undefined;
  readonly onChange: (count: number) => void;
}

/**
 * A whole-number field. Invalid text changes nothing and is replaced by the current number when the field is
 * left.
 */
export function CountField({ label, hint, value, read, onChange }: CountFieldProps): ReactElement {
  const [ignored, setIgnored] = useState<string>();

  const change = (text: string): void => {
    const count = read(text);
    setIgnored(count === undefined || text === "" ? text : undefined);
    if (count !== undefined && count !== value) onChange(count);
  };

  return (
    <TextField
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={ignored ?? String(value)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setIgnored(undefined)}
      onKeyDown={(event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        change(String(value + step));
      }}
    />
  );
}
