import type { Invitation } from "@citelens/contract/accounts/invitations";
import { earlier } from "@citelens/contract/base/days";
import { people } from "#features/accounts/people/public.ts";
import { accountDeleted, accountExported } from "#features/accounts/public.ts";
import type { SignedIn } from "#features/accounts/sign-in/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { type Member, requireOwner } from "#features/workspaces/members/public.ts";
import { workspaceTopics } from "#features/workspaces/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { keptAfterEndMs, startOfDailyLimit } from "./invitations.rules.ts";
import {
  deleteOldRecipients,
  findInvitation,
  forgetEnded,
  type InvitationRow,
  listOpen,
  listSentBy,
  revokeAllOf,
  revokeIfOpen,
  revokeSentBy,
} from "./invitations.sql.ts";
import type { Owner } from "./invite.ts";
import { shownInvitation } from "./shown-invitation.ts";

/** The open invitations of the workspace, also those whose link has expired; the newest first. */
export async function listInvitations(tools: Tools, member: Member): Promise<Invitation[]> {
  const [rows, workspace] = await Promise.all([
    listOpen(tools, member),
    findWorkspaceSettings(tools, member.workspaceId),
  ]);
  if (!workspace) throw new Refusal("NOT_FOUND");

  const inviterIds = new Set(rows.map(({ inviter_id }) => inviter_id));
  const inviters = await people.find(tools, [...inviterIds]);
  const nameById = new Map(
    inviters.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`]),
  );
  return rows.map((row) =>
    shownInvitation(row, {
      inviterName: nameById.get(row.inviter_id) ?? "",
      workspaceName: workspace.name,
    }),
  );
}

export interface OwnedInvitation {
  readonly owner: Owner;
  readonly invitation: InvitationRow;
}

/** The invitation with its workspace's owner; anyone who does not belong to the workspace finds none. */
export async function requireInvitation(
  tools: Tools,
  user: SignedIn,
  invitationId: string,
): Promise<OwnedInvitation> {
  const invitation = await findInvitation(tools, invitationId);
  if (!invitation) throw new Refusal("NOT_FOUND");
  return { owner: await requireOwner(tools, user, invitation.workspace_id), invitation };
}

/** Takes an open invitation back: its link stops working at once. */
export async function revokeInvitation(tools: Tools, owner: Owner, invitation: InvitationRow): Promise<void> {
  await inTransaction(tools, async (within) => {
    if (!(await revokeIfOpen(within, owner, invitation.id))) throw new Refusal("INVITATION_GONE");
    await audit(within, owner, {
      action: "invitation.revoked",
      workspaceId: owner.workspaceId,
      subjectId: invitation.id,
      details: { email: invitation.email },
    });
  });
}

/** No link leads into a deleted workspace or speaks in the name of a deleted account. */
export function subscribeInvitations(tools: Tools): void {
  workspaceTopics.deleted.listen(tools, revokeAllOf);
  accountDeleted.listen(tools, (within, { userId }) => revokeSentBy(within, userId));
  accountExported.listen(tools, async (within, { userId }) => ({
    name: "invitations",
    data: await listSentBy(within, userId),
  }));
}

export async function sweepInvitations(tools: Tools): Promise<void> {
  await forgetEnded(tools, earlier(tools.now(), keptAfterEndMs));
  await deleteOldRecipients(tools, startOfDailyLimit(tools.now()));
}
