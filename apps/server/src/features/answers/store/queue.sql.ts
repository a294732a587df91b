import { dayIn } from "@citelens/contract/base/days";
import { and, eq, sql } from "drizzle-orm";
import type { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { isLeaseOver } from "#platform/leases/lease.sql.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { answers, asked_days, lane_turns } from "./answers.tables.ts";
import { type Lease, leasesAsRows, lockAnswers } from "./keys-as-rows.sql.ts";
import { noteDue } from "./turns.sql.ts";

/** Facts that a worker needs of an answer that it was given to ask for. */
export type TakenAnswer = Lease &
  Pick<
    typeof answers.$inferSelect,
    | "run_id"
    | "campaign_id"
    | "organization_id"
    | "query_id"
    | "query_text"
    | "operator_model"
    | "lane"
    | "queue_order"
    | "country"
    | "language"
    | "credits"
    | "attempts"
    | "unusable"
  >;

export interface LeaseOptions {
  readonly lane: string;
  readonly workerId: string;
  readonly until: Date;
}

/** Share asked of an organization whose turn it is. */
export interface Share {
  readonly organization_id: string;
  readonly share: number;
}

/** Answers that expired leases and passed waiting times have freed of these organizations can be taken again. */
export async function freeDue(
  { db, now }: Tools,
  lane: string,
  organizationIds: readonly string[],
): Promise<void> {
  await db.execute(sql`
    update ${answers} as answer set is_ready = true, leased_by = null, lease_until = null
    from (
      select held.workspace_id, held.id
      from jsonb_array_elements_text(${JSON.stringify(organizationIds)}::jsonb) as of(organization_id)
      cross join lateral (
        select workspace_id, id from ${answers} as held
        where held.status = 'PENDING' and not held.is_ready and held.lane = ${lane}
          and held.organization_id = of.organization_id::uuid
          and greatest(held.not_before, held.lease_until) <= ${now()}::timestamptz
        order by greatest(held.not_before, held.lease_until) limit ${freedAtOnce}
        for no key update skip locked
      ) as held
    ) as due
    where answer.workspace_id = due.workspace_id and answer.id = due.id`);
}

const freedAtOnce = 500;

/**
 * Takes the next answers of organizations whose turn the caller's transaction holds, and counts them as asked. Nobody else gets them
 * before `until`, unless the worker gives them back. Each turn is put behind those of others, to when something can be
 * taken again, or away where nothing waits.
 */
export async function leaseAnswers(
  { db, now }: Tools,
  { lane, workerId, until }: LeaseOptions,
  shares: readonly Share[],
): Promise<TakenAnswer[]> {
  const { rows } = await db.execute<{ [K in keyof TakenAnswer]: TakenAnswer[K] }>(sql`
    with picked as (
      select * from jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as picked(organization_id uuid, share int)
    ), due as (
      select ready.* from picked cross join lateral (
        select workspace_id, id, organization_id from ${answers} as ready
        where ready.status = 'PENDING' and ready.is_ready and ready.lane = ${lane}
          and ready.organization_id = picked.organization_id and ready.not_before <= ${now()}::timestamptz
          and ${isLeaseOver(sql.raw("ready.lease_until"), { now: now(), until })}
        order by ready.queue_order, ready.created limit picked.share
        for no key update skip locked
      ) as ready
      -- Takes nothing away, and tells the planner how few there are: else it reads all answers to find these.
      limit ${shares.reduce((sum, { share }) => sum + share, 0)}
    ), counted as (${countAsked(now())}
    ), after as (
      select picked.organization_id, case
        when (select count(*) from due where due.organization_id = picked.organization_id) >= picked.share
          then ${now()}::timestamptz
        else least(
          (select ${now()}::timestamptz + interval '1 second' from ${answers} as ready
            where ready.status = 'PENDING' and ready.is_ready and ready.lane = ${lane}
              and ready.organization_id = picked.organization_id
              and (ready.workspace_id, ready.id) not in (select workspace_id, id from due)
            -- In the order of its index: without one, the planner may go through all answers for the first that waits.
            order by ready.queue_order, ready.created limit 1),
          (select greatest(held.not_before, held.lease_until) from ${answers} as held
            where held.status = 'PENDING' and not held.is_ready and held.lane = ${lane}
              and held.organization_id = picked.organization_id
            order by greatest(held.not_before, held.lease_until) limit 1),
          (select ${until}::timestamptz from due where due.organization_id = picked.organization_id limit 1))
        end as next_at
      from picked
    ), moved as (
      update ${lane_turns} as turn set next_at = after.next_at from after
      where turn.lane = ${lane} and turn.organization_id = after.organization_id and after.next_at is not null
    ), ended as (
      delete from ${lane_turns} as turn using after
      where turn.lane = ${lane} and turn.organization_id = after.organization_id and after.next_at is null
    )
    ${leaseDue({ workerId, until })}`);
  return rows;
}

/** Takes the next answers of one workspace alone, whosever turn it is. */
export async function leaseOwnAnswers(
  { db, now }: Tools,
  { workspaceId }: Place,
  { lane, workerId, until, limit, askedPerDayMax }: LeaseOptions & OwnShare,
): Promise<TakenAnswer[]> {
  const { rows } = await db.execute<{ [K in keyof TakenAnswer]: TakenAnswer[K] }>(sql`
    with due as (
      select workspace_id, id, organization_id from ${answers} as own
      where own.workspace_id = ${workspaceId} and own.status = 'PENDING' and own.lane = ${lane} and ${isFree(now())}
        and not exists (select from ${asked_days} as counted
          where counted.organization_id = own.organization_id and counted.day = ${dayIn("UTC", now())}::date
            and counted.asked >= ${askedPerDayMax})
      order by own.queue_order, own.created limit ${limit}
      for no key update skip locked
    ), counted as (${countAsked(now())}
    )
    ${leaseDue({ workerId, until })}`);
  return rows;
}

interface OwnShare {
  readonly limit: number;
  readonly askedPerDayMax: number;
}

/** Lanes in which something of a workspace can be asked now. */
export async function listLanesOf({ db, now }: Tools, { workspaceId }: Place): Promise<string[]> {
  const { rows } = await db.execute<{ lane: string }>(sql`
    select distinct lane from ${answers} as own
    where own.workspace_id = ${workspaceId} and own.status = 'PENDING' and ${isFree(now())}
    order by lane`);
  return rows.map(({ lane }) => lane);
}

function countAsked(now: Date): ReturnType<typeof sql> {
  return sql`
    insert into ${asked_days} (organization_id, day, asked)
    select organization_id, ${dayIn("UTC", now)}::date, count(*)::int from due
    group by organization_id order by organization_id
    on conflict (organization_id, day) do update set asked = ${asked_days}.asked + excluded.asked`;
}

function leaseDue({ workerId, until }: Pick<LeaseOptions, "workerId" | "until">): ReturnType<typeof sql> {
  return sql`
    update ${answers} as answer
    set is_ready = false, leased_by = ${workerId}::uuid, lease_until = ${until}::timestamptz, fence = answer.fence + 1,
      attempts = answer.attempts + 1
    from due where answer.workspace_id = due.workspace_id and answer.id = due.id
    returning answer.workspace_id, answer.id, answer.leased_by, answer.fence, answer.run_id, answer.campaign_id,
      answer.organization_id, answer.query_id, answer.query_text, answer.operator_model, answer.lane,
      answer.queue_order, answer.country, answer.language, answer.credits, answer.attempts, answer.unusable`;
}

/** Leases that still are this worker's stay with it for longer; resolves to their ids. */
export async function renewLeases(tools: Tools, leases: readonly Lease[], until: Date): Promise<Set<string>> {
  return inTransaction(tools, async (within) => {
    await lockAnswers(within, leases);
    const { rows } = await within.db.execute<{ id: string }>(sql`
      update ${answers} as answer set lease_until = ${until}::timestamptz from ${leasesAsRows(leases)}
      where answer.workspace_id = lease.workspace_id and answer.id = lease.id and ${isOfLease}
      returning answer.id`);
    return new Set(rows.map(({ id }) => id));
  });
}

/** Rows given back, and perhaps why. */
export interface ReturnedRows {
  readonly rows: readonly TakenAnswer[];
  readonly because?: OperatorFailure | undefined;
}

/**
 * Answers that were taken and not asked are anybody's again, as if they had never been taken; resolves to those that still were this
 * worker's. The caller notes that they are due, and takes them off the day's count.
 */
export async function returnAnswers(
  { db }: Tools,
  { rows: taken, because }: ReturnedRows,
): Promise<readonly TakenAnswer[]> {
  if (taken.length === 0) return [];
  const { rows } = await db.execute<{ id: string }>(sql`
    update ${answers} as answer
    set is_ready = true, leased_by = null, lease_until = null, attempts = answer.attempts - 1,
      failure_kind = coalesce(${because?.kind ?? null}, answer.failure_kind),
      failure = coalesce(${because?.message ?? null}, answer.failure)
    from ${leasesAsRows(taken)}
    where answer.workspace_id = lease.workspace_id and answer.id = lease.id and ${isOfLease}
    returning answer.id`);
  const returned = new Set(rows.map(({ id }) => id));
  return taken.filter(({ id }) => returned.has(id));
}

/** The organizations were not asked for these after all. */
export async function countNotAsked({ db, now }: Tools, returned: readonly TakenAnswer[]): Promise<void> {
  const counts = Map.groupBy(returned, ({ organization_id }) => organization_id);
  for (const [organizationId, { length }] of [...counts].sort()) {
    await db
      .update(asked_days)
      .set({ asked: sql`greatest(0, ${asked_days.asked} - ${length})` })
      .where(and(eq(asked_days.organization_id, organizationId), eq(asked_days.day, dayIn("UTC", now()))));
  }
}

/** Gives back in a transaction of its own, and wakes who may ask it instead. */
export async function giveBack(tools: Tools, rows: readonly TakenAnswer[]): Promise<void> {
  await inTransaction(tools, async (within) => {
    await lockAnswers(within, rows);
    const returned = await returnAnswers(within, { rows });
    await noteDue(
      within,
      returned.map(({ lane, organization_id }) => ({ lane, organization_id, at: within.now() })),
    );
    await countNotAsked(within, returned);
  });
}

export interface RepeatedAsk extends Lease {
  readonly not_before: string;
  readonly failure_kind: string;
  readonly failure: string;
  readonly is_unusable: boolean;
}

/** Answers that failed for now wait until they may be asked again, and say why meanwhile; resolves to those that wait. */
export async function askAgain({ db }: Tools, rows: readonly RepeatedAsk[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const waiting = await db.execute<{ id: string }>(sql`
    update ${answers} as answer
    set leased_by = null, lease_until = null, not_before = lease.not_before, failure_kind = lease.failure_kind,
      failure = lease.failure, unusable = answer.unusable + lease.is_unusable::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as lease(workspace_id uuid, id uuid, leased_by uuid, fence int, not_before timestamptz, failure_kind text,
        failure text, is_unusable boolean)
    where answer.workspace_id = lease.workspace_id and answer.id = lease.id and ${isOfLease}
    returning answer.id`);
  return new Set(waiting.rows.map(({ id }) => id));
}

/** Whether an answer still waits, and is still under the lease that is named. */
const isOfLease = sql.raw(
  "answer.status = 'PENDING' and answer.leased_by = lease.leased_by and answer.fence = lease.fence",
);

/** Not taken by anybody, and not to be asked only later. */
function isFree(now: Date): ReturnType<typeof sql> {
  return sql`own.not_before <= ${now}::timestamptz and ${isLeaseOver(sql.raw("own.lease_until"), { now })}`;
}
