import { minClusters } from "./clustered-interval.ts";
import { plannedShare } from "./half-width-points.ts";
import { quantile80, t95 } from "./student-tails.ts";

/** Questions asked in each of the two periods that are compared. */
interface PeriodPlan {
  readonly prompts: number;
  readonly models: number;
  readonly variation?: Variation;
}

/** How answers vary where nothing changes, of rates from 0 to 1. */
export interface Variation {
  /** Variance of an answer around the rate of its prompt and model. */
  readonly within: number;
  /** Variance of a prompt's change from one period to the next beyond the chance of single answers. */
  readonly drift: number;
}

/** Before there is any history: answers as of a known brand, to prompts that do not drift. */
export const noHistory: Variation = { within: plannedShare * (1 - plannedShare), drift: 0 };

export interface PlanInput extends PeriodPlan {
  /** The change to be seen, in points. */
  readonly points: number;
  /** How often a run asks each prompt of each model. */
  readonly repeats: number;
  /** Credits that an answer of each model costs. */
  readonly modelCosts: readonly number[];
  readonly creditsPerEuro: number;
}

/** Plan for each of the two periods that are compared. */
export interface RunPlan {
  readonly runs: number;
  readonly answers: number;
  readonly credits: number;
  readonly euro: number;
}

/**
 * To see a change of so many points four times out of five with the paired test, these prompts have to be asked so often.
 * Null when nothing is asked, for no change at all, and where prompts drift by so much that no number of runs of so few
 * is enough.
 */
export function runPlan(planned: Omit<PlanInput, "models">): RunPlan | null {
  const { points, prompts, repeats, modelCosts, creditsPerEuro, variation = noHistory } = planned;
  const models = modelCosts.length;
  if (prompts * repeats * models === 0 || points <= 0) return null;
  const answersOfPair = answersPerPair({ points, prompts, models, variation });
  if (answersOfPair === null) return null;
  const runs = Math.ceil(answersOfPair / repeats);
  const credits = runs * prompts * repeats * modelCosts.reduce((sum, cost) => sum + cost, 0);
  return { runs, answers: runs * prompts * repeats * models, credits, euro: credits / creditsPerEuro };
}

/** Each of so many models has to answer each prompt so often in each period; null where no number is enough. */
function answersPerPair({
  points,
  prompts,
  models,
  variation = noHistory,
}: PeriodPlan & { readonly points: number }) {
  const bearable = prompts * (points / 100 / reachOf(prompts)) ** 2 - variation.drift;
  if (bearable <= 0) return null;
  return Math.max(1, (2 * variation.within) / (models * bearable));
}

/** The fewest prompts of which each model answers each so often that a change of so many points is seen. */
export function promptsForChange(
  points: number,
  { answers, models, variation = noHistory }: Omit<PeriodPlan, "prompts"> & { readonly answers: number },
): number {
  if (points <= 0 || answers * models === 0) return Number.POSITIVE_INFINITY;
  let enough = 1;
  while (detectableChange({ prompts: enough, models, answers, variation }) > points) enough *= 2;
  let tooFew = Math.floor(enough / 2);
  while (enough - tooFew > 1) {
    const middle = Math.floor((enough + tooFew) / 2);
    if (detectableChange({ prompts: middle, models, answers, variation }) > points) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

/**
 * The change, in points, that the paired test sees four times out of five when each model answers each prompt so often in
 * each of two periods.
 */
export function detectableChange({
  prompts,
  models,
  answers,
  variation = noHistory,
}: PeriodPlan & { readonly answers: number }): number {
  const ofPrompt = (2 * variation.within) / (models * answers) + variation.drift;
  return Math.min(100, 100 * reachOf(prompts) * Math.sqrt(ofPrompt / prompts));
}

/** So many standard errors a change has to be away from none for Student's test over the prompts to see it so often. */
function reachOf(prompts: number): number {
  const degrees = Math.max(prompts, minClusters) - 1;
  return t95(degrees) + quantile80(degrees);
}
