import { eq } from "drizzle-orm";
import type { Db } from "#platform/postgres.ts";
import { service_notices } from "./maintenance.tables.ts";

interface Database {
  readonly db: Db;
}

export type Notice = typeof service_notices.$inferSelect;

export function listNotices({ db }: Database): Promise<Notice[]> {
  return db.select().from(service_notices);
}

export async function putNotice({ db }: Database, notice: Notice): Promise<void> {
  const { kind: target } = service_notices;
  await db.insert(service_notices).values(notice).onConflictDoUpdate({ target, set: notice });
}

export async function removeNotice({ db }: Database, kind: Notice["kind"]): Promise<void> {
  await db.delete(service_notices).where(eq(service_notices.kind, kind));
}
