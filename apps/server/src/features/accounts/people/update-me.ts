import { isDeepStrictEqual } from "node:util";
import type { updateMe as endpoint, User } from "@citelens/contract/accounts/accounts";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { fieldErrors } from "@citelens/contract/base/field-errors";
import { audit } from "#platform/audit/audit.ts";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import type { SignedIn } from "../sign-in/credentials.ts";
import { type ProfileChanges, profileChanges } from "../store/accounts.rules.ts";
import { changeUser, findUserToChange } from "../store/accounts.sql.ts";
import { emailKey } from "../store/email-keys.rules.ts";

/** Changes what the user says about themselves. The log keeps which fields, not what they held. */
export function updateMe(
  tools: Tools,
  user: Pick<SignedIn, "userId" | "impersonatorId">,
  { email, ...asked }: ParsedInput<typeof endpoint>["body"],
): Promise<User> {
  return inTransaction(tools, async (within) => {
    const current = await findUserToChange(within, user.userId);
    if (!current) throw new Refusal("NOT_AUTHENTICATED");
    if (email !== undefined && emailKey(email) !== emailKey(current.email)) {
      throw new FieldRefusal({ email: [fieldErrors.emailFixed] });
    }

    const changes = profileChanges(current, asked);
    const changed = changedFields(current, changes);
    if (changed.length === 0) return current;

    const details = { fields: changed.join(", ") };
    await audit(within, user, { action: "account.updated", subjectId: user.userId, details });
    return changeUser(within, user.userId, changes);
  });
}

function changedFields(current: User, changes: ProfileChanges): string[] {
  const before = new Map<string, unknown>(Object.entries(current));
  return Object.entries(changes)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, before.get(field)))
    .map(([field]) => field);
}
