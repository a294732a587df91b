import type { ListQuery } from "@citelens/contract/base/list-format";
import type { getInsightMatrix, InsightMatrix } from "@citelens/contract/visibility/insight-cards";
import type {
  AiChannel,
  AiChannels,
  getAiChannels,
  getInfluentialSources,
  InfluentialSources,
} from "@citelens/contract/visibility/insights";
import { meanOf, rateOf } from "@citelens/statistics";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import { faviconPath } from "#features/sites/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { aiChannels } from "./ai-channels.rules.ts";
import { comparedCells } from "./compare/compared-cells.ts";
import { judgeSites } from "./compare/judge-sites.ts";
import { namingClient } from "./compare/subjects.rules.ts";
import { addAnswers } from "./store/answer-tally.rules.ts";
import { answersByDay, answersByModel, topSources } from "./sums/kept-sums.ts";
import { type PagedQuery, scopeOf } from "./sums/scope.ts";

/** The sites that most answers cite, behind so many others. */
export async function influentialSources(
  tools: Tools,
  member: Member,
  { limit, offset = 0, ...query }: PagedQuery<ListQuery<typeof getInfluentialSources>>,
): Promise<InfluentialSources> {
  const scope = await scopeOf(tools, member, query);
  const [top, now, before] = await Promise.all([
    topSources(tools, scope, { period: scope.now, limit, offset }),
    answersByDay(tools, scope, scope.now),
    answersByDay(tools, scope, scope.before),
  ]);
  const [n, previous_n] = [addAnswers(now).citing, addAnswers(before).citing];
  const sites = await judgeSites(tools, scope, { sites: top, n, previousN: previous_n });
  return {
    sources: sites.map(({ domain, uses, rank_sum, ...site }, index) => ({
      rank: offset + index + 1,
      domain,
      favicon: faviconPath(tools, `https://${domain}`),
      kind: site.kind,
      is_client_domain: site.is_client_domain,
      use_count: uses,
      previous_use_count: site.previous_use_count,
      avg_position: meanOf(rank_sum, uses),
      usage_percentage: rateOf(uses, n),
      interval: site.interval,
      paired_points: site.paired_points,
      verdict: site.verdict,
    })),
    total_domains: top[0]?.domains ?? 0,
    n,
    previous_n,
  };
}

/** The figures by AI model. */
export async function rankChannels(
  tools: Tools,
  member: Member,
  { limit, ...query }: ListQuery<typeof getAiChannels>,
): Promise<AiChannels> {
  const scope = await scopeOf(tools, member, query);
  const [now, before, cells, operators] = await Promise.all([
    answersByModel(tools, scope, scope.now),
    answersByModel(tools, scope, scope.before),
    comparedCells(tools, scope),
    listOperators(tools, scope),
  ]);
  const models = modelsById(operators);
  const ranked = aiChannels(now, before, {
    now: namingClient(cells.now),
    before: namingClient(cells.before),
    shared: cells.comparison.shared,
  });
  return {
    channels: ranked.slice(0, limit).map(({ operator_model, ...row }): AiChannel => {
      const { display_name, operator_name, operator_favicon } = modelShown(models, operator_model);
      return {
        operator_model_id: operator_model,
        operator_name,
        display_name,
        favicon: operator_favicon,
        ...row,
      };
    }),
    total_channels: ranked.length,
  };
}

/** Answers by whether they name the client and whether they cite its pages. */
export async function insightMatrix(
  tools: Tools,
  member: Member,
  query: ListQuery<typeof getInsightMatrix>,
): Promise<InsightMatrix> {
  const scope = await scopeOf(tools, member, query);
  const [now, before] = await Promise.all([
    answersByDay(tools, scope, scope.now),
    answersByDay(tools, scope, scope.before),
  ]);
  return { ...matrixOf(addAnswers(now)), previous: matrixOf(addAnswers(before)) };
}

function matrixOf({
  n,
  mentions,
  cited,
  mentioned_and_cited: both,
  unknown_to_model,
}: ReturnType<typeof addAnswers>): InsightMatrix["previous"] {
  return {
    n,
    named_and_cited: both,
    named_only: mentions - both,
    cited_only: cited - both,
    absent: n - mentions - cited + both,
    unknown_to_model,
  };
}
