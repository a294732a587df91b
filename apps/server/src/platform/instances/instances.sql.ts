import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/postgres.ts";
import type { Role } from "./instance-roles.ts";
import { instances } from "./instances.tables.ts";

interface Database {
  readonly db: Db;
}

export interface Instance {
  readonly id: string;
  /** The machine's name and the port. */
  readonly name: string;
  readonly roles: readonly Role[];
  readonly version: string;
}

/** Longer than several beats, so that a database that was slow for a moment makes nobody gone. */
const isGone = sql<boolean>`${instances.seen_at} < now() - interval '1 minute'`;

/** Says that an instance runs, forgets those gone for a day, and resolves to how many others of each role run. */
export async function putInstance(
  { db }: Database,
  { id, name, roles, version }: Instance,
): Promise<Map<Role, number>> {
  const beat = db.$with("beat").as(
    db
      .insert(instances)
      .values({ id, name, roles: [...roles], version })
      .onConflictDoUpdate({ target: instances.id, set: { seen_at: sql`now()` } })
      .returning({ id: instances.id }),
  );
  const forgotten = db
    .$with("forgotten")
    .as(
      db
        .delete(instances)
        .where(sql`${instances.seen_at} < now() - interval '1 day'`)
        .returning({ id: instances.id }),
    );
  const rows = await db
    .with(beat, forgotten)
    .select({ role: sql<Role>`role`, others: sql<number>`count(*)::int` })
    .from(sql`${instances}, unnest(${instances.roles}) as role`)
    .where(sql`${instances.id} <> ${id} and not ${isGone}`)
    .groupBy(sql`role`);
  return new Map(rows.map(({ role, others }) => [role, others]));
}

export async function removeInstance({ db }: Database, id: string): Promise<void> {
  await db.delete(instances).where(eq(instances.id, id));
}

/** Instances that run, and those that are gone without having ended in order, as far as they are remembered; the newest first. */
export function listInstances({ db }: Database) {
  return db
    .select({
      id: instances.id,
      name: instances.name,
      roles: instances.roles,
      version: instances.version,
      started: instances.started,
      seen_at: instances.seen_at,
      is_gone: isGone,
    })
    .from(instances)
    .orderBy(isGone, desc(instances.started), instances.id)
    .limit(200);
}
