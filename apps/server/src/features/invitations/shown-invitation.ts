import type { Invitation } from "@citelens/contract/accounts/invitations";
import { people } from "#features/accounts/people/public.ts";
import type { Tools } from "#platform/tools.ts";
import type { InvitationRow } from "./invitations.sql.ts";

export interface InvitationNames {
  readonly inviterName: string;
  readonly workspaceName: string;
}

export function shownInvitation(
  row: InvitationRow,
  { inviterName, workspaceName }: InvitationNames,
): Invitation {
  return {
    id: row.id,
    email: row.email,
    inviter_name: inviterName,
    project_name: workspaceName,
    created: row.created.toISOString(),
    expires: row.expires_at.toISOString(),
  };
}

/** How others read who somebody is. */
export async function nameOf(tools: Tools, userId: string): Promise<string> {
  const [person] = await people.find(tools, [userId]);
  return person ? `${person.first_name} ${person.last_name}`.trim() : "";
}
