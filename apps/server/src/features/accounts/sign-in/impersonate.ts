import type { Tokens } from "@citelens/contract/accounts/accounts";
import { later } from "@citelens/contract/base/days";
import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import { hashToken, newToken } from "#platform/secret-token.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { handOffMs } from "../store/accounts.rules.ts";
import { findUser } from "../store/accounts.sql.ts";
import { insertHandOff, useHandOff } from "../store/links.sql.ts";
import { openSession } from "./sessions.ts";
import type { Superuser } from "./superuser.ts";

/**
 * Two codes for the address /impersonate?access=…&refresh=…, good once and for 60 seconds. They are no tokens of a
 * session: the browser exchanges them for one. Nobody acts as a superuser.
 */
export async function startImpersonation(
  tools: Tools,
  superuser: Superuser,
  userId: string,
): Promise<{ access: string; refresh: string }> {
  const user = await findUser(tools, userId);
  if (!user) throw new Refusal("NOT_FOUND");
  if (user.is_superuser) throw new Refusal("FORBIDDEN");

  const [access, refresh] = [newToken(), newToken()];
  await inTransaction(tools, async (within) => {
    await insertHandOff(within, {
      access_hash: access.hash,
      refresh_hash: refresh.hash,
      admin_id: superuser.userId,
      user_id: userId,
      expires_at: later(tools.now(), handOffMs),
    });
    await audit(within, superuser, { action: "impersonation.requested", subjectId: userId });
  });
  return { access: access.token, refresh: refresh.token };
}

/** A session of 30 minutes as the user, for codes that are used up by it; both accounts are looked at again. */
export function enterImpersonation(
  tools: Tools,
  { access, refresh }: { readonly access: string; readonly refresh: string },
): Promise<Tokens> {
  return inTransaction(tools, async (within) => {
    const codes = { accessHash: hashToken(access), refreshHash: hashToken(refresh) };
    const handOff = await useHandOff(within, codes);
    if (!handOff) throw new Refusal("IMPERSONATION_INVALID");

    const { adminId: impersonatorId, userId } = handOff;
    const admin = await findUser(within, impersonatorId);
    const user = await findUser(within, userId);
    if (!admin?.is_superuser || !user || user.is_superuser) throw new Refusal("IMPERSONATION_INVALID");

    const { sessionId, tokens } = await openSession(within, { userId, impersonatorId, rotates: true });
    const action = { action: "impersonation.started", subjectId: sessionId };
    await audit(within, { userId, impersonatorId }, action);
    return tokens;
  });
}
