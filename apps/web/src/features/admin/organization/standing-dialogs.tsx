import type { SuspendedTracking } from "@citelens/contract/platform/suspended-tracking";
import { type ReactElement, useState } from "react";
import { SelectField } from "#ui/forms/select-field.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import type { OrganizationDialogProps } from "./comp-dialog.tsx";
import { organizationChanges } from "./organization.queries.ts";

const trackingOptions: readonly { readonly value: SuspendedTracking; readonly label: string }[] = [
  { value: "keep", label: "Store them as before" },
  { value: "refuse", label: "Refuse them (403)" },
];

export function SuspendDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const [tracking, setTracking] = useState<SuspendedTracking>("keep");
  const suspend = useAdminChange(organizationChanges.suspend);
  return (
    <ActDialog
      title="Suspend this organization?"
      description="Its workspaces are closed to all of their members, and nothing new runs in them. Runs under way end."
      submitLabel="Suspend"
      tone="danger"
      reasonHint="Its members see it, the owner is mailed it; it stays in the audit log."
      fields={["tracking"]}
      done={() => `The organization of ${organization.owner.email} is suspended.`}
      run={(act) => suspend.mutateAsync({ organizationId: organization.id, ...act, tracking })}
      onClose={onClose}
    >
      {(errorUnder) => (
        <SelectField
          label="Visits that its websites report"
          options={trackingOptions}
          value={tracking}
          error={errorUnder("tracking")}
          onChange={setTracking}
        />
      )}
    </ActDialog>
  );
}

export function LiftDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const lift = useAdminChange(organizationChanges.lift);
  return (
    <ActDialog
      title="Lift the suspension?"
      description="Its workspaces open again, and what is due in them runs."
      submitLabel="Lift Suspension"
      done={() => `The organization of ${organization.owner.email} is open again.`}
      run={(act) => lift.mutateAsync({ organizationId: organization.id, ...act })}
      onClose={onClose}
    />
  );
}

export function EndPlanDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const end = useAdminChange(organizationChanges.endPlan);
  const { plan } = organization;
  return (
    <ActDialog
      title={`End the ${plan.name} plan?`}
      description={
        plan.comp
          ? "It ends at once, and what is left of its credits is gone."
          : "The subscription ends with the period that is paid; nothing is paid back."
      }
      submitLabel="End Plan"
      tone="danger"
      done={() => "The plan was ended."}
      run={(act) => end.mutateAsync({ organizationId: organization.id, ...act })}
      onClose={onClose}
    />
  );
}
