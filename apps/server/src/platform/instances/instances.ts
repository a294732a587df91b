import { setTimeout as delay } from "node:timers/promises";
import { newId } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";
import type { Db } from "#platform/postgres.ts";
import type { Role } from "./instance-roles.ts";
import { type Instance, putInstance, removeInstance } from "./instances.sql.ts";

/** This process among those that run on the same databases. */
export interface Instances {
  /** Instances of a role at the last beat, at least 1; a killed one counts for a minute. Asks nobody. */
  live(role: Role): number;
  /** Says that this instance runs, and looks who else does. */
  beat(): Promise<void>;
  /** Removes this instance from those that run. */
  leave(): Promise<void>;
}

const beatMs = 10_000;

/** Says nothing yet: until the first beat, this instance takes itself for the only one. */
export function openInstances({ db }: { readonly db: Db }, described: Omit<Instance, "id">): Instances {
  const instance = { ...described, id: newId() };
  let others: ReadonlyMap<Role, number> = new Map();
  return {
    live: (role) => Math.max(1, (others.get(role) ?? 0) + (instance.roles.includes(role) ? 1 : 0)),
    beat: async () => {
      others = await putInstance({ db }, instance);
    },
    leave: () => removeInstance({ db }, instance.id),
  };
}

/** Beats every ten seconds until it is stopped, and then leaves. A database that is away is asked again with the next beat. */
export async function startBeating({
  instances,
  log,
}: {
  readonly instances: Instances;
  readonly log: Log;
}): Promise<{ stop(): Promise<void> }> {
  await instances.beat();
  const stopped = new AbortController();
  const warn = (error: unknown) => log.warn({ err: error }, "The table of instances could not be reached");
  const beating = beatUntil(stopped.signal, () => instances.beat().catch(warn));
  return {
    stop: async () => {
      stopped.abort();
      await beating;
      await instances.leave().catch(warn);
    },
  };
}

async function beatUntil(stopped: AbortSignal, beat: () => Promise<void>): Promise<void> {
  for (;;) {
    await delay(beatMs, undefined, { signal: stopped }).catch(() => undefined); // it only rejects when it is stopped
    if (stopped.aborted) return;
    await beat();
  }
}
