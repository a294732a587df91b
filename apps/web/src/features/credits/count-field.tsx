import { type ReactElement, useState } from "react";
import { TextField } from "#ui/text-field.tsx";

export interface CountFieldProps {
  readonly label: string;
  readonly value: number;
  /** The count that was typed; undefined where it is none and so is ignored. */
  readonly read: (typed: string) => number | undefined;
  readonly onChange: (count: number) => void;
  readonly hint?: string;
}

/** A whole number. What is typed stays in sight until the field is left; then it shows what counts. */
export function CountField({ label, value, read, onChange, hint }: CountFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      hint={hint}
      value={typed ?? String(value)}
      onChange={(event) => {
        setTyped(event.target.value);
        const count = read(event.target.value);
        if (count !== undefined && count !== value) onChange(count);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
