import { shiftDay, startOfDay } from "@citelens/contract/base/days";
import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  BesideOrganic,
  listPaidBesideOrganic as endpoint,
} from "@citelens/contract/content/ads-dashboard";
import { observedAds } from "#features/answers/observed/public.ts";
import { queryFigures } from "#features/insights/reads/public.ts";
import { type Page, pageOfRows } from "#platform/paging.ts";
import type { Tools } from "#platform/tools.ts";
import type { AdsDesk } from "../store/ads-desk.ts";
import { besideOrganic } from "./beside-organic.rules.ts";

interface Input {
  readonly query: ParsedInput<typeof endpoint>["query"];
  readonly url: string;
}

/** How often the answers to each query showed an ad, named the brand and cited it; the insights' sums say the latter. */
export async function listPaidBesideOrganic(
  tools: Tools,
  { place, workspace }: AdsDesk,
  { query: { page, page_size: pageSize, from_date: from, to_date: to }, url }: Input,
): Promise<Page<BesideOrganic>> {
  const [queries, ads] = await Promise.all([
    queryFigures(tools, place, { from, to }),
    observedAds.countByQuery(tools, place, {
      from: startOfDay(workspace.time_zone, from),
      until: startOfDay(workspace.time_zone, shiftDay(to, 1)),
    }),
  ]);
  const rows = besideOrganic(queries, ads);
  const first = (page - 1) * pageSize;
  return pageOfRows(rows.slice(first, first + pageSize), { count: rows.length, page, pageSize, url });
}
