import { limitsOfLane } from "#features/operators/public.ts";
import { findResting } from "#features/spending/public.ts";
import type { Tools } from "#platform/tools.ts";
import { type Leasing, leaseAnswers, type Taken } from "./queue.sql.ts";

/** Takes the next answers of a lane, as far as what may be spent on this day allows. */
export async function takeNext(
  tools: Tools,
  leasing: Omit<Leasing, "askedPerDayMax" | "resting">,
): Promise<Taken[]> {
  const { lane } = leasing;
  const askedPerDayMax = tools.answersPerDayMax;
  if (!limitsOfLane(tools.ai, lane).costsMoney)
    return leaseAnswers(tools, { ...leasing, askedPerDayMax, resting: [] });

  const { everything, providers, organizations } = await findResting(tools);
  if (everything || providers.has(lane)) return [];
  return leaseAnswers(tools, { ...leasing, askedPerDayMax, resting: organizations });
}
