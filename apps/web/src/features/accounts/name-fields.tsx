import type { ReactElement } from "react";
import { TextField } from "#ui/forms/text-field.tsx";

interface NameFieldsProps {
  readonly errorUnder: (name: "first_name" | "last_name") => string | undefined;
}

/** First and last name, side by side where there is space. */
export function NameFields({ errorUnder }: NameFieldsProps): ReactElement {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        label="First name"
        autoComplete="given-name"
        name="first_name"
        required
        error={errorUnder("first_name")}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        name="last_name"
        required
        error={errorUnder("last_name")}
      />
    </div>
  );
}
