import { isMainThread } from "node:worker_threads";

interface Task {
  readonly say?: string;
  readonly fail?: string;
  readonly endless?: boolean;
  readonly greedy?: boolean;
}

/** Does what its test tells it. */
export function work({ say = "", fail, endless, greedy }: Task): {
  readonly said: string;
  readonly isBeside: boolean;
} {
  if (fail) throw new Error(fail);
  while (endless) Math.random();
  const taken: number[][] = [];
  while (greedy) taken.push(Array.from({ length: 100_000 }, (_, at) => at * 1.5));
  return { said: say, isBeside: !isMainThread };
}
