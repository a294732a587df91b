import { dayAfter, dayIn } from "@citelens/contract/base/days";
import { people } from "#features/accounts/people/public.ts";
import { billingTotals } from "#features/billing/totals/public.ts";
import { launchedCampaigns } from "#features/campaigns/counting/public.ts";
import { ledgerReport } from "#features/credits/report/public.ts";
import { organizationList } from "#features/organizations/public.ts";
import { spendingReport } from "#features/spending/report/public.ts";
import { visitTotals } from "#features/visits/totals/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { listActedIn } from "#platform/audit/audit.sql.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  activeByDay,
  type Cohort,
  cohortsOf,
  type DaysOfService,
  daysToSum,
  eachDay,
  shownDays,
  visitsByDay,
} from "./overview.rules.ts";
import { type DayEvents, listServiceDays, putCohorts, putHappened } from "./overview.sql.ts";

/** Makes the sums of today, yesterday and days without any anew; how far sign-ups have come is looked at for all days shown. */
export async function sumServiceDays(tools: Tools): Promise<void> {
  const today = dayIn("UTC", tools.now());
  const shown = shownDays(today);
  const known = await listServiceDays(tools, shown);
  const happened = await sumHappened(
    tools,
    daysToSum(
      known.map(({ day }) => day),
      today,
    ),
  );
  const cohorts = await sumCohorts(tools, shown);
  await inTransaction(tools, async (within) => {
    await putCohorts(within, cohorts);
    await putHappened(within, happened);
  });
}

interface Instants {
  readonly from: Date;
  readonly before: Date;
}

function instantsOf({ from, to }: DaysOfService): Instants {
  return { from: new Date(`${from}T00:00:00Z`), before: new Date(`${dayAfter(to)}T00:00:00Z`) };
}

async function sumHappened(tools: Tools, days: DaysOfService): Promise<DayEvents[]> {
  const instants = instantsOf(days);
  const [visits, calls, answeredOn, credits, actedIn, recurringCents] = await Promise.all([
    visitTotals.byDay(tools, days),
    spendingReport.callDays(tools, days),
    spendingReport.answeredOn(tools, days),
    ledgerReport.sumByDay(tools, instants),
    listActedIn(tools, instants),
    billingTotals.recurringCents(tools),
  ]);
  const inWorkspaces = [...visits, ...actedIn];
  const ids = [...new Set(inWorkspaces.map(({ workspace_id }) => workspace_id))];
  const own = await workspaceList.listOwn(tools, { ids });
  const active = activeByDay({ inWorkspaces, ofOrganizations: answeredOn, own });
  const visited = visitsByDay(visits, own);
  const callsOf = new Map(calls.map((of) => [of.day, of]));
  const creditsOf = new Map(credits.map((of) => [of.day, of]));
  return eachDay(days).map((day) => {
    const { answers = 0, calls = 0, failed = 0, cost_usd = 0, credits = 0 } = callsOf.get(day) ?? {};
    const { sold = 0, used = 0 } = creditsOf.get(day) ?? {};
    return {
      day,
      active_organizations: active.get(day) ?? 0,
      visits: visited.get(day) ?? 0,
      answers,
      calls,
      failed,
      cost_usd,
      credits_charged: credits,
      credits_sold: sold,
      credits_used: used,
      recurring_cents: day === days.to ? recurringCents : null,
    };
  });
}

async function sumCohorts(tools: Tools, days: DaysOfService): Promise<Cohort[]> {
  const instants = instantsOf(days);
  const signUps = await people.signUps(tools, instants);
  const organizations = await organizationList.findOwned(
    tools,
    signUps.map(({ id }) => id),
  );
  const organizationIds = organizations.map(({ id }) => id);
  const own = await workspaceList.listOwn(tools, { organizationIds });
  const workspaceIds = own.map(({ id }) => id);
  const [visited, launched, paying] = await Promise.all([
    visitTotals.seenIn(tools, workspaceIds),
    launchedCampaigns.workspacesAmong(tools, workspaceIds),
    billingTotals.payingAmong(tools, { organizationIds, since: instants.from }),
  ]);
  return cohortsOf(days, { signUps, organizations, own, visited, launched, paying });
}
