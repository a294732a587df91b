import { later, minuteMs } from "@citelens/contract/base/days";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

interface Taking {
  readonly now: Date;
  /** When a lease would end that is taken now. */
  readonly until: Date;
}

/** Whether nobody holds this lease: there is none, it is over, or it ends later than a new one would, being of a clock that was ahead. */
export function isLeaseOver(leaseUntil: PgColumn, { now, until }: Taking): SQL {
  return sql`(${leaseUntil} is null or ${leaseUntil} < ${now} or ${leaseUntil} > ${later(until, minuteMs)})`;
}
