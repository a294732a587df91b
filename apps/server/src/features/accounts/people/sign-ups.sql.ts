import { and, gte, lt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { users } from "../store/accounts.tables.ts";

export interface SignUp {
  readonly id: string;
  readonly created: Date;
  readonly onboarding_complete: boolean;
}

/** Every account that was made in this time, deleted ones included. */
export function listSignUps(
  { db }: Tools,
  { from, before }: { readonly from: Date; readonly before: Date },
): Promise<SignUp[]> {
  const { id, created, onboarding_complete } = users;
  return db
    .select({ id, created, onboarding_complete })
    .from(users)
    .where(and(gte(created, from), lt(created, before)));
}
