import { dayIn } from "@citelens/contract/base/days";
import { sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { asked_days } from "../store/answers.tables.ts";

/** Counts one more question of an organization on this day; false, and not counted, where it may ask nothing more. */
export async function countAsked(
  { db, now, answersPerDayMax }: Tools,
  organizationId: string,
): Promise<boolean> {
  if (answersPerDayMax < 1) return false;
  const { rowCount } = await db.execute(sql`
    insert into ${asked_days} (organization_id, day, asked)
    values (${organizationId}, ${dayIn("UTC", now())}::date, 1)
    on conflict (organization_id, day) do update set asked = ${asked_days}.asked + 1
    where ${asked_days}.asked < ${answersPerDayMax}`);
  return (rowCount ?? 0) > 0;
}
