import { dayIn } from "@citelens/contract/base/days";
import type { Overview, ServiceDay } from "@citelens/contract/platform/overview";
import { jobsNow } from "#platform/jobs/job-states.sql.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import type { Tools } from "#platform/tools.ts";
import type { HealthSources } from "../system/health.ts";
import { findAttention } from "./attention.ts";
import { funnelOf, shownDays } from "./overview.rules.ts";
import { listServiceDays, type ServiceDayRow } from "./overview.sql.ts";

/** How often a stream looks. */
export const overviewEveryMs = 5_000;

/** The overview of an instance, whose viewers are all answered by one look at the database. */
export function openOverview(tools: Tools, sources: Pick<HealthSources, "dataDir">) {
  const looks = promiseCache<Overview>({ max: 1, ttl: overviewEveryMs - 100 });
  const read = () => readOverview(tools, sources);
  return {
    /** As of now. */
    read,
    /** At most as old as one look is from the next. */
    look: (): Promise<Overview> => looks.get("overview", read),
  };
}

async function readOverview(tools: Tools, { dataDir }: Pick<HealthSources, "dataDir">): Promise<Overview> {
  const today = dayIn("UTC", tools.now());
  const [rows, jobs] = await Promise.all([listServiceDays(tools, shownDays(today)), jobsNow(tools)]);
  return {
    today,
    as_of: rows.at(-1)?.updated_at.toISOString() ?? null,
    days: rows.map(shownDay),
    funnel: funnelOf(rows),
    billing: tools.billing.mode,
    usd_per_euro: tools.usdPerEuro,
    waiting_jobs: jobs.waiting,
    attention: await findAttention(tools, { today, jobs, dataDir }),
  };
}

function shownDay(row: ServiceDayRow): ServiceDay {
  const { onboarded: _, first_visit: __, first_campaign: ___, paid: ____, updated_at: _____, ...day } = row;
  return day;
}
