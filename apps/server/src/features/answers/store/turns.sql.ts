import { minuteMs } from "@citelens/contract/base/days";
import { type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { answers, asked_days, lane_turns } from "./answers.tables.ts";

/** Notices of this channel name a lane in which something can be asked. */
export const dueChannel = "answers_due";
/** So long an organization rests at most that may be asked nothing more on this day, before it is looked whether it still is so. */
export const restMs = 15 * minuteMs;

export interface LaneTurn {
  readonly lane: string;
  /** When something can be asked in it. */
  readonly nextAt: Date;
}

/** All lanes in which something waits, each by one step into the index however many organizations wait in it. */
export async function listLanes({ db }: Tools): Promise<LaneTurn[]> {
  const { rows } = await db.execute<{ lane: string; next_at: Date }>(sql`
    with recursive waiting(lane, next_at) as (
      (select lane, next_at from ${lane_turns} order by lane, next_at limit 1)
      union all
      select next.lane, next.next_at from waiting cross join lateral (
        select turn.lane, turn.next_at from ${lane_turns} as turn where turn.lane > waiting.lane
        order by turn.lane, turn.next_at limit 1
      ) as next
    )
    select lane, next_at from waiting`);
  return rows.map(({ lane, next_at }) => ({ lane, nextAt: new Date(next_at) }));
}

export interface Turn {
  readonly organization_id: string;
  /** Number of answers asked for already on this day. */
  readonly asked: number;
  /** Whether leases have expired, or waiting times have passed. */
  readonly has_due: boolean;
}

/**
 * Takes those organizations whose turn it is in a lane, until the transaction ends: the ones whose last turn is the longest
 * ago. Those that another worker has taken are left to it. Whoever adds work to one of them waits for the end of its turn,
 * so that none is forgotten which came while it was found to have nothing.
 */
export async function takeTurns(
  { db, now }: Tools,
  { lane, day, limit }: { readonly lane: string; readonly day: string; readonly limit: number },
): Promise<Turn[]> {
  const { rows } = await db.execute<{ [K in keyof Turn]: Turn[K] }>(sql`
    select turn.organization_id, coalesce(counted.asked, 0) as asked,
      coalesce((select true from ${answers} as held
        where held.status = 'PENDING' and not held.is_ready and held.lane = turn.lane
          and held.organization_id = turn.organization_id
          and greatest(held.not_before, held.lease_until) <= ${now()}::timestamptz
        order by greatest(held.not_before, held.lease_until) limit 1), false) as has_due
    from ${lane_turns} as turn
    left join ${asked_days} as counted on counted.organization_id = turn.organization_id and counted.day = ${day}::date
    where turn.lane = ${lane} and turn.next_at <= ${now()}::timestamptz
    order by turn.next_at
    limit ${limit}
    for update of turn skip locked`);
  return rows;
}

interface RestQuery {
  readonly lane: string;
  readonly day: string;
  readonly askedPerDayMax: number;
  /** Beside those that were asked for so much on this day. */
  readonly organizations: readonly string[] | "all";
  readonly until: Date;
}

/** Puts the turns of all organizations off that may be asked nothing more on this day, so that they stand before nobody. */
export async function putOff(
  { db, now }: Tools,
  { lane, day, askedPerDayMax, organizations, until }: RestQuery,
): Promise<void> {
  const isNamed =
    organizations === "all"
      ? sql`true`
      : sql`turn.organization_id = any(array(select jsonb_array_elements_text(${JSON.stringify(organizations)}::jsonb)::uuid))`;
  await db.execute(sql`
    update ${lane_turns} as turn set next_at = ${until}::timestamptz
    from (
      select turn.organization_id from ${lane_turns} as turn
      left join ${asked_days} as counted
        on counted.organization_id = turn.organization_id and counted.day = ${day}::date
      where turn.lane = ${lane} and turn.next_at <= ${now()}::timestamptz
        and (coalesce(counted.asked, 0) >= ${askedPerDayMax} or ${isNamed})
      for update of turn skip locked
    ) as resting
    where turn.lane = ${lane} and turn.organization_id = resting.organization_id`);
}

/** An organization that has something in a lane, from an instant. */
export interface DueOrganization {
  readonly lane: string;
  readonly organization_id: string;
  readonly at: Date;
}

/**
 * Notes what can be asked and from when, and wakes the workers for what can be asked now. Call it last in a transaction, with
 * all that it makes due: turns are locked in one order, and nothing that others wait for is locked after them but the day's count.
 */
export async function noteDue(within: Tools, due: readonly DueOrganization[]): Promise<void> {
  if (due.length === 0) return;
  const rows = due.map(({ at, ...one }) => ({ ...one, next_at: at.toISOString() }));
  await within.db.execute(sql`
    insert into ${lane_turns} as turn (lane, organization_id, next_at)
    select lane, organization_id, min(next_at)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as due(lane text, organization_id uuid, next_at timestamptz)
    group by lane, organization_id order by lane, organization_id
    on conflict (lane, organization_id) do update set next_at = excluded.next_at
      where excluded.next_at < turn.next_at`);
  const lanes = [...new Set(due.filter(({ at }) => at <= within.now()).map(({ lane }) => lane))];
  for (const lane of lanes) await within.db.execute(sql`select pg_notify(${dueChannel}, ${lane})`);
}

/**
 * Finds what waits and has no turn, or one that is later by more than this: rows of an earlier release, or of a database that was
 * repaired. One step into an index for each organization and lane. Resolves to how many turns it has mended.
 */
export async function mendTurns({ db, now }: Tools, laterMs: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with recursive ready(lane, organization_id) as (${firstOf(isReady)}
      union all select next.* from ready cross join lateral (${nextOf(isReady, sql`ready`)}) as next
    ), held(lane, organization_id) as (${firstOf(isHeld)}
      union all select next.* from held cross join lateral (${nextOf(isHeld, sql`held`)}) as next
    ), due as (
      select lane, organization_id, ${now()}::timestamptz as next_at from ready
      union all
      select held.lane, held.organization_id, first.at from held cross join lateral (
        select greatest(not_before, lease_until) as at from ${answers}
        where ${isHeld} and lane = held.lane and organization_id = held.organization_id
        order by greatest(not_before, lease_until) limit 1
      ) as first
    )
    insert into ${lane_turns} as turn (lane, organization_id, next_at)
    select lane, organization_id, min(next_at) from due
    group by lane, organization_id order by lane, organization_id
    on conflict (lane, organization_id) do update set next_at = excluded.next_at
      where turn.next_at > excluded.next_at + ${laterMs} * interval '1 millisecond'`);
  return rowCount ?? 0;
}

const isReady = sql`${answers.status} = 'PENDING' and ${answers.is_ready}`;
const isHeld = sql`${answers.status} = 'PENDING' and not ${answers.is_ready}`;

function firstOf(condition: SQL): SQL {
  return sql`(select lane, organization_id from ${answers} where ${condition} order by lane, organization_id limit 1)`;
}

function nextOf(condition: SQL, after: SQL): SQL {
  return sql`select lane, organization_id from ${answers}
    where ${condition} and (lane, organization_id) > (${after}.lane, ${after}.organization_id)
    order by lane, organization_id limit 1`;
}
