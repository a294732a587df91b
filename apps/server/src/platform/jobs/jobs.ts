import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import { newId } from "#platform/ids.ts";
import type { Job } from "#platform/jobs/job.ts";
import type { Tools } from "#platform/tools.ts";

export interface EnqueueOptions {
  /** Not before this moment of the product's clock. */
  readonly startAfter?: Date;
  /** While a job of this key waits, another one of the key is not added. */
  readonly key?: string;
}

/** Adds a job in the caller's transaction: it is there exactly when the transaction's other changes are. */
export async function enqueue<Payload>(
  { db, jobs, now }: Tools,
  { name, payload }: Pick<Job<Payload>, "name" | "payload">,
  data: Payload,
  { startAfter, key }: EnqueueOptions = {},
): Promise<void> {
  const waitMs = startAfter ? startAfter.getTime() - now().getTime() : 0;
  // A payload is an object, and it is written as JSON.
  await jobs.boss.send(name, payload.parse(data) as object, {
    db: fromDrizzle(db, sql),
    ...(waitMs > 0 && { startAfter: new Date(Date.now() + waitMs) }),
    // Without a key each job is one of its own.
    singletonKey: key ?? newId(),
  });
}
