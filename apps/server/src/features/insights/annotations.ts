import { dayIn } from "@citelens/contract/base/days";
import type { ListQuery } from "@citelens/contract/base/list-format";
import type { Annotation, listInsightAnnotations } from "@citelens/contract/visibility/insights";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { competitorChanges, launches, queryChanges, versionChanges } from "./annotations.rules.ts";
import { versionsBehind } from "./sums/kept-sums.ts";
import { scopeOf } from "./sums/scope.ts";

/** Events within the period that may explain a change of its figures, in the order of the days. */
export async function annotationsOf(
  tools: Tools,
  member: Member,
  query: ListQuery<typeof listInsightAnnotations>,
): Promise<{ annotations: Annotation[] }> {
  const scope = await scopeOf(tools, member, query);
  const { start, end } = scope.now;
  const campaignIds = [...scope.campaignIds, ...scope.localIds];
  const [rows, changes, rivals, versions, operators] = await Promise.all([
    campaigns.listLaunched(tools, member, query.campaign_id),
    campaigns.listQueryChanges(tools, member, campaignIds),
    campaigns.listCompetitorChanges(tools, member, { campaignIds, since: start }),
    versionsBehind(tools, scope, { end }),
    listOperators(tools, member),
  ]);
  const models = modelsById(operators);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const dayOf = (at: Date): string => dayIn(scope.timeZone, at);
  const found = [
    ...launches(
      rows.flatMap(({ id, name, launched_at }) =>
        launched_at ? [{ id, name, day: dayOf(launched_at) }] : [],
      ),
    ),
    ...queryChanges(
      changes.map(({ at, ...change }) => ({ ...change, day: dayOf(at) })),
      names,
    ),
    ...competitorChanges(
      rivals.map(({ created, ...change }) => ({ ...change, day: dayOf(created) })),
      names,
    ),
    ...versionChanges(versions, (id) => modelShown(models, id).display_name),
  ];
  return {
    annotations: found
      .filter(({ date }) => date >= start && date <= end)
      .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))),
  };
}
