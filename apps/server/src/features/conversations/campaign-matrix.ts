import type { getCampaignMatrix, MatrixCell } from "@citelens/contract/conversations";
import type { Answer, Parsed } from "@citelens/contract/endpoint";
import { wilsonInterval } from "@citelens/statistics";
import { answers } from "#features/answers/public.ts";
import { campaigns } from "#features/campaigns/public.ts";
import { listOperators } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/public.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";

type Contract = typeof getCampaignMatrix;

/** A campaign's queries by models; queries that are asked no more follow while they have answers. */
export async function campaignMatrix(
  tools: Tools,
  member: Member,
  { campaignId, query }: { readonly campaignId: string; readonly query: Parsed<Contract>["query"] },
): Promise<Answer<Contract>> {
  await answers.expectCampaign(tools, member, campaignId);
  const period = await periodOf(tools, member, query);
  const [cells, queries, [campaign], operators] = await Promise.all([
    answers.countCells(tools, member, { ...period, campaignId }),
    campaigns.listQueries(tools, member, campaignId),
    campaigns.listRows(tools, member, [campaignId]),
    listOperators(tools),
  ]);
  const models = answers.modelsById(operators);
  const ids = new Set([
    ...(campaign?.operator_models ?? []),
    ...cells.map(({ operator_model }) => operator_model),
  ]);
  const byQuery = Map.groupBy(cells, ({ query_id }) => query_id);
  return {
    models: [...ids].map((id) => answers.modelShown(models, id)),
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
