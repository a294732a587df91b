import { answerPreview } from "@citelens/answer-analysis/answer-preview";
import type { AnswerShown, CitationShown, MentionShown } from "@citelens/contract/visibility/answers";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { type KnownModels, listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Search } from "#platform/ai/operator.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { failureSentence } from "../store/retry.rules.ts";
import {
  type AnswerRow,
  type CitationRow,
  findAnswers,
  listCitations,
  listMentions,
  listStoredSearches,
  type MentionRow,
  type NamedBrandRow,
} from "./shown-answers.sql.ts";
import { searchesByWords, shownSearches } from "./shown-searches.rules.ts";

export interface ShownOptions {
  /** Whether it is told what they have cost the installation. */
  readonly isCostShown?: boolean;
}

/** Answers whole, in the order of the ids; those that are not there are left out. */
export async function shownAnswers(
  tools: Tools,
  place: Place,
  ids: readonly string[],
  { isCostShown = false }: ShownOptions = {},
): Promise<AnswerShown[]> {
  const rows = await findAnswers(tools, place, ids);
  const [mentions, citations, searches, owners, operators] = await Promise.all([
    listMentions(tools, place, ids),
    listCitations(tools, place, ids),
    listStoredSearches(tools, place, ids),
    campaigns.listRows(tools, place, [...new Set(rows.map(({ campaign_id }) => campaign_id))]),
    listOperators(tools, place),
  ]);
  const names = new Map(owners.map(({ id, name }) => [id, name]));
  const known = {
    isCostShown,
    models: modelsById(operators),
    mentions: Map.groupBy(mentions, ({ answer_id }) => answer_id),
    citations: Map.groupBy(citations, ({ answer_id }) => answer_id),
    searches: new Map(searches.map((stored) => [stored.answer_id, stored.searches])),
  };
  const byId = new Map(
    rows.map((row) => [row.id, shownAnswer(row, names.get(row.campaign_id) ?? "", known)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface AnswerContext {
  readonly isCostShown: boolean;
  readonly models: KnownModels;
  readonly mentions: ReadonlyMap<string, readonly MentionRow[]>;
  readonly citations: ReadonlyMap<string, readonly CitationRow[]>;
  readonly searches: ReadonlyMap<string, readonly Search[] | null>;
}

function shownAnswer(row: AnswerRow, campaignName: string, known: AnswerContext): AnswerShown {
  const { models, mentions, citations, searches } = known;
  const sources = citations.get(row.id) ?? [];
  return {
    id: row.id,
    query: { id: row.query_id, text: row.query_text, branded: row.branded },
    campaign: { id: row.campaign_id, name: campaignName },
    run_id: row.run_id,
    operator_model: modelShown(models, row.operator_model),
    access: models.get(row.operator_model)?.access ?? "api",
    surface: models.get(row.operator_model)?.surface ?? null,
    model_id: row.model_id,
    status: row.status,
    failure_kind: row.failure_kind,
    failure: row.failure_kind ? failureSentence(row.failure_kind, row.operator_model) : null,
    created: row.created.toISOString(),
    answered: row.answered_at?.toISOString() ?? null,
    country: row.country,
    language: row.language,
    located: row.located,
    searched: row.searched,
    search_queries: row.search_queries,
    searches: shownSearches(searches.get(row.id) ?? searchesByWords(row), sources),
    text: row.text,
    mentions: (mentions.get(row.id) ?? []).map(shownMention),
    unknown_brands: [...row.unknown_brands],
    citations: sources.map(shownCitation),
    tells_citations: models.get(row.operator_model)?.tells_citations ?? true,
    latency_ms: row.latency_ms,
    credits: row.status === "PENDING" ? 0 : row.credits,
    cost: known.isCostShown && row.status !== "PENDING" ? costOf(row) : null,
    analyser_version: row.analyser_version,
    previous_answer_id: row.previous_answer_id,
  };
}

function costOf({ cost_usd, judge_cost_usd, ...cost }: AnswerRow): AnswerShown["cost"] {
  return {
    usd: cost_usd + judge_cost_usd,
    judge_usd: judge_cost_usd,
    is_exact: cost.cost_is_exact,
    is_guessed: cost.cost_is_guessed,
  };
}

export function shownMention({ evidence, spans, ...mention }: NamedBrandRow): MentionShown {
  return { ...mention, spans: [...spans], evidence: evidence === null ? null : answerPreview(evidence) };
}

function shownCitation({ url, domain, title, kind, position, cited }: CitationRow): CitationShown {
  return { url, domain, title, kind, position, cited };
}
