import type { z } from "zod";
import type { Tools } from "#platform/tools.ts";

/** Work that is done outside of a request: once enqueued it is run at least once, so `run` is idempotent. */
export interface Job<Payload> {
  /** room.verb-noun; also the name of its queue. */
  readonly name: string;
  /** Ids and little else; checked before each run. */
  readonly payload: z.ZodType<Payload>;
  /** Throws to be tried again later. */
  run(tools: Tools, payload: Payload): Promise<void>;
  /** How often a failed run is repeated, with growing pauses, before it is left to the administrator. */
  readonly retryLimit?: number;
  /** How long a worker of it that says nothing is believed alive, in seconds, 10 at least; for work that has a lease of its own. 45 unless told. */
  readonly aliveSeconds?: number;
  /** When it runs by itself with an empty payload, as a cron expression in UTC. */
  readonly cron?: string;
  /** How often it runs by itself beside its clock, which counts whole minutes. */
  readonly everySeconds?: number;
  /** Whether it begins new work for workspaces, which waits while nothing can be changed: its run is left out then. */
  readonly waitsReadOnly?: boolean;
  /** Whether it also runs by itself with an empty payload when workers start; of several that start at once, once. */
  readonly atStart?: boolean;
}

/** A job of any payload, for lists of jobs. */
export type AnyJob = Omit<Job<unknown>, "run"> & {
  run(tools: Tools, payload: never): Promise<void>;
};

export function job<Payload>(definition: Job<Payload>): Job<Payload> {
  return definition;
}
