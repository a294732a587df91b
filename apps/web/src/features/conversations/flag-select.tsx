import type { ReactElement } from "react";
import { Select } from "#ui/forms/select.tsx";

interface FlagSelectProps {
  readonly label: string;
  /** The labels for any value, yes and no. */
  readonly words: readonly [either: string, yes: string, no: string];
  readonly value: boolean | undefined;
  readonly onChange: (value: boolean | undefined) => void;
}

type Choice = "either" | "yes" | "no";

const values: Readonly<Record<Choice, boolean | undefined>> = { either: undefined, yes: true, no: false };

export function FlagSelect({ label, words, value, onChange }: FlagSelectProps): ReactElement {
  const [either, yes, no] = words;
  const options: readonly { readonly value: Choice; readonly label: string }[] = [
    { value: "either", label: either },
    { value: "yes", label: yes },
    { value: "no", label: no },
  ];
  const chosen = options.find((option) => values[option.value] === value)?.value ?? "either";
  return (
    <Select label={label} options={options} value={chosen} onChange={(choice) => onChange(values[choice])} />
  );
}
