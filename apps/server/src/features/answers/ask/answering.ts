import { limitsOfLane } from "#features/operators/public.ts";
import { newId } from "#platform/ids.ts";
import type { Tools } from "#platform/tools.ts";
import { askAnswer } from "./ask-answer.ts";
import { type Lane, openLane } from "./lane.ts";
import { openOutcomeStore } from "./outcome-store.ts";
import { listDueLanes } from "./queue.sql.ts";

const lookMs = 500;
const lookAfterFailureMs = 3_000;

export interface Answering {
  /** Asks nothing more, waits for what is being asked as long as it is patient, and gives back the rest. */
  stop(patienceMs?: number): Promise<void>;
}

export interface AnsweringOptions {
  /** How a question is put; to its model, by default. */
  readonly ask?: typeof askAnswer;
}

/** Asks what is due in every lane, as fast as the lanes take it, until it is stopped. Any number of workers may do so. */
export function startAnswering(tools: Tools, { ask = askAnswer }: AnsweringOptions = {}): Answering {
  const workerId = newId();
  const store = openOutcomeStore(tools);
  const lanes = new Map<string, Lane>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  const look = async (): Promise<void> => {
    let waitMs = lookMs;
    try {
      for (const name of await listDueLanes(tools)) {
        if (isStopped) return;
        const lane =
          lanes.get(name) ??
          openLane(tools, { name, workerId, store, ask, limits: limitsOfLane(tools.ai, name) });
        lanes.set(name, lane);
        lane.wake();
      }
    } catch (error) {
      tools.log.warn({ err: error }, "Answers that are due could not be listed");
      waitMs = lookAfterFailureMs;
    }
    if (!isStopped) timer = setTimeout(() => void look(), waitMs);
  };
  void look();

  return {
    stop: async (patienceMs = 15_000) => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([...lanes.values()].map((lane) => lane.stop(patienceMs)));
      await store.flush();
    },
  };
}
