import type { Answer, Parsed } from "@citelens/contract/base/endpoint";
import type { getCampaignMatrix, MatrixCell } from "@citelens/contract/visibility/conversations";
import { wilsonInterval } from "@citelens/statistics";
import { answers } from "#features/answers/show/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";

type Contract = typeof getCampaignMatrix;

/** A campaign's queries by models; queries that are asked no more follow while they have answers. */
export async function campaignMatrix(
  tools: Tools,
  member: Member,
  { campaignId, query }: { readonly campaignId: string; readonly query: Parsed<Contract>["query"] },
): Promise<Answer<Contract>> {
  await campaigns.expect(tools, member, campaignId);
  const period = await periodOf(tools, member, query);
  const [cells, queries, [campaign], operators] = await Promise.all([
    answers.countCells(tools, member, { ...period, campaignId }),
    campaigns.listQueries(tools, member, campaignId),
    campaigns.listRows(tools, member, [campaignId]),
    listOperators(tools),
  ]);
  const models = modelsById(operators);
  const ids = new Set([
    ...(campaign?.operator_models ?? []),
    ...cells.map(({ operator_model }) => operator_model),
  ]);
  const byQuery = Map.groupBy(cells, ({ query_id }) => query_id);
  return {
    models: [...ids].map((id) => modelShown(models, id)),
    queries: queries
      .filter(({ id, retired_at }) => retired_at === null || byQuery.has(id))
      .map(({ id, text, branded }) => ({ id, text, branded, cells: (byQuery.get(id) ?? []).map(cellOf) })),
  };
}

function cellOf({
  query_id: _,
  ...cell
}: Awaited<ReturnType<typeof answers.countCells>>[number]): MatrixCell {
  const { n, mentions } = cell;
  return {
    ...cell,
    visibility: n === 0 ? null : (100 * mentions) / n,
    interval: wilsonInterval(mentions, n),
  };
}
