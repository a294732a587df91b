import { dayIn, daysApart, shiftDay } from "@citelens/contract/base/days";
import { overviewDays, type SignUpFunnel } from "@citelens/contract/platform/overview";

/** Both days belong to it. */
export interface DaysOfService {
  readonly from: string;
  readonly to: string;
}

/** People who signed up on a day and how far they have come. */
export interface Cohort {
  readonly day: string;
  readonly sign_ups: number;
  readonly onboarded: number;
  readonly first_visit: number;
  readonly first_campaign: number;
  readonly paid: number;
}

/** All days that are shown, today the last of them. */
export function shownDays(today: string): DaysOfService {
  return { from: shiftDay(today, 1 - overviewDays), to: today };
}

/** Every day of them, in order. */
export function eachDay({ from, to }: DaysOfService): string[] {
  return Array.from({ length: daysApart(from, to) + 1 }, (_, index) => shiftDay(from, index));
}

/** Days to be summed: today and yesterday, and all since the first of those shown that has no sums yet. */
export function daysToSum(known: readonly string[], today: string): DaysOfService {
  const isKnown = new Set(known);
  const yesterday = shiftDay(today, -1);
  const from = eachDay(shownDays(today)).find((day) => !isKnown.has(day) || day === yesterday);
  return { from: from ?? yesterday, to: today };
}

interface OwnedRow {
  readonly id: string;
  readonly organization_id: string;
}

interface Activity {
  /** Workspaces, of which those that are nobody's own count for nothing. */
  readonly inWorkspaces: readonly { readonly day: string; readonly workspace_id: string }[];
  readonly ofOrganizations: readonly { readonly day: string; readonly organization_id: string }[];
  readonly own: readonly OwnedRow[];
}

/** How many different organizations did anything on each day. */
export function activeByDay({ inWorkspaces, ofOrganizations, own }: Activity): ReadonlyMap<string, number> {
  const payers = new Map(own.map(({ id, organization_id }) => [id, organization_id]));
  const active = new Map<string, Set<string>>();
  const note = (day: string, organizationId: string | undefined): void => {
    if (organizationId === undefined) return;
    active.set(day, (active.get(day) ?? new Set()).add(organizationId));
  };
  for (const { day, workspace_id } of inWorkspaces) note(day, payers.get(workspace_id));
  for (const { day, organization_id } of ofOrganizations) note(day, organization_id);
  return new Map([...active].map(([day, organizations]) => [day, organizations.size]));
}

/** The visits of each day in workspaces that are somebody's own. */
export function visitsByDay(
  visits: readonly { readonly day: string; readonly workspace_id: string; readonly visits: number }[],
  own: readonly OwnedRow[],
): ReadonlyMap<string, number> {
  const counted = new Set(own.map(({ id }) => id));
  const sums = new Map<string, number>();
  for (const one of visits)
    if (counted.has(one.workspace_id)) sums.set(one.day, (sums.get(one.day) ?? 0) + one.visits);
  return sums;
}

interface SignedUp {
  readonly id: string;
  readonly created: Date;
  readonly onboarding_complete: boolean;
}

export interface HowFar {
  readonly signUps: readonly SignedUp[];
  readonly organizations: readonly { readonly id: string; readonly owner_id: string }[];
  readonly own: readonly OwnedRow[];
  /** Workspaces. */
  readonly visited: ReadonlySet<string>;
  readonly launched: ReadonlySet<string>;
  /** Organizations. */
  readonly paying: ReadonlySet<string>;
}

/** How many signed up on each day, and how many of these have done what since, in whatever order. */
export function cohortsOf(days: DaysOfService, howFar: HowFar): Cohort[] {
  const { signUps, organizations, own, visited, launched, paying } = howFar;
  const organizationOf = new Map(organizations.map(({ id, owner_id }) => [owner_id, id]));
  const workspacesOf = Map.groupBy(own, ({ organization_id }) => organization_id);
  const byDay = Map.groupBy(signUps, ({ created }) => dayIn("UTC", created));
  return eachDay(days).map((day) => {
    const people = byDay.get(day) ?? [];
    const organizationsOf = people.flatMap(({ id }) => organizationOf.get(id) ?? []);
    const countIn = (workspaces: ReadonlySet<string>): number =>
      organizationsOf.filter((id) => workspacesOf.get(id)?.some((one) => workspaces.has(one.id))).length;
    return {
      day,
      sign_ups: people.length,
      onboarded: people.filter(({ onboarding_complete }) => onboarding_complete).length,
      first_visit: countIn(visited),
      first_campaign: countIn(launched),
      paid: organizationsOf.filter((id) => paying.has(id)).length,
    };
  });
}

export function funnelOf(cohorts: readonly Omit<Cohort, "day">[]): SignUpFunnel {
  const sumOf = (key: keyof Omit<Cohort, "day">): number =>
    cohorts.reduce((sum, cohort) => sum + cohort[key], 0);
  return {
    signed_up: sumOf("sign_ups"),
    onboarded: sumOf("onboarded"),
    first_visit: sumOf("first_visit"),
    first_campaign: sumOf("first_campaign"),
    paid: sumOf("paid"),
  };
}
