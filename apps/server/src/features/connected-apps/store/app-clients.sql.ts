import { and, eq, gt, isNull, lt, notExists } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { app_clients, connected_apps } from "./connected-apps.tables.ts";

export type AppClient = typeof app_clients.$inferSelect;

export async function findClient({ db }: Tools, clientId: string): Promise<AppClient | undefined> {
  const [row] = await db.select().from(app_clients).where(eq(app_clients.client_id, clientId));
  return row;
}

/** Keeps what an app says of itself now in place of what it said before. */
export async function saveClient({ db }: Tools, client: AppClient): Promise<void> {
  const { client_id: _, ...said } = client;
  await db
    .insert(app_clients)
    .values(client)
    .onConflictDoUpdate({ target: app_clients.client_id, set: said });
}

/** Removes apps of whom nothing was heard since then and that nobody has connected. */
export async function deleteUnusedClients({ db, now }: Tools, before: Date): Promise<void> {
  const connected = db
    .select({ id: connected_apps.id })
    .from(connected_apps)
    .where(
      and(
        eq(connected_apps.client_id, app_clients.client_id),
        isNull(connected_apps.ended_at),
        gt(connected_apps.expires_at, now()),
      ),
    );
  await db.delete(app_clients).where(and(lt(app_clients.read_at, before), notExists(connected)));
}
