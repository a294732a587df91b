import { emailKey, markEmailVerified } from "#features/accounts/email-address/public.ts";
import { people } from "#features/accounts/people/public.ts";
import type { SignedIn } from "#features/accounts/sign-in/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { addMember } from "#features/workspaces/members/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { placeOfSecret } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { hashToken } from "./invitation-token.ts";
import { acceptIfOpen, findByToken, type InvitationRow } from "./invitations.sql.ts";
import { nameOf } from "./shown-invitation.ts";

interface VerifiedInvitation {
  readonly email: string;
  readonly inviter_name: string;
  readonly project_name: string;
}

interface AcceptedInvitation {
  readonly detail: string;
  readonly project_id: string;
}

/** Invitation that a link stands for, before there is an account; none where unknown, used, expired or revoked. */
export async function verifyInvitation(tools: Tools, token: string): Promise<VerifiedInvitation> {
  const { invitation, workspaceName } = await readLink(tools, token);
  return {
    email: invitation.email,
    inviter_name: await nameOf(tools, invitation.inviter_id),
    project_name: workspaceName,
  };
}

/**
 * Lets the invited account join. That its owner could read the mail also shows that the address is theirs; a link that was
 * handed over shows nothing of the kind.
 */
export async function acceptInvitation(
  tools: Tools,
  user: SignedIn,
  token: string,
): Promise<AcceptedInvitation> {
  const { invitation } = await readLink(tools, token);
  const [person] = await people.find(tools, [user.userId]);
  if (!person || emailKey(person.email) !== invitation.email_key) throw new Refusal("INVITATION_NOT_YOURS");

  const workspaceId = invitation.workspace_id;
  const place = placeOfSecret({ workspaceId });
  const link = { id: invitation.id, tokenHash: hashToken(token) };
  await inTransaction(tools, async (within) => {
    if (!(await acceptIfOpen(within, place, link))) throw new Refusal("INVITATION_GONE");
    await addMember(within, place, user.userId);
    if (!invitation.handed_over) await markEmailVerified(within, user.userId);
    await audit(within, user, { action: "invitation.accepted", workspaceId, subjectId: invitation.id });
  });
  return { detail: "You have successfully joined the project!", project_id: workspaceId };
}

async function readLink(
  tools: Tools,
  token: string,
): Promise<{ readonly invitation: InvitationRow; readonly workspaceName: string }> {
  const invitation = await findByToken(tools, hashToken(token));
  const workspace = invitation && (await findWorkspaceSettings(tools, invitation.workspace_id));
  if (!invitation || !workspace) throw new Refusal("INVITATION_GONE");
  return { invitation, workspaceName: workspace.name };
}
