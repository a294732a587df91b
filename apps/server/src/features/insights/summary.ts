import type { ListQuery } from "@citelens/contract/base/list-format";
import type { getInsightSummary, InsightSummary } from "@citelens/contract/visibility/insights";
import { type Counts, meanOf } from "@citelens/statistics";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Tools } from "#platform/tools.ts";
import { mentionsOfAll, tallyBrands } from "./brands/brand-tally.rules.ts";
import { brandPairs, comparedCells } from "./compare/compared-cells.ts";
import { type Comparison, incomparableReasons } from "./compare/comparison.rules.ts";
import { citingClient, namingClient, voiceOfClient } from "./compare/subjects.rules.ts";
import { addAnswers } from "./store/answer-tally.rules.ts";
import type { Period } from "./store/periods.rules.ts";
import { evidenceOf, plainHeadline, shareHeadline } from "./summary.rules.ts";
import { cachedResult } from "./sums/cached-result.ts";
import { answersByDay, areLeftOut, brandsNamed } from "./sums/kept-sums.ts";
import { type Scope, scopeOf } from "./sums/scope.ts";

/** The headline figures with their evidence. */
export async function insightSummary(
  tools: Tools,
  member: Member,
  query: ListQuery<typeof getInsightSummary>,
): Promise<InsightSummary> {
  const scope = await scopeOf(tools, member, query);
  const [now, before, leftOut] = await Promise.all([
    figuresIn(tools, scope, scope.now),
    figuresIn(tools, scope, scope.before),
    areLeftOut(tools, scope, scope.now),
  ]);
  return {
    start_date: scope.now.start,
    end_date: scope.now.end,
    previous_start_date: scope.before.start,
    previous_end_date: scope.before.end,
    time_zone: scope.timeZone,
    total_answers: now.answers.n,
    previous_total_answers: before.answers.n,
    brand_mentions: now.answers.mentions,
    previous_brand_mentions: before.answers.mentions,
    unknown_to_model: now.answers.unknown_to_model,
    previous_unknown_to_model: before.answers.unknown_to_model,
    average_position: plainHeadline(
      meanOf(now.answers.position_sum, now.answers.mentions),
      meanOf(before.answers.position_sum, before.answers.mentions),
      { n: now.answers.mentions, previous_n: before.answers.mentions },
    ),
    ...(await comparedFigures(tools, scope, { now, before })),
    local_answers_left_out: leftOut,
    is_local_only: now.answers.n > 0 && scope.campaignIds.length === 0,
  };
}

interface Figures {
  readonly answers: ReturnType<typeof addAnswers>;
  readonly voice: Counts;
}

async function figuresIn(tools: Tools, scope: Scope, period: Period): Promise<Figures> {
  const [byDay, brands] = await Promise.all([
    answersByDay(tools, scope, period),
    brandsNamed(tools, scope, period),
  ]);
  const tallies = tallyBrands(scope.entities, brands);
  const own = tallies.find(({ entity }) => entity.isClient)?.mentions ?? 0;
  return { answers: addAnswers(byDay), voice: { hits: own, total: mentionsOfAll(tallies) } };
}

type ComparedFigures = Pick<
  InsightSummary,
  | "visibility"
  | "share_of_voice"
  | "content_authority"
  | "compared"
  | "incomparable"
  | "queries"
  | "models"
  | "runs"
  | "evidence_grade"
>;

/** Figures that take all pairs of queries and models, and are made again only once there are new answers. */
function comparedFigures(
  tools: Tools,
  scope: Scope,
  whole: { readonly now: Figures; readonly before: Figures },
): Promise<ComparedFigures> {
  const { now, before, entities } = scope;
  const brands = entities.flatMap(({ brandIds }) => brandIds).join(" ");
  return cachedResult({ what: `headlines ${brands}`, scope, periods: [now, before] }, async () => {
    const [cells, pairs] = await Promise.all([comparedCells(tools, scope), brandPairs(tools, scope)]);
    const { comparison } = cells;
    const of = (counts: (figures: Figures) => Counts) => ({
      ...comparison,
      whole: { now: counts(whole.now), before: counts(whole.before) },
    });
    return {
      visibility: shareHeadline({
        ...of(({ answers }) => ({ hits: answers.mentions, total: answers.n })),
        now: namingClient(cells.now),
        before: namingClient(cells.before),
      }),
      share_of_voice: shareHeadline({
        ...of(({ voice }) => voice),
        now: voiceOfClient(cells.now, pairs.now, entities),
        before: voiceOfClient(cells.before, pairs.before, entities),
      }),
      content_authority: shareHeadline({
        ...of(({ answers }) => ({ hits: answers.cited, total: answers.citing })),
        now: citingClient(cells.now),
        before: citingClient(cells.before),
      }),
      compared: sharedOf(comparison),
      incomparable: incomparableReasons(comparison),
      ...evidenceOf(cells.now),
    };
  });
}

function sharedOf(comparison: Comparison): InsightSummary["compared"] {
  return {
    prompts: comparison.sharedQueries,
    of_prompts: comparison.queries,
    models: comparison.sharedModels,
    of_models: comparison.models,
    changes: [...comparison.changes],
  };
}
