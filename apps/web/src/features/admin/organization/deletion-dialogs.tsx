import type { ReactElement } from "react";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import type { OrganizationDialogProps } from "./comp-dialog.tsx";
import { organizationChanges } from "./organization.queries.ts";

export function ScheduleDeletionDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const schedule = useAdminChange(organizationChanges.scheduleDeletion);
  return (
    <ActDialog
      title="Delete this organization in 30 days?"
      description="All of its workspaces are deleted then with everything in them, and its plan ends. Payments and the ledger stay. Until then everything works as before, and it can be undone."
      submitLabel="Schedule Deletion"
      tone="danger"
      reasonHint="The owner is mailed it now and a week before; it stays in the audit log."
      done={() => `The organization of ${organization.owner.email} is deleted in 30 days.`}
      run={(act) => schedule.mutateAsync({ organizationId: organization.id, ...act })}
      onClose={onClose}
    />
  );
}

export function UndoDeletionDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const undo = useAdminChange(organizationChanges.undoDeletion);
  return (
    <ActDialog
      title="Undo the deletion?"
      description="The organization stays, with everything in it."
      submitLabel="Undo Deletion"
      done={() => `The organization of ${organization.owner.email} stays.`}
      run={(act) => undo.mutateAsync({ organizationId: organization.id, ...act })}
      onClose={onClose}
    />
  );
}
