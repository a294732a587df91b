import { dayIn } from "@citelens/contract/base/days";
import type { AppScope } from "@citelens/contract/workspaces/connected-apps";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import {
  app_credits,
  app_tokens,
  connected_app_workspaces,
  connected_apps,
} from "./connected-apps.tables.ts";

export type ConnectedAppRow = typeof connected_apps.$inferSelect;
type NewApp = typeof connected_apps.$inferInsert;

export async function insertApp({ db }: Tools, app: NewApp): Promise<void> {
  await db.insert(connected_apps).values(app);
}

/** Lets the connection reach a workspace. */
export async function insertReach(tools: Tools, place: Place, appId: string): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db.insert(connected_app_workspaces).values({ workspace_id: place.workspaceId, app_id: appId }),
  );
}

export async function findApp({ db }: Tools, appId: string): Promise<ConnectedAppRow | undefined> {
  const [row] = await db.select().from(connected_apps).where(eq(connected_apps.id, appId));
  return row;
}

export async function findByCode({ db }: Tools, codeHash: string): Promise<ConnectedAppRow | undefined> {
  const [row] = await db.select().from(connected_apps).where(eq(connected_apps.code_hash, codeHash));
  return row;
}

/** Whether it was this call that used the code of a connection up. */
export async function useCode({ db, now }: Tools, appId: string): Promise<boolean> {
  const used = await db
    .update(connected_apps)
    .set({ code_used_at: now() })
    .where(and(eq(connected_apps.id, appId), isNull(connected_apps.code_used_at)))
    .returning({ id: connected_apps.id });
  return used.length === 1;
}

/** Moves to the next generation, unless another request did so first or the connection has ended. */
export async function advanceApp(
  { db }: Tools,
  { id, generation }: Pick<ConnectedAppRow, "id" | "generation">,
): Promise<boolean> {
  const moved = await db
    .update(connected_apps)
    .set({ generation: generation + 1 })
    .where(
      and(
        eq(connected_apps.id, id),
        eq(connected_apps.generation, generation),
        isNull(connected_apps.ended_at),
      ),
    )
    .returning({ id: connected_apps.id });
  return moved.length === 1;
}

/** Ends what has not ended; the connections that this call ended. */
export async function endApps({ db, now }: Tools, which: SQL): Promise<ConnectedAppRow[]> {
  return db
    .update(connected_apps)
    .set({ ended_at: now() })
    .where(and(which, isNull(connected_apps.ended_at)))
    .returning();
}

export function ofApp(appId: string): SQL {
  return eq(connected_apps.id, appId);
}

export function ofUser(userId: string): SQL {
  return eq(connected_apps.user_id, userId);
}

/** Connections as their user may know them. */
export function listAppsOf({ db }: Tools, userId: string) {
  const { name, host, scopes, credits_per_day, created, last_used_at, ended_at } = connected_apps;
  return db
    .select({ name, host, scopes, credits_per_day, created, last_used_at, ended_at })
    .from(connected_apps)
    .where(ofUser(userId))
    .orderBy(created);
}

export async function deleteAppsOf({ db }: Tools, userId: string): Promise<void> {
  await db.delete(connected_apps).where(ofUser(userId));
}

export async function setCreditsPerDay({ db }: Tools, appId: string, credits: number): Promise<void> {
  await db.update(connected_apps).set({ credits_per_day: credits }).where(ofApp(appId));
}

export async function insertToken({ db }: Tools, token: typeof app_tokens.$inferInsert): Promise<void> {
  await db.insert(app_tokens).values(token);
}

/** Token with its living connection and the workspaces that it reaches. */
export interface FoundToken {
  readonly appId: string;
  readonly userId: string;
  readonly clientId: string;
  readonly scopes: readonly AppScope[];
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  readonly workspaceIds: readonly string[];
}

/** Asked by whoever brings a token, and belongs to no workspace yet. */
export async function findToken({ db, now }: Tools, tokenHash: string): Promise<FoundToken | undefined> {
  const [row] = await db
    .select({
      appId: connected_apps.id,
      userId: connected_apps.user_id,
      clientId: connected_apps.client_id,
      scopes: app_tokens.scopes,
      expiresAt: app_tokens.expires_at,
      lastUsedAt: connected_apps.last_used_at,
      workspaceIds: sql<string[]>`array(
        select ${connected_app_workspaces.workspace_id} from ${connected_app_workspaces}
        where ${connected_app_workspaces.app_id} = ${connected_apps.id})`,
    })
    .from(app_tokens)
    .innerJoin(connected_apps, eq(connected_apps.id, app_tokens.app_id))
    .where(and(eq(app_tokens.token_hash, tokenHash), gt(app_tokens.expires_at, now()), isLive(now())));
  return row;
}

/** Ids of these connections that have not ended. */
export async function listLive({ db, now }: Tools, appIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: connected_apps.id })
    .from(connected_apps)
    .where(and(inArray(connected_apps.id, [...appIds]), isLive(now())));
  return rows.map(({ id }) => id);
}

export async function noteUse({ db, now }: Tools, appId: string): Promise<void> {
  await db.update(connected_apps).set({ last_used_at: now() }).where(ofApp(appId));
}

export interface ListedApp {
  readonly app: ConnectedAppRow;
  readonly creditsToday: number;
}

const listedMax = 500;

/** Living connections that reach a workspace, of all members or of one; those whose code nobody took are none. */
export function listApps(
  tools: Tools,
  place: Place,
  of: { readonly userId?: string; readonly appId?: string },
): Promise<ListedApp[]> {
  const today = dayIn("UTC", tools.now());
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ app: connected_apps, creditsToday: sql<number>`coalesce(${app_credits.credits}, 0)` })
      .from(connected_app_workspaces)
      .innerJoin(connected_apps, eq(connected_apps.id, connected_app_workspaces.app_id))
      .leftJoin(app_credits, and(eq(app_credits.app_id, connected_apps.id), eq(app_credits.day, today)))
      .where(
        and(
          eq(connected_app_workspaces.workspace_id, place.workspaceId),
          isLive(tools.now()),
          isNotNull(connected_apps.code_used_at),
          of.userId === undefined ? undefined : ofUser(of.userId),
          of.appId === undefined ? undefined : ofApp(of.appId),
        ),
      )
      .orderBy(desc(connected_apps.created), desc(connected_apps.id))
      .limit(listedMax),
  );
}

/** Ids of the workspaces that these connections of one user reach. */
export async function listReach(
  { db }: Tools,
  appIds: readonly string[],
): Promise<{ readonly appId: string; readonly workspaceId: string }[]> {
  if (appIds.length === 0) return [];
  return db
    .select({
      appId: connected_app_workspaces.app_id,
      workspaceId: connected_app_workspaces.workspace_id,
    })
    .from(connected_app_workspaces)
    .where(inArray(connected_app_workspaces.app_id, [...appIds]));
}

/** Takes a workspace out of the reach of a user's connections, or of one; those that reached it. */
export async function deleteReach(
  tools: Tools,
  place: Place,
  of: { readonly userId: string } | { readonly appId: string },
): Promise<string[]> {
  const which =
    "appId" in of
      ? eq(connected_app_workspaces.app_id, of.appId)
      : inArray(
          connected_app_workspaces.app_id,
          tools.db.select({ id: connected_apps.id }).from(connected_apps).where(ofUser(of.userId)),
        );
  const removed = await withinWorkspace(tools, place, (db) =>
    db
      .delete(connected_app_workspaces)
      .where(and(eq(connected_app_workspaces.workspace_id, place.workspaceId), which))
      .returning({ appId: connected_app_workspaces.app_id }),
  );
  return removed.map(({ appId }) => appId);
}

/** Counts credits of a day for an app, unless with them it would have more than its day allows; false then. */
export async function countCredits(
  { db }: Tools,
  { appId, day, credits }: { readonly appId: string; readonly day: string; readonly credits: number },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${app_credits} as counted (app_id, day, credits)
    select ${connected_apps.id}, ${day}::date, ${credits}::int from ${connected_apps}
    where ${connected_apps.id} = ${appId} and ${connected_apps.credits_per_day} >= ${credits}::int
    on conflict (app_id, day) do update set credits = counted.credits + ${credits}::int
    where counted.credits + ${credits}::int <=
      (select ${connected_apps.credits_per_day} from ${connected_apps} where ${connected_apps.id} = ${appId})
    returning counted.credits`);
  return rows.length === 1;
}

export async function deleteOldTokens({ db }: Tools, before: Date): Promise<void> {
  await db.delete(app_tokens).where(lt(app_tokens.expires_at, before));
}

export async function deleteOldCredits({ db }: Tools, beforeDay: string): Promise<void> {
  await db.delete(app_credits).where(lt(app_credits.day, beforeDay));
}

/** Removes connections that ended or expired before then, and those whose code nobody took. */
export async function deleteOldApps({ db }: Tools, before: Date): Promise<void> {
  await db
    .delete(connected_apps)
    .where(
      or(
        lt(connected_apps.ended_at, before),
        lt(connected_apps.expires_at, before),
        and(isNull(connected_apps.code_used_at), lt(connected_apps.code_expires_at, before)),
      ),
    );
}

function isLive(now: Date): SQL | undefined {
  return and(isNull(connected_apps.ended_at), gt(connected_apps.expires_at, now));
}
