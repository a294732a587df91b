import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { app_clients, app_requests } from "./connected-apps.tables.ts";

type NewRequest = typeof app_requests.$inferInsert;

export async function insertRequest({ db }: Tools, request: NewRequest): Promise<void> {
  await db.insert(app_requests).values(request);
}

/** Request with its client. */
export interface OpenRequest {
  readonly request: typeof app_requests.$inferSelect;
  readonly client: typeof app_clients.$inferSelect;
}

export async function findRequest({ db }: Tools, requestId: string): Promise<OpenRequest | undefined> {
  const [row] = await db
    .select({ request: app_requests, client: app_clients })
    .from(app_requests)
    .innerJoin(app_clients, eq(app_clients.client_id, app_requests.client_id))
    .where(eq(app_requests.id, requestId));
  return row;
}

/** Whether it was this call that answered the request, within its time. */
export async function takeRequest({ db, now }: Tools, requestId: string): Promise<boolean> {
  const taken = await db
    .update(app_requests)
    .set({ answered_at: now() })
    .where(
      and(
        eq(app_requests.id, requestId),
        isNull(app_requests.answered_at),
        gt(app_requests.expires_at, now()),
      ),
    )
    .returning({ id: app_requests.id });
  return taken.length === 1;
}

export async function deleteOldRequests({ db }: Tools, before: Date): Promise<void> {
  await db.delete(app_requests).where(lt(app_requests.expires_at, before));
}
