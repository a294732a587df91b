import type { Tokens, User } from "@citelens/contract/accounts/accounts";
import { audit } from "#platform/audit/audit.ts";
import { Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { SignedIn } from "./sign-in/credentials.ts";
import { checkPassword, type LoginAttempt } from "./sign-in/login-throttle.ts";
import {
  advanceSession,
  endSession,
  findSession,
  type Session,
  touchSession,
} from "./sign-in/sessions.sql.ts";
import { openSession, tokensFor } from "./sign-in/sessions.ts";
import { isSameToken, readRefresh, refreshTokenOf } from "./sign-in/tokens.ts";
import { isSessionLive, judgeRefresh } from "./store/accounts.rules.ts";
import { findCredentials, findUser, lockPassword } from "./store/accounts.sql.ts";
import { emailKey } from "./store/email-keys.rules.ts";
import { findSuspendedReason } from "./support/support.sql.ts";

/** Starts a session. Unknown accounts and wrong passwords get the same answer after the same work. */
export async function startSession(
  tools: Tools,
  attempt: LoginAttempt,
  { password, rotates }: { readonly password: string; readonly rotates: boolean },
): Promise<Tokens> {
  const account = await findCredentials(tools, emailKey(attempt.email));
  if (!(await checkPassword(tools, attempt, { account, password })) || !account)
    throw new Refusal("INVALID_CREDENTIALS");

  return inTransaction(tools, async (within) => {
    // The password may have been replaced while it was compared, and every session ended.
    if (!(await lockPassword(within, account.id, account.password_hash)))
      throw new Refusal("INVALID_CREDENTIALS");

    const suspendedReason = await findSuspendedReason(within, account.id);
    if (suspendedReason !== undefined) throw new Refusal("ACCOUNT_SUSPENDED", { because: suspendedReason });

    const { sessionId, tokens } = await openSession(within, { userId: account.id, rotates });
    await audit(within, { userId: account.id }, { action: "session.started", subjectId: sessionId });
    return tokens;
  });
}

/** Ends the session; anyone who had it is signed out. */
export function endOwnSession(tools: Tools, user: SignedIn): Promise<void> {
  return inTransaction(tools, async (within) => {
    if (!(await endSession(within, user.sessionId))) return;
    const action = user.impersonatorId === undefined ? "session.ended" : "impersonation.ended";
    await audit(within, user, { action, subjectId: user.sessionId });
  });
}

/** New tokens for a refresh token. One that was replaced long ago was copied: it ends its whole session. */
export async function refreshSession(tools: Tools, token: string): Promise<Tokens> {
  const claimed = readRefresh(token);
  const session = claimed && (await findSession(tools, claimed.sessionId));
  if (!session || !isSessionLive(session, tools.now())) throw new Refusal("REFRESH_TOKEN_EXPIRED");
  if (!isSameToken(token, refreshTokenOf(tools.secretKey, session, claimed.generation))) {
    throw new Refusal("REFRESH_TOKEN_EXPIRED");
  }

  const verdict = judgeRefresh(session, claimed.generation, tools.now());
  switch (verdict) {
    case "current":
      return continueSession(tools, session);
    case "grace":
      return tokensFor(tools, session, session.generation);
    case "reused":
      await endCopied(tools, session);
      throw new Refusal("REFRESH_TOKEN_EXPIRED");
    case "unknown":
      throw new Refusal("REFRESH_TOKEN_EXPIRED");
  }
}

export async function getMe(tools: Tools, userId: string): Promise<User> {
  const found = await findUser(tools, userId);
  if (!found) throw new Refusal("NOT_AUTHENTICATED");
  return found;
}

async function continueSession(tools: Tools, session: Session): Promise<Tokens> {
  if (!session.rotates) {
    await touchSession(tools, session.id);
    return tokensFor(tools, session, session.generation);
  }

  // A second request that lost the race gets the same next token: it was derived, not drawn.
  await advanceSession(tools, session);
  return tokensFor(tools, session, session.generation + 1);
}

/** The log keeps why: the owner did not log out, a token that had been replaced came back. */
function endCopied(tools: Tools, session: Session): Promise<void> {
  return inTransaction(tools, async (within) => {
    if (!(await endSession(within, session.id))) return;
    const actor = { userId: session.user_id, impersonatorId: session.impersonator_id ?? undefined };
    const details = { reason: "a refresh token was used twice" };
    await audit(within, actor, { action: "session.ended", subjectId: session.id, details });
  });
}
