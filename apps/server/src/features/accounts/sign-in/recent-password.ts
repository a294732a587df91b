import { earlier } from "@citelens/contract/base/days";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { confirmedForMs } from "../store/accounts.rules.ts";
import type { SignedIn } from "./credentials.ts";
import { findSession } from "./sessions.sql.ts";

/** Refuses whoever's password was not entered within 10 minutes in this session. */
export async function requireRecentPassword(
  tools: Tools,
  { sessionId }: Pick<SignedIn, "sessionId">,
): Promise<void> {
  const session = await findSession(tools, sessionId);
  const confirmed = session && (session.confirmed_at ?? session.created);
  if (!confirmed || confirmed <= earlier(tools.now(), confirmedForMs))
    throw new Refusal("PASSWORD_NOT_RECENT");
}
