import { industries } from "@citelens/contract/workspaces/industries";
import type { ReactElement } from "react";
import { Combobox } from "#ui/forms/combobox.tsx";

const options = industries.map(({ id, label }) => ({ value: id, label }));

export interface IndustryFieldProps {
  readonly value: number | null;
  readonly onChange: (industry: number | null) => void;
  readonly error: string | undefined;
}

export function IndustryField({ value, onChange, error }: IndustryFieldProps): ReactElement {
  return (
    <Combobox
      label="Industry (optional)"
      placeholder="Search industries"
      options={options}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
