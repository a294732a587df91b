import type { ListQuery } from "@citelens/contract/base/list-format";
import type {
  getPerformancePrompts,
  listNegativeAnswers,
  NegativeAnswers,
  PerformancePrompts,
  PromptRow,
} from "@citelens/contract/visibility/insights";
import { answers } from "#features/answers/show/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { askedTexts } from "./lists/asked.sql.ts";
import {
  addByQuery,
  type Performance,
  type Prompt,
  promptsByPerformance,
} from "./performance-prompts.rules.ts";
import { cellsIn } from "./sums/kept-sums.ts";
import { type PagedQuery, scopeOf } from "./sums/scope.ts";

type Example = Awaited<ReturnType<typeof answers.listExamples>>[number];

/** Queries by performance: most performing, promising, underperforming, each with an answer that shows why. */
export async function performancePrompts(
  tools: Tools,
  member: Member,
  { limit, ...query }: ListQuery<typeof getPerformancePrompts>,
): Promise<PerformancePrompts> {
  const scope = await scopeOf(tools, member, query);
  const all = promptsByPerformance(addByQuery(await cellsIn(tools, scope, scope.now)));
  const shown = Object.values(all).flatMap((prompts) => prompts.slice(0, limit));
  const [examples, operators] = await Promise.all([
    answers.listExamples(
      tools,
      { ...scope, period: scope.now },
      shown.map(({ query_id, mentions, cited }) => ({ id: query_id, must: mustOf(mentions, cited) })),
    ),
    listOperators(tools, scope),
  ]);
  const models = modelsById(operators);
  const byQuery = new Map(examples.map((example) => [example.query_id, example]));
  const rowsOf = (performance: Performance): PromptRow[] =>
    all[performance].slice(0, limit).flatMap((prompt) => {
      const example = byQuery.get(prompt.query_id);
      return example ? [promptRow(prompt, example, models)] : [];
    });
  return {
    most_performing: rowsOf("most_performing"),
    promising: rowsOf("promising"),
    underperforming: rowsOf("underperforming"),
    total_queries: Object.values(all).flat().length,
    counts: {
      most_performing: all.most_performing.length,
      promising: all.promising.length,
      underperforming: all.underperforming.length,
    },
  };
}

/** Figures of the answers of some days about a query. */
export interface QueryFigures {
  readonly query_id: string;
  readonly campaign_id: string;
  /** As it was asked last. */
  readonly text: string;
  /** Answers that count. */
  readonly n: number;
  /** Answers that name the brand, and that cite a page of its. */
  readonly mentions: number;
  readonly cited: number;
}

/** Figures of all queries of a workspace that have answers in these days of its own, both included. */
export async function queryFigures(
  tools: Tools,
  place: Place,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<QueryFigures[]> {
  const scope = await scopeOf(tools, place, { start_date: from, end_date: to });
  const cells = await cellsIn(tools, scope, scope.now);
  const asked = await askedTexts(tools, place, [...scope.campaignIds, ...scope.localIds]);
  return addByQuery(cells).flatMap(({ query_id, n, mentions, cited }) => {
    const query = asked.get(query_id);
    return query ? [{ query_id, ...query, n, mentions, cited }] : [];
  });
}

function mustOf(mentions: number, cited: number): "mention" | "cite" | "any" {
  if (mentions > 0) return "mention";
  return cited > 0 ? "cite" : "any";
}

function promptRow(prompt: Prompt, example: Example, models: ReturnType<typeof modelsById>): PromptRow {
  const { display_name, operator_favicon } = modelShown(models, example.operator_model);
  return {
    query_id: prompt.query_id,
    answer_id: example.id,
    query_text: example.query_text,
    branded: example.branded,
    created: example.created.toISOString(),
    operator_display_name: display_name,
    operator_favicon,
    mention_position: prompt.mention_position,
    source_position: prompt.source_position,
    answer_preview: example.preview,
    n: prompt.n,
    mentions: prompt.mentions,
    mention_rate: prompt.mention_rate,
    interval: prompt.interval,
    owned_citations: prompt.cited,
    owned_citation_rate: prompt.owned_citation_rate,
  };
}

/** The worst remarks behind so many others, each with an answer that makes it; of all time where no days are asked for. */
export async function negativeAnswers(
  tools: Tools,
  member: Member,
  { limit, offset = 0, ...query }: PagedQuery<ListQuery<typeof listNegativeAnswers>>,
): Promise<NegativeAnswers> {
  const scope = await scopeOf(tools, member, query);
  const isDated = query.start_date !== undefined || query.end_date !== undefined;
  const [rows, operators] = await Promise.all([
    answers.listNegative(tools, { ...scope, period: isDated ? scope.now : undefined }, { limit, offset }),
    listOperators(tools, scope),
  ]);
  const models = modelsById(operators);
  return {
    answers: rows.map((row) => {
      const { display_name, operator_favicon } = modelShown(models, row.operator_model);
      return {
        answer_id: row.id,
        query_id: row.query_id,
        query_text: row.query_text,
        created: row.created.toISOString(),
        operator_display_name: display_name,
        operator_favicon,
        worst_sentiment_score: Math.round(row.negativity * 10_000) / 10_000,
        primary_brand: row.brand,
        is_client_brand: row.is_client,
        negative_mention_count: row.negative_mentions,
        answer_preview: row.preview,
        has_specific_negative_sentence: row.evidence !== null,
        negative_sentence: row.evidence,
        basis: row.basis,
        said_in_answers: row.said_in,
        said_on_days: row.said_on,
      };
    }),
    total_count: rows[0]?.total ?? 0,
    remark_count: rows[0]?.remarks ?? 0,
    filtered_by_date: isDated,
  };
}
