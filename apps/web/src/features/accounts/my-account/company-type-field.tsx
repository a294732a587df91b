import { companyTypes } from "@citelens/contract/company-types";
import type { ReactElement } from "react";
import { RadioCards } from "#ui/forms/radio-cards.tsx";

export interface CompanyTypeFieldProps {
  readonly value: number | null;
  readonly onChange: (companyType: number) => void;
}

export function CompanyTypeField({ value, onChange }: CompanyTypeFieldProps): ReactElement {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium">
        Company type
      </span>
      <RadioCards<number> label="Company type" options={companyTypes} value={value} onChange={onChange} />
    </div>
  );
}
