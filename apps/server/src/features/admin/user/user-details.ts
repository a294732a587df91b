import type { UserDetails } from "@citelens/contract/platform/admin-user";
import { people } from "#features/accounts/people/public.ts";
import { accountSupport } from "#features/accounts/support/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { organizationWorkspaces } from "#features/workspaces/of-organization/public.ts";
import { listMails } from "#platform/mail/mail.sql.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { shownUser } from "../search/directory.ts";
import { shownMail } from "../system/outbox.ts";

const membershipsMax = 100;
const mailsMax = 20;

/** All that a superuser sees of an account at once. */
export async function getUserDetails(tools: Tools, userId: string): Promise<UserDetails> {
  const [person] = await people.find(tools, [userId]);
  const standing = person && (await accountSupport.findStanding(tools, userId));
  if (!person || !standing) throw new Refusal("NOT_FOUND");

  const [organizations, sessions, memberships, mails] = await Promise.all([
    organizationList.findOwned(tools, [userId]),
    accountSupport.listSessions(tools, userId),
    organizationWorkspaces.ofUser(tools, userId, membershipsMax),
    listMails(tools, { search: person.email, recipient: person.email, limit: mailsMax, offset: 0 }),
  ]);
  const { is_superuser, support_level, suspended_at, suspended_reason } = standing;
  return {
    user: shownUser(person),
    support_level: is_superuser ? (support_level ?? "operator") : null,
    suspension: suspended_at && { at: suspended_at.toISOString(), reason: suspended_reason ?? "" },
    organization_id: organizations[0]?.id ?? null,
    sessions: sessions.map(({ id, created, last_used_at, isLive, impersonator_id }) => ({
      id,
      started: created.toISOString(),
      last_used: last_used_at.toISOString(),
      is_live: isLive,
      by_support: impersonator_id !== null,
    })),
    memberships,
    mails: mails.rows.map(shownMail),
  };
}
