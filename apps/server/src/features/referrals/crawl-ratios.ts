import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type { CrawlRatio, listCrawlRatios as contract } from "@citelens/contract/traffic/referrals";
import { countCrawls, visitRangeOf } from "#features/visits/show/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { type ListFile, listFile } from "#platform/list-file.ts";
import type { Tools } from "#platform/tools.ts";
import { crawlRatiosOf } from "./crawl-ratios.rules.ts";
import { countReferrals } from "./referral-counts.ts";

type RatioQuery = ParsedInput<typeof contract>["query"];

/** Ratios of what each operator takes and gives: visits of its AI agents, and people whom its assistants sent. */
export async function listCrawlRatios(
  tools: Tools,
  member: Member,
  query: RatioQuery,
): Promise<readonly CrawlRatio[]> {
  const range = await visitRangeOf(tools, member, query);
  const [crawls, referrals] = await Promise.all([
    countCrawls(tools, member, range),
    countReferrals(tools, member, range),
  ]);
  return crawlRatiosOf(crawls, referrals);
}

export async function exportCrawlRatios(tools: Tools, member: Member, query: RatioQuery): Promise<ListFile> {
  return listFile({
    name: `crawl-ratios-${query.from_date}-${query.to_date}`,
    items: await listCrawlRatios(tools, member, query),
    header: ["Operator", "Visits that feed AI", "Referrals", "Visits per referral"],
    cellsOf: ({ operator, crawls, referrals, ratio }) => [operator, crawls, referrals, ratio],
  });
}
