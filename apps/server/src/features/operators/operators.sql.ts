import { eq, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import type { OperatorFailure } from "./operator-failure.ts";
import { operator_switches } from "./operators.tables.ts";

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

/** Ends a pause, if there is one: what answers is well. */
export async function noteAnswered({ db, now }: Tools, model_id: string): Promise<void> {
  const answered = { last_answer_at: now(), paused_until: null, pause_reason: null };
  await db
    .insert(operator_switches)
    .values({ model_id, ...answered })
    .onConflictDoUpdate({
      target: operator_switches.model_id,
      set: answered,
      setWhere: sql`${operator_switches.last_answer_at} is null
        or ${operator_switches.last_answer_at} < ${new Date(now().getTime() - answerNotedMs)}
        or ${operator_switches.paused_until} is not null`,
    });
}

export async function noteFailed(
  { db, now }: Tools,
  model_id: string,
  failure: OperatorFailure,
): Promise<void> {
  const failed = {
    last_failure_at: now(),
    last_failure_kind: failure.kind,
    last_failure: failure.message,
  };
  await db
    .insert(operator_switches)
    .values({ model_id, ...failed })
    .onConflictDoUpdate({ target: operator_switches.model_id, set: failed });
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
    .set({ paused_until: until, pause_reason: reason })
    .where(eq(operator_switches.model_id, model_id));
  return before?.paused_until == null || before.paused_until <= now();
}
