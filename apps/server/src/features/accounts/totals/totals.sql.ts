import { and, eq, isNull } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { users } from "../store/accounts.tables.ts";

/** How many living accounts there are, or superusers among them. It reads them all. */
export function countAccounts(
  { db }: Tools,
  { superusers }: { readonly superusers: boolean },
): Promise<number> {
  return db.$count(
    users,
    and(isNull(users.deleted_at), superusers ? eq(users.is_superuser, true) : undefined),
  );
}
