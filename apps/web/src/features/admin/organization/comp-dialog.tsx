import { planById } from "@citelens/contract/billing/pricing";
import {
  type CompedPlan,
  compedPlans,
  type OrganizationDetails,
} from "@citelens/contract/platform/admin-organization";
import { type ReactElement, useState } from "react";
import { countText } from "#lib/figures.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { TextField } from "#ui/forms/text-field.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import { organizationChanges } from "./organization.queries.ts";

export interface OrganizationDialogProps {
  readonly organization: OrganizationDetails;
  readonly onClose: () => void;
}

const options = compedPlans.map((value) => {
  const { name, credits } = planById(value);
  return { value, label: credits === null ? name : `${name}: ${countText(credits)} credits a month` };
});

/** Gives a plan without payment. */
export function CompDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const { plan: now } = organization;
  const [plan, setPlan] = useState<CompedPlan>(now.comp?.plan ?? "creator");
  const [until, setUntil] = useState("");
  const comp = useAdminChange(organizationChanges.comp);
  return (
    <ActDialog
      title="Give a plan"
      description="Without payment. Its credits come each month and expire with it; what is left of the plan before is gone."
      submitLabel="Give Plan"
      fields={["plan", "until"]}
      done={() => `${organization.owner.email} has the ${planById(plan).name} plan.`}
      run={(act) =>
        comp.mutateAsync({
          organizationId: organization.id,
          ...act,
          plan,
          until: until === "" ? null : until,
        })
      }
      onClose={onClose}
    >
      {(errorUnder) => (
        <>
          <SelectField
            label="Plan"
            options={options}
            value={plan}
            error={errorUnder("plan")}
            onChange={setPlan}
          />
          <TextField
            label="Last day"
            type="date"
            hint="Empty: until somebody ends it."
            value={until}
            error={errorUnder("until")}
            onChange={(event) => setUntil(event.target.value)}
          />
        </>
      )}
    </ActDialog>
  );
}
