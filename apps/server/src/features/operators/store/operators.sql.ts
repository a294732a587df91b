import { earlier } from "@citelens/contract/base/days";
import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { storable } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import { operator_switches } from "./operators.tables.ts";
import { endOfPause, insertPause } from "./pauses.sql.ts";

export type OperatorSwitch = typeof operator_switches.$inferSelect;

/** Good answers are noted once in this time, so that many workers do not wait for one row. */
const answerNotedMs = 60_000;

export async function listSwitches({ db }: Tools): Promise<Map<string, OperatorSwitch>> {
  const rows = await db.select().from(operator_switches);
  return new Map(rows.map((row) => [row.model_id, row]));
}

export async function setSwitch({ db }: Tools, model_id: string, is_on: boolean): Promise<void> {
  await db
    .insert(operator_switches)
    .values({ model_id, is_on })
    .onConflictDoUpdate({ target: operator_switches.model_id, set: { is_on } });
}

interface AnswerNote {
  /** Whether it was asked for the sake of asking. */
  readonly isCheck: boolean;
  /** As we call it, and as the provider did in its answer. */
  readonly model?: { readonly asked: string; readonly answeredAs: string };
}

/** Ends a pause, if there is one: what answers is well. A check is noted at once, other answers to the minute. */
export async function recordAnswered(
  { db, now }: Tools,
  model_id: string,
  { isCheck, model }: AnswerNote,
): Promise<void> {
  const answered = {
    last_answer_at: now(),
    ...(model && { asked_model: model.asked, answered_as: storable(model.answeredAs) }),
    paused_until: null,
    pause_reason: null,
    unanswered: [],
    ...(isCheck && { checked_at: now() }),
  };
  await db
    .with(endOfPause(db, model_id, { at: now(), by: isCheck ? "CHECK" : "ANSWER" }))
    .insert(operator_switches)
    .values({ model_id, ...answered })
    .onConflictDoUpdate({
      target: operator_switches.model_id,
      set: answered,
      setWhere: sql`${operator_switches.last_answer_at} is null
        or ${operator_switches.last_answer_at} < ${earlier(now(), answerNotedMs)}
        or ${operator_switches.paused_until} is not null
        or cardinality(${operator_switches.unanswered}) > 0
        or ${isCheck}`,
    });
}

/** Notes a failure, and the question where it counts among those that were not answered; resolves to what is known then. */
export async function recordFailed(
  { db, now }: Tools,
  model_id: string,
  { failure, unanswered }: { readonly failure: OperatorFailure; readonly unanswered: string | undefined },
): Promise<OperatorSwitch> {
  const failed = {
    last_failure_at: now(),
    last_failure_kind: failure.kind,
    last_failure: failure.message,
  };
  const known = operator_switches.unanswered;
  const [row] = await db
    .insert(operator_switches)
    .values({ model_id, ...failed, unanswered: unanswered === undefined ? [] : [unanswered] })
    .onConflictDoUpdate({
      target: operator_switches.model_id,
      set: {
        ...failed,
        ...(unanswered !== undefined && {
          unanswered: sql`case when cardinality(${known}) >= ${unansweredMax} or ${unanswered} = any(${known})
            then ${known} else ${known} || ${unanswered}::text end`,
        }),
      },
    })
    .returning();
  if (!row) throw new Error("A failure was not noted");
  return row;
}

/** So many different questions in a row without a good answer, and somebody looks whether it answers anything. */
export const unansweredMax = 10;

/** Whether it falls to this call to ask whether an operator answers: of all instances to one, until an instant. */
export async function beginCheck({ db, now }: Tools, model_id: string, until: Date): Promise<boolean> {
  const { checking_until, paused_until } = operator_switches;
  const begun = await db
    .update(operator_switches)
    .set({ checking_until: until })
    .where(
      and(
        eq(operator_switches.model_id, model_id),
        or(isNull(checking_until), lte(checking_until, now())),
        or(isNull(paused_until), lte(paused_until, now())),
      ),
    )
    .returning({ model_id: operator_switches.model_id });
  return begun.length > 0;
}

/** Whether it was this call that paused it; one that is paused already only stays so for longer. */
export async function pause(
  { db, now }: Tools,
  model_id: string,
  { until, reason }: { readonly until: Date; readonly reason: string },
): Promise<boolean> {
  const [before] = await db
    .select({ paused_until: operator_switches.paused_until })
    .from(operator_switches)
    .where(eq(operator_switches.model_id, model_id))
    .for("update");
  await db
    .update(operator_switches)
    .set({ paused_until: until, pause_reason: reason, unanswered: [] })
    .where(eq(operator_switches.model_id, model_id));
  const isNew = before?.paused_until == null || before.paused_until <= now();
  if (isNew)
    await insertPause({ db }, { model_id, at: now(), reason, lapsedAt: before?.paused_until ?? null });
  return isNew;
}
