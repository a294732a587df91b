import { minuteMs } from "@citelens/contract/base/days";
import { newId } from "#platform/ids.ts";
import { type Listener, listenTo } from "#platform/notices.ts";
import type { Tools } from "#platform/tools.ts";
import { dueChannel, listLanes, mendTurns, restMs } from "../store/turns.sql.ts";
import { askAnswer } from "./ask-answer.ts";
import { type Lane, openLane } from "./lane.ts";
import { openOutcomeStore } from "./outcome-store.ts";

/** Where the database wakes the worker, this only finds what it has missed. */
const lookMs = 5_000;
/** Where it cannot, or lanes are being asked in. */
const lookSoonMs = 1_000;
const lookAfterFailureMs = 3_000;
const mendEveryMs = 5 * minuteMs;

export interface AnsweringWorker {
  /** Asks nothing more, waits for what is being asked as long as it is patient, and gives back the rest. */
  stop(patienceMs?: number): Promise<void>;
}

export interface AnsweringOptions {
  /** How a question is put; to its model, by default. */
  readonly ask?: typeof askAnswer;
  /** Address of the database itself, by whose notices new work begins at once; without it, it is looked for each second. */
  readonly url?: string;
}

/**
 * Asks what is due in every lane, as fast as the lanes take it, until it is stopped. Any number of workers may do so. With
 * nothing to do, one asks the database every five seconds whether there is something.
 */
export function startAnswering(
  tools: Tools,
  { ask = askAnswer, url }: AnsweringOptions = {},
): AnsweringWorker {
  const workerId = newId();
  const store = openOutcomeStore(tools);
  const lanes = new Map<string, Lane>();
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let mendedAtMs: number | undefined;

  const wake = (name: string, isNews = false): void => {
    if (isStopped) return;
    const lane = lanes.get(name) ?? openLane(tools, { name, workerId, store, ask });
    lanes.set(name, lane);
    lane.wake({ isNews });
  };

  /** Mends what was forgotten, if anything; when it starts, also by those who were killed. */
  const mend = async (): Promise<void> => {
    const atMs = performance.now();
    if (mendedAtMs !== undefined && atMs - mendedAtMs < mendEveryMs) return;
    const mended = await mendTurns(tools, mendedAtMs === undefined ? 0 : restMs);
    if (mended > 0) tools.log.info({ mended }, "Answers that wait were found again");
    mendedAtMs = atMs;
  };

  const look = async (): Promise<void> => {
    let waitMs = listener?.isListening() ? lookMs : lookSoonMs;
    try {
      await mend();
      const now = tools.now();
      for (const { lane, nextAt } of await listLanes(tools)) {
        const inMs = nextAt.getTime() - now.getTime();
        if (inMs <= 0) wake(lane);
        waitMs = Math.min(waitMs, Math.max(inMs, lookSoonMs));
      }
    } catch (error) {
      tools.log.warn({ err: error }, "Answers that are due could not be listed");
      waitMs = lookAfterFailureMs;
    }
    looking = undefined;
    if (!isStopped) timer = setTimeout(lookNow, waitMs);
  };
  const lookNow = (): void => {
    clearTimeout(timer);
    looking ??= look();
  };
  const listener: Listener | undefined =
    url === undefined
      ? undefined
      : listenTo({
          url,
          channel: dueChannel,
          log: tools.log,
          onNotice: (lane) => (lane === undefined ? lookNow() : wake(lane, true)),
        });
  lookNow();

  return {
    stop: async (patienceMs = 15_000) => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([looking, listener?.close()]);
      clearTimeout(timer);
      await Promise.all([...lanes.values()].map((lane) => lane.stop(patienceMs)));
      await store.close();
    },
  };
}
