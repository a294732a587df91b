import { eq, lte, notInArray, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { KnownSource } from "./known-sources.ts";
import { identity_sources } from "./sources.tables.ts";

export type SourceRow = typeof identity_sources.$inferSelect;

/** Brings the rows in line with what the catalogue names: new ones are due, those that are named no more go. */
export async function keepSources({ db, now }: Tools, known: readonly KnownSource[]): Promise<void> {
  await db
    .insert(identity_sources)
    .values(known.map((source) => ({ ...source, next_try_at: now() })))
    .onConflictDoNothing();
  await db.delete(identity_sources).where(
    notInArray(
      identity_sources.url,
      known.map(({ url }) => url),
    ),
  );
}

export function listSources({ db }: Pick<Tools, "db">): Promise<SourceRow[]> {
  return db.select().from(identity_sources).orderBy(identity_sources.kind, identity_sources.url);
}

export function listDueSources({ db, now }: Tools): Promise<SourceRow[]> {
  return db
    .select()
    .from(identity_sources)
    .where(lte(identity_sources.next_try_at, now()))
    .orderBy(identity_sources.next_try_at);
}

/** Mark that changes whenever anything does that a verdict rests on. */
export async function readSourcesMark({ db }: Pick<Tools, "db">): Promise<string> {
  const [row] = await db
    .select({
      mark: sql<string>`concat_ws(' ', count(*), max(${identity_sources.fetched_at}), sum(hashtext(${identity_sources.version})))`,
    })
    .from(identity_sources);
  return row?.mark ?? "";
}

export async function putSource(
  { db }: Pick<Tools, "db">,
  url: string,
  changes: Partial<Omit<SourceRow, "url" | "kind">>,
): Promise<void> {
  await db.update(identity_sources).set(changes).where(eq(identity_sources.url, url));
}

/** Lets a directory be read again before its time, but not within the hour in which it was. */
export async function hastenSource(
  { db, now }: Pick<Tools, "db" | "now">,
  url: string,
  readBefore: Date,
): Promise<void> {
  const { fetched_at, failing_since, next_try_at } = identity_sources;
  await db
    .update(identity_sources)
    .set({ next_try_at: now() })
    .where(
      sql`${identity_sources.url} = ${url} and ${failing_since} is null and ${next_try_at} > ${now()}
        and ${fetched_at} < ${readBefore}`,
    );
}
