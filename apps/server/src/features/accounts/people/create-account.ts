import type { signUp, User } from "@citelens/contract/accounts/accounts";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { newId } from "#platform/ids.ts";
import { FieldRefusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { requestVerification } from "../email-address/verify-email.ts";
import type { HashClient } from "../sign-in/hash-queue.ts";
import { hashNewPassword } from "../sign-in/password.ts";
import { insertUser } from "../store/accounts.sql.ts";
import { emailKey } from "../store/email-keys.rules.ts";

type SignUpInput = ParsedInput<typeof signUp>["body"] & { readonly host: string };

export async function createAccount(
  tools: Tools,
  { password, email, host, ...names }: SignUpInput,
  client: HashClient,
): Promise<User> {
  const passwordHash = await hashNewPassword(tools, { password, host, chooser: { email, ...names } }, client);
  return inTransaction(tools, async (within) => {
    const created = await insertUser(within, {
      ...names,
      id: newId(),
      email,
      email_key: emailKey(email),
      password_hash: passwordHash,
      created: tools.now(),
    });
    if (!created) throw new FieldRefusal({ email: [fieldErrors.emailTaken] });
    // Without a mail server nobody could be asked.
    if (tools.mailer.delivers) await requestVerification(within, created.id);
    return created;
  });
}
