import { dayIn } from "@citelens/contract/base/days";
import { and, eq, sql } from "drizzle-orm";
import type { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { answers, asked_days } from "../keep/answers.tables.ts";
import { type Key, keysAsRows } from "../keep/keys-as-rows.sql.ts";

/** What a worker needs to know of an answer that it was given to ask for. */
export type Taken = Pick<
  typeof answers.$inferSelect,
  | "workspace_id"
  | "id"
  | "run_id"
  | "campaign_id"
  | "organization_id"
  | "query_id"
  | "query_text"
  | "operator_model"
  | "lane"
  | "country"
  | "language"
  | "credits"
  | "attempts"
  | "unusable"
>;

/** Lanes in which something can be asked now; of one workspace if it is named. */
export async function listDueLanes({ db, now }: Tools, place?: Place): Promise<string[]> {
  const rows = await db
    .selectDistinct({ lane: answers.lane })
    .from(answers)
    .where(
      and(eq(answers.status, "PENDING"), isFree(now()), place && eq(answers.workspace_id, place.workspaceId)),
    );
  return rows.map(({ lane }) => lane);
}

export interface Leasing {
  readonly lane: string;
  readonly limit: number;
  readonly until: Date;
  /** Of one organization on one day in UTC, attempts that came to nothing included. */
  readonly askedPerDayMax: number;
  /** Organizations that are asked nothing for today, since a bound of what they may cost is reached. */
  readonly resting: readonly string[];
  /** Of this one alone; of any by default. */
  readonly place?: Place | undefined;
}

/**
 * Takes the next answers of a lane for one worker, and counts them as asked. Nobody else gets them before `until`, unless
 * the worker gives them back.
 */
export async function leaseAnswers({ db, now }: Tools, leasing: Leasing): Promise<Taken[]> {
  const day = dayIn("UTC", now());
  const workspaceId = leasing.place?.workspaceId ?? null;
  const { rows } = await db.execute<{ [K in keyof Taken]: Taken[K] }>(sql`
    with due as (
      select workspace_id, id, organization_id from ${answers}
      where status = 'PENDING' and lane = ${leasing.lane} and ${isFree(now())}
        and (${workspaceId}::uuid is null or workspace_id = ${workspaceId})
        and organization_id <> all(array(select jsonb_array_elements_text(${JSON.stringify(leasing.resting)}::jsonb)::uuid))
        and not exists (select from ${asked_days} as counted
          where counted.organization_id = ${answers}.organization_id and counted.day = ${day}
            and counted.asked >= ${leasing.askedPerDayMax})
      order by queue_order, created
      limit ${leasing.limit}
      for update skip locked
    ), counted as (
      insert into ${asked_days} (organization_id, day, asked)
      select organization_id, ${day}::date, count(*)::int from due group by organization_id order by organization_id
      on conflict (organization_id, day) do update set asked = ${asked_days}.asked + excluded.asked
    )
    update ${answers} as answer set leased_until = ${leasing.until}::timestamptz, attempts = answer.attempts + 1
    from due where answer.workspace_id = due.workspace_id and answer.id = due.id
    returning answer.workspace_id, answer.id, answer.run_id, answer.campaign_id, answer.organization_id,
      answer.query_id, answer.query_text, answer.operator_model, answer.lane, answer.country, answer.language, answer.credits,
      answer.attempts, answer.unusable`);
  return rows;
}

/** Those that are still waiting stay with their worker for longer. */
export async function renewLeases({ db }: Tools, keys: readonly Key[], until: Date): Promise<void> {
  await db.execute(sql`
    update ${answers} as answer set leased_until = ${until}::timestamptz from ${keysAsRows(keys)}
    where answer.workspace_id = key.workspace_id and answer.id = key.id and answer.status = 'PENDING'`);
}

/** Those that were taken and not asked are anybody's again, as if they had never been taken; perhaps it is said why. */
export async function giveBack(
  { db, now }: Tools,
  taken: readonly Taken[],
  because?: OperatorFailure,
): Promise<void> {
  await db.execute(sql`
    update ${answers} as answer set leased_until = null, attempts = answer.attempts - 1,
      failure_kind = coalesce(${because?.kind ?? null}, answer.failure_kind),
      failure = coalesce(${because?.message ?? null}, answer.failure)
    from ${keysAsRows(taken)}
    where answer.workspace_id = key.workspace_id and answer.id = key.id and answer.status = 'PENDING'`);
  const counts = Map.groupBy(taken, ({ organization_id }) => organization_id);
  for (const [organizationId, { length }] of [...counts].sort()) {
    await db
      .update(asked_days)
      .set({ asked: sql`greatest(0, ${asked_days.asked} - ${length})` })
      .where(and(eq(asked_days.organization_id, organizationId), eq(asked_days.day, dayIn("UTC", now()))));
  }
}

export interface Again extends Key {
  readonly not_before: string;
  readonly failure_kind: string;
  readonly failure: string;
  readonly is_unusable: boolean;
  readonly cost_usd: number;
  readonly cost_is_exact: boolean;
}

/** Those that failed for now wait until they may be asked again, and say why meanwhile; resolves to those that wait. */
export async function askAgain({ db }: Tools, rows: readonly Again[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const waiting = await db.execute<{ id: string }>(sql`
    update ${answers} as answer
    set leased_until = null, not_before = again.not_before, failure_kind = again.failure_kind, failure = again.failure,
      unusable = answer.unusable + again.is_unusable::int, cost_usd = answer.cost_usd + again.cost_usd,
      cost_is_exact = answer.cost_is_exact and again.cost_is_exact
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as again(workspace_id uuid, id uuid, not_before timestamptz, failure_kind text, failure text, is_unusable boolean,
        cost_usd numeric, cost_is_exact boolean)
    where answer.workspace_id = again.workspace_id and answer.id = again.id and answer.status = 'PENDING'
    returning answer.id`);
  return new Set(waiting.rows.map(({ id }) => id));
}

/** Not taken by anybody, and not to be asked only later. */
function isFree(now: Date): ReturnType<typeof sql> {
  return sql`${answers.not_before} <= ${now} and (${answers.leased_until} is null or ${answers.leased_until} < ${now})`;
}
