import { desc, eq, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { audit_checks, audit_log, audit_seals } from "./audit.tables.ts";

export type Seal = typeof audit_seals.$inferSelect;
export type Check = typeof audit_checks.$inferSelect;

/** A row of the log as bytes: all that it says, and when it was stored; however a session writes its times. */
const rowHash = sql`sha256(convert_to(jsonb_build_array(id, extract(epoch from at), action, actor_id, impersonator_id,
  workspace_id, subject_id, details, extract(epoch from stored_at)::text)::text, 'UTF8'))`;
const digest = sql`encode(sha256(coalesce(string_agg(${rowHash}, ''::bytea order by stored_at, id), ''::bytea)), 'hex')`;
const inOrder = sql`order by stored_at, id`;

/** Held until the transaction ends; false where another one holds it. */
export async function holdChain({ db }: Tools): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('audit chain', 0)) as held`,
  );
  return rows[0]?.held === true;
}

/** Up to when the log is settled: whoever still writes began later, or in the last ten seconds. */
export async function settledUntil({ db }: Tools): Promise<string> {
  const { rows } = await db.execute<{ until: string }>(sql`
    select (least(now(), min(xact_start)) - interval '10 seconds')::text as until
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  return rows[0]?.until ?? "-infinity";
}

export async function findLastSeal({ db }: Tools): Promise<Seal | undefined> {
  const [last] = await db.select().from(audit_seals).orderBy(desc(audit_seals.number)).limit(1);
  return last;
}

export type Slice = {
  readonly rows: number;
  readonly digest: string;
  readonly to_stored_at: string;
  readonly to_id: string;
};

/** Rows after a seal that are settled: how many rows, what they say, and which is the last. */
export async function readSlice(
  { db }: Tools,
  {
    after,
    until,
    limit,
  }: { readonly after: Seal | undefined; readonly until: string; readonly limit: number },
): Promise<Slice | undefined> {
  const { rows } = await db.execute<Slice>(sql`
    with slice as materialized (
      select * from ${audit_log}
      where (stored_at, id) > (${after?.to_stored_at ?? "-infinity"}::timestamptz, ${after?.to_id ?? firstOfAll}::uuid)
        and stored_at < ${until}::timestamptz
      ${inOrder} limit ${limit})
    select count(*)::int as rows, ${digest} as digest,
      (select stored_at::text from slice order by stored_at desc, id desc limit 1) as to_stored_at,
      (select id from slice order by stored_at desc, id desc limit 1) as to_id
    from slice`);
  const [slice] = rows;
  return slice && slice.rows > 0 ? slice : undefined;
}
const firstOfAll = "00000000-0000-0000-0000-000000000000";

export async function insertSeal({ db }: Tools, seal: Seal): Promise<void> {
  await db.insert(audit_seals).values(seal);
}

export type SealedSlice = Seal & {
  /** Digest of the rows now that the seal covers. */
  readonly digest: string;
  readonly found: number;
  readonly misdated: number;
  /** The seal before it, as it is stored. */
  readonly previous: string | null;
};

/** Seals after a number, with what stands now where they were made. */
export async function readSealed(
  { db }: Tools,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<SealedSlice[]> {
  const { rows } = await db.execute<SealedSlice>(sql`
    with chosen as (
      select seals.*, lag(seal) over ranges as previous, lag(to_stored_at) over ranges as from_stored_at, lag(to_id) over ranges as from_id
      from ${audit_seals} as seals where number between ${after} and ${after + limit}
      window ranges as (order by number))
    select chosen.*, slice.* from chosen cross join lateral (
      select count(*)::int as found, ${digest} as digest,
        (count(*) filter (where stored_at > '-infinity' and abs(extract(epoch from at - stored_at)) > 3600))::int as misdated
      from ${audit_log}
      where (stored_at, id) > (coalesce(from_stored_at, '-infinity'), coalesce(from_id, ${firstOfAll}::uuid))
        and (stored_at, id) <= (chosen.to_stored_at, chosen.to_id)
    ) as slice
    where number > ${after} order by number`);
  return rows;
}

export async function findCheck({ db }: Tools): Promise<Check | undefined> {
  const [check] = await db.select().from(audit_checks);
  return check;
}

/** True for the one call that put it. */
export async function putCheckUnlessRunning({ db }: Tools, check: Omit<Check, "id">): Promise<boolean> {
  const put = await db
    .insert(audit_checks)
    .values({ id: 1, ...check })
    .onConflictDoUpdate({ target: audit_checks.id, set: check, setWhere: eq(audit_checks.status, "DONE") })
    .returning({ id: audit_checks.id });
  return put.length > 0;
}

/** Two processes that go on with the same check write the same. */
export async function changeCheck({ db }: Tools, check: Omit<Check, "id">): Promise<void> {
  await db.update(audit_checks).set(check).where(eq(audit_checks.begun_at, check.begun_at));
}

/** Between which times the rows of a seal were stored, and how many there were; nulls of one that is gone. */
export async function findRange(
  { db }: Tools,
  number: number,
): Promise<{ readonly from: string | null; readonly to: string | null; readonly rows: number | null }> {
  const [sealed] = await db.select().from(audit_seals).where(eq(audit_seals.number, number));
  const [before] = await db
    .select()
    .from(audit_seals)
    .where(eq(audit_seals.number, number - 1));
  return {
    from: before?.to_stored_at ?? null,
    to: sealed?.to_stored_at ?? null,
    rows: sealed?.rows ?? null,
  };
}
