import { type ReactElement, useState } from "react";
import { TextField } from "#ui/forms/text-field.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import type { OrganizationDialogProps } from "./comp-dialog.tsx";
import { limitNames, overridesOf, textsOf } from "./limits.rules.ts";
import { organizationChanges } from "./organization.queries.ts";

/** Changes what an organization may do beyond or below its plan. */
export function LimitsDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const { now, overrides } = organization.limits;
  const [texts, setTexts] = useState(() => textsOf(overrides));
  const change = useAdminChange(organizationChanges.limits);
  return (
    <ActDialog
      title="Change limits"
      description="An empty field leaves it to the plan. Fewer workspaces deactivate the youngest two weeks later."
      submitLabel="Change Limits"
      fields={limitNames.map(({ name }) => name)}
      done={() => "The limits are changed; they count within a second."}
      run={(act) => change.mutateAsync({ organizationId: organization.id, ...overridesOf(texts), ...act })}
      onClose={onClose}
    >
      {(errorUnder) => (
        <div className="grid gap-3 sm:grid-cols-2">
          {limitNames.map(({ name, label }) => (
            <TextField
              key={name}
              label={label}
              inputMode="numeric"
              placeholder={String(overrides[name] === null ? (now[name] ?? "Any number") : "")}
              value={texts[name]}
              error={errorUnder(name)}
              onChange={(event) => setTexts((latest) => ({ ...latest, [name]: event.target.value }))}
            />
          ))}
        </div>
      )}
    </ActDialog>
  );
}
