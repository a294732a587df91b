import { and, eq, isNull, lt } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { integration_checks } from "./probes.tables.ts";

/** Nobody waits for a probe as long as this. */
const keptMs = 3_600_000;

/** Notes a probe that is about to be sent, and forgets those of the workspace that nobody waits for any more. */
export function insertProbe(tools: Tools, place: Place, nonce: string): Promise<void> {
  const { workspaceId } = place;
  const created = tools.now();
  const before = new Date(created.getTime() - keptMs);
  return withinWorkspace(tools, place, async (db) => {
    await db
      .delete(integration_checks)
      .where(and(eq(integration_checks.workspace_id, workspaceId), lt(integration_checks.created, before)));
    await db.insert(integration_checks).values({ workspace_id: workspaceId, nonce, created });
  });
}

/** A probe that was sent for the workspace has been reported for it; any other nonce is nothing. */
export async function markProbeSeen(
  tools: Pick<Tools, "db">,
  place: Place,
  { nonce, at }: { readonly nonce: string; readonly at: Date },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(integration_checks)
      .set({ seen_at: at })
      .where(
        and(
          eq(integration_checks.workspace_id, place.workspaceId),
          eq(integration_checks.nonce, nonce),
          isNull(integration_checks.seen_at),
        ),
      ),
  );
}

/** When the probe was reported; undefined while it was not. */
export async function findProbeSeen(tools: Tools, place: Place, nonce: string): Promise<Date | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .select({ seen_at: integration_checks.seen_at })
      .from(integration_checks)
      .where(
        and(eq(integration_checks.workspace_id, place.workspaceId), eq(integration_checks.nonce, nonce)),
      ),
  );
  return row?.seen_at ?? undefined;
}
