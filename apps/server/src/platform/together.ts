import { setImmediate } from "node:timers/promises";

/** So many are done at once. */
const atOnceMax = 500;

interface WaitingCall<Asked, Answer> {
  readonly asked: Asked;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Does what is asked for together: the first at once, and what comes while it is under way as one as soon as it is done. So
 * whoever waits for the same thing of the database waits here, and many take as long as a few. `run` answers in the order of
 * what was asked; when it fails, all that it was given fail, each of them alone once more where `isOfOne` says so.
 */
export function together<Asked, Answer>(
  run: (asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { isOfOne }: { readonly isOfOne: (error: unknown) => boolean },
): (asked: Asked) => Promise<Answer> {
  let waiting: WaitingCall<Asked, Answer>[] = [];
  let isUnderWay = false;

  const runAll = async (some: readonly WaitingCall<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await run(some.map(({ asked }) => asked));
      for (const [index, { answered }] of some.entries()) answered(answers[index] as Answer); // one for each
    } catch (error) {
      await fail(some, error);
    }
  };

  const fail = async (some: readonly WaitingCall<Asked, Answer>[], error: unknown): Promise<void> => {
    if (some.length > 1 && isOfOne(error)) for (const one of some) await runAll([one]);
    else for (const { failed } of some) failed(error);
  };

  const runWaiting = async (): Promise<void> => {
    isUnderWay = true;
    // Those who ask in the same turn of the event loop are the first together, also after a few promises.
    await setImmediate();
    while (waiting.length > 0) {
      const some = waiting.slice(0, atOnceMax);
      waiting = waiting.slice(atOnceMax);
      await runAll(some);
    }
    isUnderWay = false;
  };

  return (asked) =>
    new Promise((answered, failed) => {
      waiting.push({ asked, answered, failed });
      if (!isUnderWay) void runWaiting();
    });
}
