import type { OpportunityPeriod } from "@citelens/contract/content/opportunity-words";
import { and, eq, inArray, sql } from "drizzle-orm";
import { newId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import { storableJson } from "#platform/requests/storable-text.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { opportunities, opportunity_periods } from "./opportunities.tables.ts";

export type NewPeriod = Omit<typeof opportunity_periods.$inferInsert, "workspace_id" | "opportunity_id"> &
  Pick<typeof opportunities.$inferInsert, "kind" | "target_kind" | "target_key"> & {
    readonly period: OpportunityPeriod;
  };

/** From so many refreshes in a row without it on, an opportunity is gone. */
export const missedGone = 2;
const rowsAtOnce = 200;

/** Replaces what is there by what was found; what was not found stays for one more refresh, with its state. */
export async function storeFound(tools: Tools, place: Place, rows: readonly NewPeriod[]): Promise<void> {
  const { workspaceId } = place;
  const targets = [...new Map(rows.map((row) => [`${row.kind} ${row.target_key}`, row])).values()].map(
    ({ kind, target_kind, target_key }) => ({ id: newId(), kind, target_kind, target_key }),
  );
  await inTransaction(tools, async (within) => {
    const now = tools.now();
    const ids = await withinWorkspace(within, place, async (db) => {
      await db.execute(sql`
        update ${opportunities} set missed = missed + 1
        where workspace_id = ${workspaceId} and missed < ${missedGone}`);
      await db.execute(sql`
        insert into ${opportunities} (workspace_id, id, kind, target_kind, target_key, first_seen)
        select ${workspaceId}::uuid, row.id, row.kind, row.target_kind, row.target_key, ${now}::timestamptz
        from jsonb_to_recordset(${storableJson(targets)}::jsonb)
          as row(id uuid, kind text, target_kind text, target_key text)
        on conflict (workspace_id, kind, target_key) do update set missed = 0`);
      const all = await db
        .select({ id: opportunities.id, kind: opportunities.kind, target_key: opportunities.target_key })
        .from(opportunities)
        .where(and(eq(opportunities.workspace_id, workspaceId), eq(opportunities.missed, 0)));
      return new Map(all.map(({ id, kind, target_key }) => [`${kind} ${target_key}`, id]));
    });
    const found = rows.flatMap(({ target_kind: _, target_key, ...row }) => {
      const id = ids.get(`${row.kind} ${target_key}`);
      const { kind: __, ...period } = row;
      return id === undefined ? [] : [{ ...period, workspace_id: workspaceId, opportunity_id: id }];
    });
    await withinWorkspace(within, place, async (db) => {
      await db.delete(opportunity_periods).where(
        and(
          eq(opportunity_periods.workspace_id, workspaceId),
          inArray(
            opportunity_periods.opportunity_id,
            db
              .select({ id: opportunities.id })
              .from(opportunities)
              .where(and(eq(opportunities.workspace_id, workspaceId), eq(opportunities.missed, 0))),
          ),
        ),
      );
      for (let from = 0; from < found.length; from += rowsAtOnce)
        await db.insert(opportunity_periods).values(found.slice(from, from + rowsAtOnce));
    });
  });
}
