import type { SentInvitation } from "@citelens/contract/accounts/invitations";
import { later } from "@citelens/contract/base/days";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { emailKey, requestVerification } from "#features/accounts/email-address/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import type { requireOwner } from "#features/workspaces/members/public.ts";
import { listMembers } from "#features/workspaces/people/public.ts";
import { audit } from "#platform/audit/audit.ts";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { checkInvitationLimits } from "./check-invitation-limits.ts";
import { hashToken, newToken } from "./invitation-token.ts";
import { validForMs } from "./invitations.rules.ts";
import { type InvitationRow, insertOrReplace, renew } from "./invitations.sql.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { nameOf, shownInvitation } from "./shown-invitation.ts";

/** Somebody who may invite: only requireOwner() makes one. */
export type Owner = Awaited<ReturnType<typeof requireOwner>>;

/** Invites an address, with one answer whether it has an account or not; a new link ends the old one. */
export async function invite(tools: Tools, owner: Owner, email: string): Promise<SentInvitation> {
  const { workspaceId, userId } = owner;
  const key = emailKey(email);
  const members = await listMembers(tools, owner);
  if (members.some((one) => emailKey(one.email) === key)) {
    throw new FieldRefusal({ email: [fieldErrors.memberAlready] });
  }

  const sending = send(tools, owner, {
    action: "invitation.sent",
    to: { workspace_id: workspaceId, email_key: key },
    store: (within, link) =>
      insertOrReplace(within, owner, {
        ...link,
        id: newId(),
        email,
        email_key: key,
        inviter_id: userId,
      }),
  });
  return sending.catch((error: unknown) => {
    if (!(error instanceof Refusal && error.code === "INVITED_OFTEN")) throw error;
    throw new FieldRefusal({ email: [fieldErrors.invitedOften] });
  });
}

/** Sends an open invitation once more, with a new link; the old one ends. */
export function resendInvitation(
  tools: Tools,
  owner: Owner,
  invitation: InvitationRow,
): Promise<SentInvitation> {
  return send(tools, owner, {
    action: "invitation.resent",
    to: invitation,
    store: async (within, link) => {
      const renewed = await renew(within, owner, {
        ...link,
        id: invitation.id,
        inviter_id: owner.userId,
      });
      if (!renewed) throw new Refusal("INVITATION_GONE");
      return renewed;
    },
  });
}

interface Link {
  readonly token_hash: string;
  readonly handed_over: boolean;
  readonly created: Date;
  readonly expires_at: Date;
}

interface InvitationSending {
  readonly action: string;
  readonly to: Pick<InvitationRow, "workspace_id" | "email_key">;
  readonly store: (within: Tools, link: Link) => Promise<InvitationRow>;
}

/**
 * Stores an invitation with a new link, mails the link and notes both, or does nothing of it. Without a mail server the link
 * is also in the answer, for its owner to hand over: they invite whom they like, and only the invited account can use it.
 */
async function send(
  tools: Tools,
  owner: Owner,
  { action, to, store }: InvitationSending,
): Promise<SentInvitation> {
  const { workspaceId, userId } = owner;
  const workspace = await findWorkspaceSettings(tools, workspaceId);
  if (!workspace) throw new Refusal("NOT_FOUND");
  if (!workspace.is_active) throw new Refusal("WORKSPACE_INACTIVE");

  const names = { inviterName: await nameOf(tools, userId), workspaceName: workspace.name };
  // For anyone who may not invite without limits yet; it stays sent when this invitation is one too many.
  await requestVerification(tools, userId);

  const token = newToken();
  const handed_over = !tools.mailer.delivers;
  const created = tools.now();
  const expires_at = later(created, validForMs);
  return inTransaction(tools, async (within) => {
    await checkInvitationLimits(within, userId, to);
    const row = await store(within, {
      token_hash: hashToken(token),
      handed_over,
      created,
      expires_at,
    });
    const link = `${within.publicUrl}/accept-invitation/${token}`;
    await mailInvitation(within, {
      ...names,
      to: row.email,
      link,
      organizationId: workspace.organization_id,
    });
    await audit(within, owner, { action, workspaceId, subjectId: row.id, details: { email: row.email } });
    return { ...shownInvitation(row, names), link: handed_over ? link : null };
  });
}
