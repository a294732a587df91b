import type { EmailPreferences, updateEmailPreferences } from "@citelens/contract/accounts/accounts";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { effectivePreferences } from "../store/accounts.rules.ts";
import { findPreferences, mergePreferences } from "../store/accounts.sql.ts";

export async function getPreferences(tools: Tools, userId: string): Promise<EmailPreferences> {
  return effectiveOrRefused(await findPreferences(tools, userId));
}

export async function updatePreferences(
  tools: Tools,
  userId: string,
  chosen: ParsedInput<typeof updateEmailPreferences>["body"],
): Promise<EmailPreferences> {
  return effectiveOrRefused(await mergePreferences(tools, userId, chosen));
}

/** Whether the account wants this kind of optional e-mail; a deleted one wants none. */
export async function wantsMail(
  tools: Tools,
  userId: string,
  kind: keyof EmailPreferences,
): Promise<boolean> {
  const chosen = await findPreferences(tools, userId);
  return chosen !== undefined && effectivePreferences(chosen)[kind];
}

function effectiveOrRefused(chosen: Partial<EmailPreferences> | undefined): EmailPreferences {
  if (!chosen) throw new Refusal("NOT_AUTHENTICATED");
  return effectivePreferences(chosen);
}
