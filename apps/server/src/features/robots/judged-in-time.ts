import { setImmediate as breath } from "node:timers/promises";
import type { AgentVerdicts } from "./verdicts.rules.ts";

/**
 * For all verdicts of an answer: some seconds where every comparison goes to the end of its path, which only hostile files of
 * tens of thousands of rules bring about; files and paths as they are need a hundredth of it.
 */
export const stepsMax = 400_000_000;
/** Some milliseconds, after which others get their answers. */
export const stepsPerBreath = 2_000_000;

/** An agent that asked for a path. */
interface AskedPath {
  readonly token: string;
  readonly path: string;
}

/** Finds the verdicts of all that there is time for, with pauses for others; resolves to those, the first of them. */
export async function judgedInTime<Item extends AskedPath>(
  verdicts: readonly AgentVerdicts[],
  asked: readonly Item[],
): Promise<readonly Item[]> {
  const stepsOf = (): number => verdicts.reduce((sum, one) => sum + one.steps(), 0);
  let breathedAt = stepsOf();
  for (const [index, { token, path }] of asked.entries()) {
    if (stepsOf() >= stepsMax) return asked.slice(0, index);
    for (const one of verdicts) one.verdict(token, path);
    if (stepsOf() - breathedAt < stepsPerBreath) continue;
    breathedAt = stepsOf();
    await breath();
  }
  return asked;
}
