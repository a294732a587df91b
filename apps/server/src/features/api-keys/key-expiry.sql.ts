import { dayMs, later } from "@citelens/contract/base/days";
import { expiryToldDays } from "@citelens/contract/workspaces/api-keys";
import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { isTryable } from "#platform/sweeps/failed-items.sql.ts";
import type { Tools } from "#platform/tools.ts";
import { api_keys } from "./api-keys.tables.ts";

export const tellExpirySweep = "api-keys.tell-expiry";

export interface EndingKey {
  readonly keyId: string;
  readonly workspaceId: string;
}

/** Keys of all workspaces that end within days, were made to live longer than that, and of which nobody was told. */
export async function listEndingKeys(tools: Tools, limit: number): Promise<EndingKey[]> {
  const { id, workspace_id, created, expires_at, expiry_told_at, revoked_at } = api_keys;
  const now = tools.now();
  return tools.db
    .select({ keyId: id, workspaceId: workspace_id })
    .from(api_keys)
    .where(
      and(
        gt(expires_at, now),
        lte(expires_at, later(now, expiryToldDays * dayMs)),
        sql`${expires_at} - ${created} > make_interval(days => ${expiryToldDays})`,
        isNull(expiry_told_at),
        isNull(revoked_at),
        isTryable(tools, tellExpirySweep, id),
      ),
    )
    .orderBy(expires_at)
    .limit(limit);
}

/** Key of which somebody is told now; undefined where they were told, or it was revoked meanwhile. */
export async function markTold(tools: Tools, place: Place, keyId: string) {
  const { id, workspace_id, name, prefix, created_by, expires_at, expiry_told_at, revoked_at } = api_keys;
  const [row] = await withinWorkspace(tools, place, (db) =>
    db
      .update(api_keys)
      .set({ expiry_told_at: tools.now() })
      .where(
        and(eq(workspace_id, place.workspaceId), eq(id, keyId), isNull(expiry_told_at), isNull(revoked_at)),
      )
      .returning({ name, prefix, createdBy: created_by, expiresAt: expires_at }),
  );
  return row;
}
