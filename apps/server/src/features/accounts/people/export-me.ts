import { type AuditEntry, listAuditOf } from "#platform/audit/audit.sql.ts";
import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { SignedIn } from "../sign-in/credentials.ts";
import { listSessions } from "../sign-in/sessions.sql.ts";
import { listKnownAddresses } from "../sign-in/throttle.sql.ts";
import { effectivePreferences } from "../store/accounts.rules.ts";
import { findRecord } from "../store/accounts.sql.ts";
import { accountExported } from "../store/accounts.topics.ts";

const actionsMax = 10_000;

/** Everything that any room keeps about the user, by kind of data. */
export function exportMe(tools: Tools, user: SignedIn): Promise<Record<string, unknown>> {
  const { userId } = user;
  return inTransaction(tools, async (within) => {
    const account = await findRecord(within, userId);
    if (!account) throw new Refusal("NOT_AUTHENTICATED");

    await audit(within, user, { action: "account.exported", subjectId: userId });
    const actions = await listAuditOf(within, userId, actionsMax);
    const parts = await accountExported.announce(within, { userId });
    return {
      account: { ...account, email_preferences: effectivePreferences(account.email_preferences) },
      sessions: await listSessions(within, userId),
      known_addresses: await listKnownAddresses(within, userId),
      activity: actions.map((action) => shownAction(action, userId)),
      ...Object.fromEntries(parts.map(({ name, data }) => [name, data])),
    };
  });
}

/** Shows an action: who else took part is not the user's to know; that it was somebody else is. */
function shownAction(
  { at, action, actor_id, impersonator_id, workspace_id, details }: AuditEntry,
  userId: string,
) {
  const others = impersonator_id !== null && impersonator_id !== userId;
  const by = others || actor_id !== userId ? "somebody else" : "you";
  return { at, action, by, workspace_id, details };
}
