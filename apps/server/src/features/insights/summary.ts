import type { Parsed } from "@citelens/contract/base/endpoint";
import type { getInsightSummary, InsightSummary } from "@citelens/contract/visibility/insights";
import { meanOf, type Share } from "@citelens/statistics";
import type { Member } from "#features/workspaces/members/public.ts";
import type { Tools } from "#platform/tools.ts";
import { addAnswers } from "./answer-tally.rules.ts";
import { mentionsOfAll, tallyBrands } from "./brands/brand-tally.rules.ts";
import { cachedResult } from "./cached-result.ts";
import { mayCompare } from "./comparability.rules.ts";
import { comparability } from "./comparability.ts";
import { answersByDay, areLeftOut, brandsNamed, cellsIn } from "./kept-sums.ts";
import type { Period } from "./periods.rules.ts";
import { type Scope, scopeOf } from "./scope.ts";
import { evidenceOf, plainHeadline, shareHeadline, visibilityHeadline } from "./summary.rules.ts";

/** The headline figures with their evidence. */
export async function insightSummary(
  tools: Tools,
  member: Member,
  query: Parsed<typeof getInsightSummary>["query"],
): Promise<InsightSummary> {
  const scope = await scopeOf(tools, member, query);
  const [now, before, incomparable, leftOut] = await Promise.all([
    figuresIn(tools, scope, scope.now),
    figuresIn(tools, scope, scope.before),
    comparability(tools, scope),
    areLeftOut(tools, scope, scope.now),
  ]);
  const isComparable = mayCompare(incomparable);
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
    share_of_voice: shareHeadline(now.voice, before.voice, isComparable),
    average_position: plainHeadline(
      meanOf(now.answers.position_sum, now.answers.mentions),
      meanOf(before.answers.position_sum, before.answers.mentions),
      { n: now.answers.mentions, previous_n: before.answers.mentions },
    ),
    content_authority: shareHeadline(
      { hits: now.answers.cited, total: now.answers.citing },
      { hits: before.answers.cited, total: before.answers.citing },
      isComparable,
    ),
    ...(await cellFigures(tools, scope, isComparable)),
    incomparable,
    local_answers_left_out: leftOut,
    is_local_only: now.answers.n > 0 && scope.campaignIds.length === 0,
  };
}

async function figuresIn(
  tools: Tools,
  scope: Scope,
  period: Period,
): Promise<{
  readonly answers: ReturnType<typeof addAnswers>;
  readonly voice: Share;
}> {
  const [byDay, brands] = await Promise.all([
    answersByDay(tools, scope, period),
    brandsNamed(tools, scope, period),
  ]);
  const tallies = tallyBrands(scope.entities, brands);
  const own = tallies.find(({ entity }) => entity.isClient)?.mentions ?? 0;
  return { answers: addAnswers(byDay), voice: { hits: own, total: mentionsOfAll(tallies) } };
}

/** What takes all pairs of queries and models, and is rebuilt only once there are new answers. */
function cellFigures(
  tools: Tools,
  scope: Scope,
  isComparable: boolean,
): Promise<Pick<InsightSummary, "visibility" | "queries" | "models" | "runs" | "evidence_grade">> {
  const { now, before } = scope;
  return cachedResult(
    { what: `headline of cells ${isComparable}`, scope, periods: [now, before] },
    async () => {
      const [cellsNow, cellsBefore] = await Promise.all([
        cellsIn(tools, scope, now),
        cellsIn(tools, scope, before),
      ]);
      return {
        visibility: visibilityHeadline(cellsNow, cellsBefore, isComparable),
        ...evidenceOf(cellsNow),
      };
    },
  );
}
