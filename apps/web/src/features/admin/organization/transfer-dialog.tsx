import type { OrganizationMember } from "@citelens/contract/platform/admin-organization";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { problemMessage } from "#lib/api/api-problem.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Banner } from "#ui/frame/banner.tsx";
import { ActDialog } from "../act-dialog.tsx";
import { useAdminChange } from "../admin.queries.ts";
import type { OrganizationDialogProps } from "./comp-dialog.tsx";
import { candidatesQuery, organizationChanges } from "./organization.queries.ts";

/** Makes another member the owner. */
export function TransferDialog({ organization, onClose }: OrganizationDialogProps): ReactElement {
  const [chosen, setChosen] = useState("");
  const members = useQuery(candidatesQuery(organization.id));
  const transfer = useAdminChange(organizationChanges.transfer);
  const candidates = members.data?.results.filter(({ id }) => id !== organization.owner.id);
  const isCut = members.data !== undefined && members.data.count > members.data.results.length;
  return (
    <ActDialog
      title="Transfer ownership"
      description="The new owner decides about plan and payments, and owns all of its workspaces. The owner of now stays a member."
      submitLabel="Transfer"
      tone="danger"
      reasonHint="Both owners are mailed it; it stays in the audit log."
      fields={["user_id"]}
      run={(act) => transfer.mutateAsync({ organizationId: organization.id, ...act, user_id: chosen })}
      done={({ owner }) => `${owner.email} owns the organization.`}
      onClose={onClose}
    >
      {(errorUnder) => (
        <>
          {members.isError && <Banner tone="neg">{problemMessage(members.error)}</Banner>}
          {candidates?.length === 0 && (
            <Banner tone="warn">
              Nobody else belongs to one of its workspaces. Invite the new owner first.
            </Banner>
          )}
          <SelectField
            label="New owner"
            {...(isCut && { hint: "Those who belong to most of its workspaces." })}
            options={[{ value: "", label: "Choose a member" }, ...(candidates ?? []).map(optionOf)]}
            value={chosen}
            error={errorUnder("user_id")}
            onChange={setChosen}
          />
        </>
      )}
    </ActDialog>
  );
}

function optionOf({ id, name, email }: OrganizationMember): {
  readonly value: string;
  readonly label: string;
} {
  return { value: id, label: `${name} (${email})` };
}
