import { setTimeout as wait } from "node:timers/promises";
import type { Tools } from "#platform/tools.ts";
import { fillSlots, type LaneQuestions } from "./lane-questions.ts";
import { handBack, livesMs, renewHeld, takeNews } from "./lane-rows.ts";
import { giveShareBack } from "./lane-shares.sql.ts";
import { createRateLimit } from "./rate-limit.ts";
import { renewShare } from "./renew-share.ts";

const renewMs = 5_000;

export interface Lane {
  /** Something may be due; something else than before, where it is news. */
  wake(options?: { readonly isNews?: boolean }): void;
  stop(patienceMs: number): Promise<void>;
}

export type LaneOptions = Pick<LaneQuestions, "name" | "workerId" | "store" | "ask">;

/**
 * Asks the questions of one lane: as many at once as this worker's share of the lane allows, the next as soon as one is
 * done. Rows are taken ahead, so that nobody waits for the database between two questions.
 */
export function openLane(tools: Tools, options: LaneOptions): Lane {
  const { name, workerId } = options;
  const worker = { lane: name, workerId };
  const rateLimit = createRateLimit();
  const lane: LaneQuestions = {
    ...options,
    rateLimit,
    slots: 0,
    held: new Map(),
    unstored: new Map(),
    buffer: [],
    refilling: undefined,
    isDry: false,
    isStopped: false,
    asking: new Set(),
    paying: new Set(),
    paused: new Map(),
    stopping: new AbortController(),
  };
  /** From the first question of a round until its share is given back. */
  let isOpen = false;
  let renewing: NodeJS.Timeout | undefined;

  const renewAll = async (): Promise<void> => {
    lane.slots = await renewShare(tools, worker, { rateLimit, livesMs });
    await renewHeld(tools, lane);
  };

  const keepRenewing = (): void => {
    renewing = setTimeout(async () => {
      try {
        await renewAll();
        fillSlots(tools, lane);
      } catch (error) {
        tools.log.warn({ err: error, lane: name }, "A share of a lane could not be renewed");
      }
      if (lane.asking.size + lane.paying.size + lane.buffer.length + lane.unstored.size > 0) keepRenewing();
      else await leave();
    }, renewMs);
  };

  const begin = async (): Promise<void> => {
    await renewAll();
    keepRenewing();
    fillSlots(tools, lane);
  };

  const leave = async (): Promise<void> => {
    clearTimeout(renewing);
    lane.slots = 0;
    lane.paused.clear();
    await giveShareBack(tools, worker).catch((error: unknown) =>
      tools.log.warn({ err: error, lane: name }, "A share of a lane could not be given back"),
    );
    isOpen = false;
  };

  return {
    wake: ({ isNews = false } = {}) => {
      if (lane.isStopped) return;
      lane.isDry = false;
      if (isOpen && isNews) void takeNews(tools, lane).then(() => fillSlots(tools, lane));
      if (isOpen) return fillSlots(tools, lane);
      isOpen = true;
      begin().catch((error: unknown) => {
        isOpen = false;
        tools.log.warn({ err: error, lane: name }, "A lane could not be begun");
      });
    },
    stop: async (patienceMs) => {
      lane.isStopped = true;
      const answered = async (): Promise<void> => {
        await Promise.all(lane.asking);
        await Promise.all(lane.paying);
      };
      await Promise.race([answered(), wait(patienceMs, undefined, { ref: false })]);
      lane.stopping.abort();
      await Promise.all([answered(), lane.refilling]);
      await handBack(tools, lane);
      await leave();
    },
  };
}
