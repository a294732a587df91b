import { sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";

/** Lets one import of all processes store lines of the workspace, until the caller's transaction ends; others wait. */
export async function holdHistory({ db }: Pick<Tools, "db">, { workspaceId }: Place): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`history ${workspaceId}`}, 0))`);
}
