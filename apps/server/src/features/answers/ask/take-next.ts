import { dayAfter, dayIn, later } from "@citelens/contract/base/days";
import { costsMoney } from "#features/operators/public.ts";
import { findResting } from "#features/spending/public.ts";
import type { Place } from "#platform/place.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  freeDue,
  type LeaseOptions,
  leaseAnswers,
  leaseOwnAnswers,
  type TakenAnswer,
} from "../store/queue.sql.ts";
import { putOff, restMs, type Turn, takeTurns } from "../store/turns.sql.ts";
import { inTurns } from "./in-turns.rules.ts";

/** So many organizations share what one lease takes; the others are next. */
const organizationsAtOnce = 16;

/** Whether nothing of a lane is asked, of all organizations or of the one that is named, since a bound of what may be spent on this day is reached. */
export function isResting(
  tools: Pick<Tools, "ai" | "now">,
  resting: Awaited<ReturnType<typeof findResting>>,
  { lane, organizationId }: { readonly lane: string; readonly organizationId?: string },
): boolean {
  if (!costsMoney(tools, lane)) return false;
  const { everything, providers, organizations } = resting;
  return (
    everything ||
    providers.has(lane) ||
    (organizationId !== undefined && organizations.includes(organizationId))
  );
}

interface TakeOptions extends LeaseOptions {
  readonly limit: number;
  /** Place of this one alone; of any by default. */
  readonly place?: Place | undefined;
}

/**
 * Takes the next answers of a lane, as far as what may be asked and spent on this day allows: as many of each organization
 * whose turn it is, one of each after the other.
 */
export async function takeNext(
  tools: Tools,
  { place, limit, ...leasing }: TakeOptions,
): Promise<TakenAnswer[]> {
  const { lane } = leasing;
  const rest = await findRest(tools, lane);
  if (place) {
    if (rest === "all") return [];
    const { answersPerDayMax: askedPerDayMax } = tools;
    const taken = await leaseOwnAnswers(tools, place, { ...leasing, limit, askedPerDayMax });
    return ordered(taken);
  }
  for (;;) {
    const taken = await takeInTurn(tools, { ...leasing, limit, rest });
    if (taken !== "again") return ordered(taken);
  }
}

/**
 * Takes answers of those whose turn it is. "again" where all that they had is being asked or has ended since, after which it is the next
 * ones' turn; and where something had to be freed before, which has a transaction of its own, since a row that changes twice in one locks
 * the run that it refers to.
 */
function takeInTurn(
  tools: Tools,
  { limit, rest, ...leasing }: LeaseOptions & TurnQuery,
): Promise<readonly TakenAnswer[] | "again"> {
  const { lane } = leasing;
  return inTransaction(tools, async (within) => {
    const turns = await turnsOf(within, { lane, limit, rest });
    if (turns.length === 0) return [];

    const due = turns.filter(({ has_due }) => has_due).map(({ organization_id }) => organization_id);
    if (due.length > 0) {
      await freeDue(within, lane, due);
      return "again";
    }
    const share = Math.ceil(limit / turns.length);
    const shares = turns.map(({ organization_id, asked }) => ({
      organization_id,
      share: Math.min(share, tools.answersPerDayMax - asked),
    }));
    const taken = await leaseAnswers(within, leasing, shares);
    return taken.length === 0 ? "again" : taken;
  });
}

/** The organizations of which nothing is asked in a lane today, since a bound of what may be spent is reached. */
async function findRest(tools: Tools, lane: string): Promise<readonly string[] | "all"> {
  if (!costsMoney(tools, lane)) return [];

  const resting = await findResting(tools);
  return isResting(tools, resting, { lane }) ? "all" : resting.organizations;
}

interface TurnQuery {
  readonly lane: string;
  readonly limit: number;
  readonly rest: readonly string[] | "all";
}

/** Turns of organizations; those who may be asked nothing more today are put off, so that nobody meets them again soon. */
async function turnsOf(within: Tools, { lane, limit, rest }: TurnQuery): Promise<readonly Turn[]> {
  const { answersPerDayMax: askedPerDayMax } = within;
  const now = within.now();
  const day = dayIn("UTC", now);
  const mayBeAsked = ({ organization_id, asked }: Turn): boolean =>
    asked < askedPerDayMax && rest !== "all" && !rest.includes(organization_id);
  const wanted = { lane, day, limit: Math.min(limit, organizationsAtOnce) };

  const turns = await takeTurns(within, wanted);
  if (turns.every(mayBeAsked)) return turns;
  const tomorrow = new Date(`${dayAfter(day)}T00:00:00Z`);
  const soon = later(now, restMs);
  const until = soon < tomorrow ? soon : tomorrow;
  await putOff(within, { lane, day, askedPerDayMax, organizations: rest, until });
  return rest === "all" ? [] : (await takeTurns(within, wanted)).filter(mayBeAsked);
}

/** One of each organization after the other, each in its own order. */
function ordered(taken: readonly TakenAnswer[]): TakenAnswer[] {
  const byOrder = taken.toSorted((a, b) => a.queue_order - b.queue_order);
  return inTurns(byOrder, ({ organization_id }) => organization_id);
}
