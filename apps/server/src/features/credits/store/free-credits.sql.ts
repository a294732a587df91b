import { sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { free_credits, free_credits_salt } from "./credits.tables.ts";

/**
 * Writes down that the free credits of an address are given; false when they were before. The unique hash makes a second
 * transaction wait for the first one and then find it taken.
 */
export async function claimFreeCredits({ db }: Tools, mailboxKey: string): Promise<boolean> {
  const hash = sql<Buffer>`sha256(${free_credits_salt.salt} || convert_to(${mailboxKey}, 'UTF8'))`;
  const claimed = await db
    .insert(free_credits)
    .select(db.select({ email_hash: hash.as("email_hash") }).from(free_credits_salt))
    .onConflictDoNothing()
    .returning({ hash: free_credits.email_hash });
  return claimed.length === 1;
}
