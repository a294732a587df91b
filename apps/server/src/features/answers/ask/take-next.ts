import { limitsOfLane } from "#features/operators/public.ts";
import { findResting } from "#features/spending/public.ts";
import type { Tools } from "#platform/tools.ts";
import { type Leasing, leaseAnswers, type Taken } from "./queue.sql.ts";

/** Whether nothing of a lane is asked, of all organizations or of the one that is named, since a bound of what may be spent on this day is reached. */
export function isResting(
  { ai }: Pick<Tools, "ai">,
  resting: Awaited<ReturnType<typeof findResting>>,
  { lane, organizationId }: { readonly lane: string; readonly organizationId?: string },
): boolean {
  if (!limitsOfLane(ai, lane).costsMoney) return false;
  const { everything, providers, organizations } = resting;
  return (
    everything ||
    providers.has(lane) ||
    (organizationId !== undefined && organizations.includes(organizationId))
  );
}

/** Takes the next answers of a lane, as far as what may be spent on this day allows. */
export async function takeNext(
  tools: Tools,
  leasing: Omit<Leasing, "askedPerDayMax" | "resting">,
): Promise<Taken[]> {
  const { lane } = leasing;
  const askedPerDayMax = tools.answersPerDayMax;
  if (!limitsOfLane(tools.ai, lane).costsMoney)
    return leaseAnswers(tools, { ...leasing, askedPerDayMax, resting: [] });

  const resting = await findResting(tools);
  if (isResting(tools, resting, { lane })) return [];
  return leaseAnswers(tools, { ...leasing, askedPerDayMax, resting: resting.organizations });
}
