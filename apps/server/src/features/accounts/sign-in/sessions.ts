import { randomBytes } from "node:crypto";
import type { Tokens } from "@citelens/contract/accounts/accounts";
import { newId } from "#platform/ids.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { isSessionLive } from "../store/accounts.rules.ts";
import { holdUser } from "../store/accounts.sql.ts";
import type { SignedIn } from "./credentials.ts";
import { findSession, findSessions, insertSession, type Session } from "./sessions.sql.ts";
import { refreshTokenOf, signAccess } from "./tokens.ts";

export interface NewSession {
  readonly userId: string;
  readonly rotates: boolean;
  /** The superuser who acts as the user in it. */
  readonly impersonatorId?: string;
}

export interface OpenedSession {
  readonly sessionId: string;
  readonly tokens: Tokens;
}

export async function openSession(
  tools: Tools,
  { userId, rotates, impersonatorId }: NewSession,
): Promise<OpenedSession> {
  const now = tools.now();
  const session = { id: newId(), user_id: userId, salt: randomBytes(32) };
  await insertSession(tools, {
    ...session,
    rotates,
    impersonator_id: impersonatorId ?? null,
    rotated_at: now,
    last_used_at: now,
    created: now,
  });
  return { sessionId: session.id, tokens: await tokensFor(tools, session, 0) };
}

export async function tokensFor(
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

/** Ids of those sessions that are alive, without a cache. */
export async function listLiveSessions(tools: Tools, ids: readonly string[]): Promise<Set<string>> {
  const found = await findSessions(tools, ids);
  return new Set(found.filter((one) => isSessionLive(one, tools.now())).map(({ id }) => id));
}

/**
 * Refuses whose session has ended; a new password, a suspension or the end of the account waits until the transaction ends, so that what
 * it is to end is there by then. The account is held and not the session, as each of these locks it first of all.
 */
export async function requireHeldSession(within: Tools, { userId, sessionId }: SignedIn): Promise<void> {
  await holdUser(within, userId);
  const session = await findSession(within, sessionId);
  if (!session || !isSessionLive(session, within.now())) throw new Refusal("NOT_AUTHENTICATED");
}
