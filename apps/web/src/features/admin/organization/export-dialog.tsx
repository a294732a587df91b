import type { ReactElement } from "react";
import { saveFile } from "#lib/browser/save-file.ts";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import type { OrganizationDialogProps } from "./comp-dialog.tsx";
import { organizationChanges } from "./organization.queries.ts";

/** Saves what the organization has as a file. */
export function ExportDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const exported = useAdminChange(organizationChanges.export);
  return (
    <ActDialog
      title="Export its data"
      description="One file, a row a line (NDJSON): members, workspaces, campaigns with their queries, API keys by their first characters, credits and payments. No answers, no passwords, no keys."
      submitLabel="Export"
      done={() => "The file is saved."}
      run={async (act) => {
        const file = await exported.mutateAsync({ organizationId: organization.id, ...act });
        saveFile(file, `organization-${organization.id}.ndjson`);
      }}
      onClose={onClose}
    />
  );
}
