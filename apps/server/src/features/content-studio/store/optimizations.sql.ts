import type { OptimizationOrder } from "@citelens/contract/content/content-studio";
import { type OptimizationStatus, workingStatuses } from "@citelens/contract/content/studio-words";
import { and, asc, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { changeHeld, changeHeldRow, type LeasedRow, letGo, takeLease } from "#platform/leases/lease.sql.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { optimizations } from "./content-studio.tables.ts";

export type OptimizationRow = typeof optimizations.$inferSelect;
export type NewOptimization = Omit<typeof optimizations.$inferInsert, "workspace_id">;
export type OptimizationChange = Partial<Omit<NewOptimization, "id" | "created" | "organization_id">>;

function ofPlace({ workspaceId }: Place, id: string): SQL | undefined {
  return and(eq(optimizations.workspace_id, workspaceId), eq(optimizations.id, id));
}

export async function insertOptimization(
  tools: Tools,
  place: Place,
  row: NewOptimization,
): Promise<OptimizationRow> {
  const [inserted] = await withinWorkspace(tools, place, (db) =>
    db
      .insert(optimizations)
      .values({ ...row, workspace_id: place.workspaceId })
      .returning(),
  );
  if (!inserted) throw new Error("An optimization was not stored");
  return inserted;
}

export async function findOptimization(
  tools: Tools,
  place: Place,
  id: string,
): Promise<OptimizationRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(optimizations).where(ofPlace(place, id)),
  );
  return row;
}

/** Nobody else changes it until the transaction ends. */
export async function lockOptimization(
  tools: Tools,
  place: Place,
  id: string,
): Promise<OptimizationRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.select().from(optimizations).where(ofPlace(place, id)).for("update"),
  );
  return row;
}

export async function changeOptimization(
  tools: Tools,
  place: Place,
  { id, changes }: { readonly id: string; readonly changes: OptimizationChange },
): Promise<OptimizationRow | undefined> {
  const [row] = await withinWorkspace(tools, place, (db) =>
    db.update(optimizations).set(changes).where(ofPlace(place, id)).returning(),
  );
  return row;
}

export async function deleteOptimizationRow(tools: Tools, place: Place, id: string): Promise<boolean> {
  const gone = await withinWorkspace(tools, place, (db) =>
    db.delete(optimizations).where(ofPlace(place, id)).returning({ id: optimizations.id }),
  );
  return gone.length > 0;
}

interface OptimizationListQuery {
  readonly statuses: readonly OptimizationStatus[] | undefined;
  readonly search: string | undefined;
  readonly opportunityId: string | undefined;
  readonly isPublished: boolean | undefined;
  readonly order: OptimizationOrder;
  readonly limit: number;
  readonly offset: number;
}

/** One page of them, and how many there are. */
export function listOptimizationRows(
  tools: Tools,
  place: Place,
  { statuses, search, opportunityId, isPublished, order, limit, offset }: OptimizationListQuery,
): Promise<{ readonly count: number; readonly rows: OptimizationRow[] }> {
  const where = and(
    eq(optimizations.workspace_id, place.workspaceId),
    statuses === undefined ? undefined : inArray(optimizations.status, [...statuses]),
    search ? ilike(optimizations.title, `%${search.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
    opportunityId === undefined ? undefined : eq(optimizations.opportunity_id, opportunityId),
    isPublished === undefined ? undefined : sql`(${optimizations.published_at} is not null) = ${isPublished}`,
  );
  return withinWorkspace(tools, place, async (db) => ({
    count: await db.$count(optimizations, where),
    rows: await db
      .select()
      .from(optimizations)
      .where(where)
      .orderBy(...ordered(order))
      .limit(limit)
      .offset(offset),
  }));
}

/** Order of texts: what nothing distinguishes stands from the newest. */
function ordered(order: OptimizationOrder): SQL[] {
  const usual = [desc(optimizations.created), desc(optimizations.id)];
  switch (order) {
    case "-created":
      return usual;
    case "created":
      return [asc(optimizations.created), asc(optimizations.id)];
    case "title":
      return [asc(sql`lower(${optimizations.title})`), ...usual];
    case "-title":
      return [desc(sql`lower(${optimizations.title})`), ...usual];
    case "status":
      return [asc(optimizations.status), ...usual];
    case "-status":
      return [desc(optimizations.status), ...usual];
  }
}

/** For which of these campaigns a text was approved, or written by a model. */
export async function listOptimized(
  tools: Tools,
  place: Place,
  campaignIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .selectDistinct({ id: optimizations.campaign_id })
      .from(optimizations)
      .where(
        and(
          eq(optimizations.workspace_id, place.workspaceId),
          inArray(optimizations.campaign_id, [...campaignIds]),
          eq(optimizations.status, "DONE"),
          or(isNotNull(optimizations.approved_at), eq(optimizations.mode, "FULL")),
        ),
      ),
  );
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Forgets a removed campaign: what is written for it stays, and names it no more. */
export async function forgetCampaign(tools: Tools, place: Place, campaignId: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(optimizations)
      .set({
        campaign_id: null,
        queries: sql`(select jsonb_agg(query || '{"query_id": null}') from jsonb_array_elements(${optimizations.queries}) as query)`,
      })
      .where(
        and(eq(optimizations.workspace_id, place.workspaceId), eq(optimizations.campaign_id, campaignId)),
      ),
  );
}

interface LeaseInput {
  readonly id: string;
  readonly attempt: number;
  readonly until: Date;
}

function leasedRow(place: Place, id: string): LeasedRow<typeof optimizations> {
  const isAtWork = inArray(optimizations.status, [...workingStatuses]);
  return { table: optimizations, place, where: and(ofPlace(place, id), isAtWork) };
}

/** Gives the work at one attempt to one worker alone, until it is done or that time; none where it is over, or taken. */
export function leaseOptimization(
  tools: Tools,
  place: Place,
  { id, attempt, until }: LeaseInput,
): Promise<OptimizationRow | undefined> {
  return takeLease(tools, leasedRow(place, id), {
    until,
    where: eq(optimizations.attempt, attempt),
    changes: { attempts: sql`${optimizations.attempts} + 1` },
  });
}

/** Lets it be taken by anybody at once; where the holder stops, this time is none of those that it was taken up. */
export function letGoOptimization(
  tools: Tools,
  place: Place,
  { id, fence, isHandedBack }: Pick<OptimizationRow, "id" | "fence"> & { readonly isHandedBack: boolean },
): Promise<boolean> {
  const uncounted = isHandedBack && { attempts: sql`${optimizations.attempts} - 1` };
  return changeHeld(tools, leasedRow(place, id), {
    fence,
    changes: { ...letGo(optimizations), ...uncounted },
  });
}

/** Changes it for the holder of that lease; none where somebody else holds it, or it is over. */
export function changeLeased(
  tools: Tools,
  place: Place,
  { id, fence, changes }: Pick<OptimizationRow, "id" | "fence"> & { readonly changes: OptimizationChange },
): Promise<OptimizationRow | undefined> {
  return changeHeldRow(tools, leasedRow(place, id), { fence, changes });
}
