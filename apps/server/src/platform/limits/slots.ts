import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { freeSlot, renewSlots, type SlotRow, takeSlot } from "./slots.sql.ts";

/** A place among the few that may do something at the same time. */
export interface Slot {
  /** Gives it back; again it does nothing. */
  free(): void;
}

export interface Slots {
  /** A slot of the key, or none while so many are held, at whichever instance. */
  take(key: string, max: number): Promise<Slot | undefined>;
  /** Holds on to those of this process; the clock does so by itself. */
  renew(): Promise<void>;
  /** Gives back all slots of this process. */
  close(): Promise<void>;
}

/** Slots of a killed process are free a minute after they were renewed last. */
const renewEveryMs = 20_000;

export function openSlots({ db, log }: Pick<Tools, "db" | "log">): Slots {
  const held = new Map<string, SlotRow>();
  const freeing = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  const warn = (error: unknown): void => log.warn({ err: error }, "Slots of a limit could not be noted");

  const renew = (): Promise<void> => renewSlots({ db }, [...held.values()]).catch(warn);

  const free = (row: SlotRow): void => {
    if (!held.delete(row.id)) return;
    if (held.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const freed = freeSlot({ db }, row)
      .catch(warn)
      .finally(() => freeing.delete(freed));
    freeing.add(freed);
  };

  return {
    take: async (key, max) => {
      const row = { key, id: newId() };
      if (!(await takeSlot({ db }, row, max))) return undefined;

      held.set(row.id, row);
      timer ??= setInterval(() => void renew(), renewEveryMs).unref();
      return { free: () => free(row) };
    },
    renew,
    close: async () => {
      for (const row of held.values()) free(row);
      await Promise.all(freeing);
    },
  };
}
