import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  BotVisit,
  BotVisitPage,
  listBotVisits as contract,
  TrackingCounters,
} from "@citelens/contract/traffic/visits";
import { listApiKeys } from "#features/api-keys/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import { spelled } from "../store/page-path.rules.ts";
import { sumCounters } from "../store/visits.sql.ts";
import { visitRangeOf } from "./visit-range.ts";
import { listPages, type PageFilter, type PageRow, streamPages } from "./visits.events.ts";

type BotVisitQuery = ParsedInput<typeof contract>["query"];

const countersDays = 30;

/** One page of the pages that agents read; `url` is the request's own, from which its neighbours' are made. */
export async function listBotVisits(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: BotVisitQuery; readonly url: string },
): Promise<BotVisitPage> {
  const { page, page_size: pageSize, order_by: order } = query;
  const list = await listPages(tools.events, await filterOf(tools, member, query), {
    order,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return {
    ...pageOfRows(list.rows.map(botVisitOf), { count: list.pages, page, pageSize, url }),
    total_visits: list.visits,
  };
}

/** The whole filtered list as a download, row by row. */
export async function exportBotVisits(tools: Tools, member: Member, query: BotVisitQuery): Promise<ListFile> {
  const rows = streamPages(tools.events, await filterOf(tools, member, query), query.order_by);
  return listFile({
    name: `agent-visits-${query.from_date}-${query.to_date}`,
    items: botVisitsOf(rows),
    header: ["Path", dates("Last Indexed by AI"), "Count", "Agent"],
    cellsOf: ({ path, scrap_date, count, agent }) => [path, scrap_date, count, agent],
  });
}

/** Every key of the workspace that is active or was used in the last 30 days, the newest first. */
export async function listTrackingCounters(tools: Tools, member: Member): Promise<TrackingCounters[]> {
  const since = shiftDay(dayIn("UTC", tools.now()), 1 - countersDays);
  const [keys, sums] = await Promise.all([listApiKeys(tools, member), sumCounters(tools, member, since)]);
  const byKey = Map.groupBy(sums, ({ key_id }) => key_id);

  return keys
    .filter(({ id, revoked }) => !revoked || byKey.has(id))
    .map(({ id, name }) => {
      const own = byKey.get(id) ?? [];
      const of = (outcome: string): number =>
        own.reduce((sum, one) => (one.outcome === outcome ? sum + one.count : sum), 0);
      return {
        key_id: id,
        key_name: name,
        received: own.reduce((sum, { count }) => sum + count, 0),
        stored: of("stored"),
        filtered: of("filtered"),
        rejected: of("rejected"),
        reasons: Object.fromEntries(
          own.filter(({ outcome }) => outcome !== "stored").map(({ reason, count }) => [reason, count]),
        ),
      };
    });
}

async function filterOf(tools: Tools, member: Member, query: BotVisitQuery): Promise<PageFilter> {
  return {
    ...member,
    ...(await visitRangeOf(tools, member, query)),
    botTypes: query.bot_type,
    verdicts: query.verdict,
    search: spelled(query.search?.trim() ?? "") || undefined,
  };
}

function botVisitOf({ path, last_ms, visits, agent, verdict }: PageRow): BotVisit {
  return { path, scrap_date: new Date(last_ms).toISOString(), count: visits, agent, verdict };
}

async function* botVisitsOf(rows: AsyncIterable<PageRow>): AsyncGenerator<BotVisit> {
  for await (const row of rows) yield botVisitOf(row);
}
