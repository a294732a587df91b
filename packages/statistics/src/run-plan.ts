import { answersForHalfWidth } from "./half-width-points.ts";

export interface Planned {
  /** The change to be seen, in points. */
  readonly points: number;
  readonly prompts: number;
  /** How often a run asks each prompt of each model. */
  readonly repeats: number;
  /** Credits that an answer of each model costs. */
  readonly modelCosts: readonly number[];
  readonly creditsPerEuro: number;
}

/** What each of the two periods takes that are compared. */
export interface RunPlan {
  readonly answersNeeded: number;
  readonly runs: number;
  /** What these runs bring: whole runs, so as many as needed or more. */
  readonly answers: number;
  readonly credits: number;
  readonly euro: number;
}

/**
 * To see a change of so many points, these prompts have to be asked so often. Null when nothing is asked, or for no
 * change at all.
 */
export function runPlan({ points, prompts, repeats, modelCosts, creditsPerEuro }: Planned): RunPlan | null {
  const answersPerRun = prompts * repeats * modelCosts.length;
  if (answersPerRun === 0 || points <= 0) return null;
  const answersNeeded = answersForChange(points);
  const runs = Math.ceil(answersNeeded / answersPerRun);
  const credits = runs * prompts * repeats * modelCosts.reduce((sum, cost) => sum + cost, 0);
  return { answersNeeded, runs, answers: runs * answersPerRun, credits, euro: credits / creditsPerEuro };
}

/** The fewest answers in each period for which a change of so many points is detectable. */
export function answersForChange(points: number): number {
  return answersForHalfWidth(points / Math.SQRT2);
}
