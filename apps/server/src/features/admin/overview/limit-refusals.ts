import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { type OrganizationRefusals, refusalWeekDays } from "@citelens/contract/platform/limit-refusals";
import { organizationList } from "#features/organizations/public.ts";
import { rateLimited } from "#features/visits/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { limitRefusals } from "#features/workspaces/members/public.ts";
import type { LimitsNow } from "#platform/limits/organization-limits.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { rangeOf, type SearchQuery } from "../store/list-query.ts";
import { ownersByOrganization, shownOwner } from "../store/owners.ts";

type RefusalRow = Pick<OrganizationRefusals, "organization_id" | "limit" | "today" | "week">;

/** Refusals by the limits of plans to each organization in seven days: a row for each limit, the most refused first. */
export async function listLimitRefusals(
  tools: Tools,
  query: SearchQuery,
): Promise<Page<OrganizationRefusals>> {
  const { limit, offset } = rangeOf(query);
  const found = await refusedTo(tools, query.search);
  const shown = found.slice(offset, offset + limit);
  const ids = [...new Set(shown.map(({ organization_id }) => organization_id))];
  const [owners, limits] = await Promise.all([ownersByOrganization(tools, ids), tools.planLimits.ofAll(ids)]);
  const results = shown.flatMap((refused) => {
    const now = limits.get(refused.organization_id);
    if (!now) return [];
    const owner = owners.get(refused.organization_id) ?? shownOwner(undefined);
    return [{ ...refused, ...owner, plan: now.plan, allowed: allowedBy(now, refused.limit) }];
  });
  return pageOfRows(results, { ...query, count: found.length, pageSize: query.page_size });
}

/** Few are refused anything, so that all of them are put together here. */
async function refusedTo(tools: Tools, search: string): Promise<RefusalRow[]> {
  const today = dayIn("UTC", tools.now());
  const days = { today, since: shiftDay(today, 1 - refusalWeekDays) };
  const [ofMembers, ofWebsites] = await Promise.all([
    limitRefusals.sumSince(tools, days),
    rateLimited.sumSince(tools, days),
  ]);
  const refused = [...ofMembers, ...ofWebsites.map((one) => ({ ...one, limit: "events" as const }))];
  const payers = await workspaceList.findPayers(tools, [
    ...new Set(refused.map(({ workspace_id }) => workspace_id)),
  ]);
  const wanted =
    search === ""
      ? undefined
      : await organizationList.keepOwnedBy(tools, [...new Set(payers.values())], search);
  const sums = new Map<string, RefusalRow>();
  for (const { workspace_id, limit, today: ofToday, week } of refused) {
    const organization_id = payers.get(workspace_id);
    if (!organization_id || (wanted && !wanted.has(organization_id))) continue;
    const known = sums.get(`${organization_id} ${limit}`);
    sums.set(`${organization_id} ${limit}`, {
      organization_id,
      limit,
      today: ofToday + (known?.today ?? 0),
      week: week + (known?.week ?? 0),
    });
  }
  return [...sums.values()].sort(
    (a, b) =>
      b.week - a.week || a.organization_id.localeCompare(b.organization_id) || a.limit.localeCompare(b.limit),
  );
}

function allowedBy(
  { eventsPerSecond, requestsPerMinute, streams, exports }: LimitsNow,
  limit: OrganizationRefusals["limit"],
): number {
  return { events: eventsPerSecond, requests: requestsPerMinute, streams, exports }[limit];
}
