import { randomBytes } from "node:crypto";
import type { signUp, Tokens, User } from "@citelens/contract/accounts";
import type { Parsed } from "@citelens/contract/endpoint";
import { fieldErrors } from "@citelens/contract/errors";
import { newId } from "#platform/ids.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { emailKey, isSessionLive, judgeRefresh } from "./accounts.rules.ts";
import {
  advanceSession,
  endSession,
  findPasswordHash,
  findSession,
  findUser,
  insertSession,
  insertUser,
  type Session,
  touchSession,
} from "./accounts.sql.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { type LoginAttempt, recordFailure, recordSuccess, refuseWhileBlocked } from "./login-throttle.ts";
import { hashPassword, isPassword } from "./password.ts";
import { isSameToken, readRefresh, refreshTokenOf, signAccess } from "./tokens.ts";

type SignUp = Parsed<typeof signUp>["body"];

export async function createAccount(tools: Tools, { password, email, ...names }: SignUp): Promise<User> {
  if (isCommonPassword(password)) throw new FieldRefusal({ password: [fieldErrors.passwordCommon] });

  const created = await insertUser(tools, {
    ...names,
    id: newId(),
    email,
    email_key: emailKey(email),
    password_hash: await hashPassword(password),
    is_superuser: tools.superuserEmail !== undefined && emailKey(tools.superuserEmail) === emailKey(email),
    created: tools.now(),
  });
  if (!created) throw new FieldRefusal({ email: [fieldErrors.emailTaken] });
  return created;
}

/** Starts a session. Unknown accounts and wrong passwords get the same answer after the same work. */
export async function startSession(
  tools: Tools,
  attempt: LoginAttempt,
  { password, rotates }: { readonly password: string; readonly rotates: boolean },
): Promise<Tokens> {
  await refuseWhileBlocked(tools, attempt);

  const account = await findPasswordHash(tools, emailKey(attempt.email));
  if (!(await isPassword(password, account?.password_hash)) || !account) {
    await recordFailure(tools, attempt);
    throw new Refusal("INVALID_CREDENTIALS");
  }

  await recordSuccess(tools, attempt);
  const now = tools.now();
  const session = { id: newId(), user_id: account.id, salt: randomBytes(32), rotates };
  await insertSession(tools, { ...session, rotated_at: now, last_used_at: now, created: now });
  return tokensFor(tools, session, 0);
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
      await endSession(tools, session.id);
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

async function tokensFor(
  tools: Tools,
  session: Pick<Session, "id" | "user_id" | "salt">,
  generation: number,
): Promise<Tokens> {
  return {
    access: await signAccess(
      tools.secretKey,
      { userId: session.user_id, sessionId: session.id },
      tools.now(),
    ),
    refresh: refreshTokenOf(tools.secretKey, session, generation),
  };
}
