import type { ReactElement } from "react";
import { categoryOptions } from "../categories.ts";
import { ManyField } from "./many-field.tsx";
import type { Categories } from "./publisher-form.rules.ts";

const options = categoryOptions.map(({ value, label }) => ({ value: String(value), label }));

interface CategoriesFieldsProps {
  readonly value: Categories;
  readonly onChange: (value: Categories) => void;
}

/** Fields for the industries of which a site shows passages, and of which never. */
export function CategoriesFields({ value, onChange }: CategoriesFieldsProps): ReactElement {
  return (
    <>
      <ManyField
        label="Allowed categories"
        none="All categories are allowed."
        options={options}
        values={value.allowed.map(String)}
        onChange={(allowed) => onChange({ ...value, allowed: allowed.map(Number) })}
      />
      <ManyField
        label="Blocked categories"
        none="No category is blocked."
        options={options}
        values={value.blocked.map(String)}
        onChange={(blocked) => onChange({ ...value, blocked: blocked.map(Number) })}
      />
    </>
  );
}
