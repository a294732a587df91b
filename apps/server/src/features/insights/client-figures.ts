import type { Parsed } from "@citelens/contract/base/endpoint";
import type { getInsightMatrix, InsightMatrix } from "@citelens/contract/visibility/insight-cards";
import type {
  AiChannel,
  AiChannels,
  getAiChannels,
  getInfluentialSources,
  InfluentialSources,
} from "@citelens/contract/visibility/insights";
import { intervalOf, meanOf, rateOf, verdictsOf } from "@citelens/statistics";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import { faviconPath } from "#features/sites/public.ts";
import type { Member } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { aiChannels } from "./ai-channels.rules.ts";
import { addAnswers } from "./answer-tally.rules.ts";
import { mayCompare } from "./comparability.rules.ts";
import { comparability } from "./comparability.ts";
import { answersByDay, answersByModel, topSources, usesOf } from "./kept-sums.ts";
import { scopeOf } from "./scope.ts";

/** The sites that most answers cite. */
export async function influentialSources(
  tools: Tools,
  member: Member,
  { limit, ...query }: Parsed<typeof getInfluentialSources>["query"],
): Promise<InfluentialSources> {
  const scope = await scopeOf(tools, member, query);
  const [top, now, before, reasons] = await Promise.all([
    topSources(tools, scope, { period: scope.now, limit }),
    answersByDay(tools, scope, scope.now),
    answersByDay(tools, scope, scope.before),
    comparability(tools, scope),
  ]);
  const domains = top.map(({ domain }) => domain);
  const earlier = await usesOf(tools, scope, {
    period: scope.before,
    domains,
  });
  const [n, previous_n] = [addAnswers(now).citing, addAnswers(before).citing];
  const verdicts = verdictsOf(
    top.map(({ domain, uses }) => ({
      now: { hits: uses, total: n },
      before: { hits: earlier.get(domain) ?? 0, total: previous_n },
    })),
    mayCompare(reasons),
  );
  return {
    sources: top.map(({ domain, kind, is_client_domain, uses, rank_sum }, index) => ({
      rank: index + 1,
      domain,
      favicon: faviconPath(tools, `https://${domain}`),
      kind,
      is_client_domain,
      use_count: uses,
      previous_use_count: earlier.get(domain) ?? 0,
      avg_position: meanOf(rank_sum, uses),
      usage_percentage: rateOf(uses, n),
      interval: intervalOf(uses, n),
      verdict: verdicts[index] ?? null,
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
  { limit, ...query }: Parsed<typeof getAiChannels>["query"],
): Promise<AiChannels> {
  const scope = await scopeOf(tools, member, query);
  const [now, before, reasons, operators] = await Promise.all([
    answersByModel(tools, scope, scope.now),
    answersByModel(tools, scope, scope.before),
    comparability(tools, scope),
    listOperators(tools),
  ]);
  const models = modelsById(operators);
  const ranked = aiChannels(now, before, mayCompare(reasons));
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
  query: Parsed<typeof getInsightMatrix>["query"],
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
}: ReturnType<typeof addAnswers>): InsightMatrix["previous"] {
  return {
    n,
    named_and_cited: both,
    named_only: mentions - both,
    cited_only: cited - both,
    absent: n - mentions - cited + both,
  };
}
