import type { Answer, ParsedInput } from "@citelens/contract/base/endpoint";
import {
  type getCampaignMatrix,
  type MatrixCell,
  type SavedCell,
  savedCell,
} from "@citelens/contract/visibility/conversations";
import { intervalOf } from "@citelens/statistics";
import { answers } from "#features/answers/show/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { listSums } from "#features/insights/lists/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { fileName } from "#platform/files/file-name.ts";
import { wholeOrFile } from "#platform/files/page-or-file.ts";
import type { ListFile } from "#platform/list-file.ts";
import type { Tools } from "#platform/tools.ts";
import { periodOf } from "./period-of.ts";

type AskedCell = Awaited<ReturnType<typeof listSums.cells>>[number];
type Contract = typeof getCampaignMatrix;

interface MatrixInput {
  readonly campaignId: string;
  readonly query: ParsedInput<Contract>["query"];
}

/** The same as a list of its cells where a file is asked for. */
export async function matrixOrFile(
  tools: Tools,
  member: Member,
  input: MatrixInput,
): Promise<Answer<Contract> | ListFile> {
  const { query } = input;
  const name = fileName("matrix", query, tools.now());
  const matrix = await campaignMatrix(tools, member, input);
  return wholeOrFile(matrix, { query, name, item: savedCell }, ({ queries }) =>
    queries.flatMap(({ cells, ...asked }) => cells.map((cell): SavedCell => ({ query: asked, ...cell }))),
  );
}

/** A campaign's queries by models; queries that are asked no more follow while they have answers. */
async function campaignMatrix(
  tools: Tools,
  member: Member,
  { campaignId, query }: MatrixInput,
): Promise<Answer<Contract>> {
  await campaigns.expect(tools, member, campaignId);
  const period = await periodOf(tools, member, query);
  const queries = await campaigns.listQueries(tools, member, campaignId);
  const [cells, [campaign], operators] = await Promise.all([
    listSums.cells(tools, member, {
      ...period,
      campaignIds: [campaignId],
      queryIds: queries.map(({ id }) => id),
    }),
    campaigns.listRows(tools, member, [campaignId]),
    listOperators(tools, member),
  ]);
  const newest = await answers.listNewestLines(tools, member, {
    ...period,
    cells: cells.filter(({ n }) => n > 0).map((cell) => ({ ...cell, must: "OK" })),
  });
  const lastIds = new Map(newest.map((line) => [`${line.query_id} ${line.operator_model}`, line.id]));
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
      .map(({ id, text, branded }) => ({
        id,
        text,
        branded,
        cells: (byQuery.get(id) ?? []).map((cell) =>
          cellOf(cell, lastIds.get(`${id} ${cell.operator_model}`)),
        ),
      })),
  };
}

function cellOf(cell: AskedCell, lastAnswerId: string | undefined): MatrixCell {
  const { operator_model, n, mentions, position_sum, cited, unknown_to_model, refused, failed } = cell;
  return {
    operator_model,
    n,
    mentions,
    visibility: n === 0 ? null : (100 * mentions) / n,
    interval: intervalOf(mentions, n),
    average_position: mentions === 0 ? null : position_sum / mentions,
    cited,
    unknown_to_model,
    refused,
    failed,
    last_answer_id: lastAnswerId ?? null,
  };
}
