import type { User } from "@citelens/contract/accounts/accounts";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { audit } from "#platform/audit/audit.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { findCredentials, findUser } from "../store/accounts.sql.ts";
import { emailKey } from "../store/email-keys.rules.ts";
import type { SignedIn } from "./credentials.ts";
import { checkPassword } from "./login-throttle.ts";
import { confirmSession } from "./sessions.sql.ts";

export interface EnteredPassword {
  readonly password: string;
  readonly address: string;
}

/** The account of a signed-in user who knows its password; wrong ones count as failed log-ins. */
export async function requireOwnPassword(
  tools: Tools,
  userId: string,
  { password, address }: EnteredPassword,
): Promise<User> {
  const account = await findUser(tools, userId);
  if (!account) throw new Refusal("NOT_AUTHENTICATED");

  const credentials = await findCredentials(tools, emailKey(account.email));
  const attempt = { email: account.email, address, isSignedIn: true };
  if (!(await checkPassword(tools, attempt, { account: credentials, password })))
    throw new FieldRefusal({ password: [fieldErrors.passwordWrong] });
  return account;
}

/** Notes in the session that its user has just entered the password. */
export async function confirmOwnPassword(
  tools: Tools,
  user: SignedIn,
  entered: EnteredPassword,
): Promise<void> {
  await requireOwnPassword(tools, user.userId, entered);
  await inTransaction(tools, async (within) => {
    await confirmSession(within, user.sessionId);
    await audit(within, user, { action: "password.confirmed", subjectId: user.sessionId });
  });
}
