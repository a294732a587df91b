import { pooled } from "./counts.ts";
import type { Pair } from "./paired-change.ts";
import type { Variation } from "./run-plan.ts";

/**
 * How answers varied between two periods, from what each prompt and model said in both. Within: the variance of answers to
 * the same prompt by the same model in the same period. Drift: how much more the changes of prompts differ from one another
 * than that explains; a change that all prompts share is none. Null for fewer than ten prompts, or where no prompt and model
 * answered twice in a period.
 */
export function variationOf(pairs: readonly Pair[]): Variation | null {
  const counted = pairs.filter(({ before, after }) => before.total > 0 && after.total > 0);
  const prompts = [...Map.groupBy(counted, ({ cluster }) => cluster).values()].map((own) => ({
    before: pooled(own.map(({ before }) => before)),
    after: pooled(own.map(({ after }) => after)),
  }));
  const within = withinOf(counted);
  if (prompts.length < minPrompts || within === null) return null;

  const changes = prompts.map(({ before, after }) => after.hits / after.total - before.hits / before.total);
  const mean = meanOf(changes);
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0);
  const byChance = meanOf(prompts.map(({ before, after }) => within * (1 / before.total + 1 / after.total)));
  return { within, drift: Math.max(0, squares / (changes.length - 1) - byChance) };
}

/** Fewer do not tell how much prompts drift. */
const minPrompts = 10;

/** The unbiased variance of an answer around the rate of its pair and period; null where nothing was asked twice. */
function withinOf(pairs: readonly Pair[]): number | null {
  const repeated = pairs.flatMap(({ before, after }) => [before, after]).filter(({ total }) => total > 1);
  if (repeated.length === 0) return null;
  const variance = repeated.reduce((sum, { hits, total }) => sum + (hits * (total - hits)) / (total - 1), 0);
  return variance / pooled(repeated).total;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
