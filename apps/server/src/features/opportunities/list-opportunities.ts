import type { ParsedInput } from "@citelens/contract/base/endpoint";
import type {
  listOpportunities as contract,
  Opportunity,
  OpportunityList,
} from "@citelens/contract/content/opportunities";
import type { OpportunityPeriod } from "@citelens/contract/content/opportunity-words";
import { roundedTo } from "@citelens/statistics/rounded-to";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import { dates } from "#platform/files/list-column.ts";
import { inBatches, type ListFile, listFile } from "#platform/list-file.ts";
import { pageOfRows } from "#platform/paging.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";
import { namesOfPeople } from "./lookup/names-of-people.ts";
import { shownRefresh } from "./shown-refresh.ts";
import {
  countStates,
  findOpportunityRow,
  listOpportunityRows,
  type OpportunityRow,
} from "./store/opportunities.sql.ts";

type Query = ParsedInput<typeof contract>["query"];

/** One page of a workspace's opportunities; `url` is the request's own, from which its neighbours' are made. */
export async function listOpportunities(
  tools: Tools,
  member: Member,
  { query, url }: { readonly query: Query; readonly url: string },
): Promise<OpportunityList> {
  const { page, page_size: pageSize, period } = query;
  const range = { limit: pageSize, offset: (page - 1) * pageSize };
  const [{ count, rows }, states, refresh, shown] = await Promise.all([
    listOpportunityRows(tools, member, { ...wantedOf(query), ...range }),
    countStates(tools, member, period),
    shownRefresh(tools, member),
    showing(tools, member),
  ]);
  return { ...pageOfRows(rows.map(shown), { count, page, pageSize, url }), refresh, states };
}

/** The whole filtered list as a download, row by row. */
export async function exportOpportunities(tools: Tools, member: Member, query: Query): Promise<ListFile> {
  const shown = await showing(tools, member);
  return listFile({
    name: `opportunities-${query.period}-${tools.now().toISOString().slice(0, 10)}`,
    items: inBatches(async (range) => {
      const { rows } = await listOpportunityRows(tools, member, { ...wantedOf(query), ...range });
      return rows.map(shown);
    }),
    header: [
      "Opportunity",
      "Kind",
      "Target",
      "Why",
      "Score",
      "Impact",
      "Effort",
      "Queries",
      "Answers",
      "Visibility in %",
      "Competitors in %",
      "Citing in %",
      "Content authority in %",
      "Page fit in %",
      "State",
      "Reason",
      "Assignee",
      dates("Due"),
      dates("First seen"),
    ],
    cellsOf: ({ figures, ...one }) => [
      one.title,
      one.kind,
      one.target.name,
      one.why,
      one.score,
      one.impact,
      one.effort,
      one.queries.map(({ text }) => text).join(" | "),
      figures.n,
      figures.visibility.rate,
      figures.competitors.rate,
      figures.citing.rate,
      figures.content_authority.rate,
      figures.page_fit,
      one.state,
      one.reason,
      one.assignee?.name ?? "",
      one.due_on,
      one.first_seen,
    ],
  });
}

/** Throws NOT_FOUND for one that is not of the workspace. */
export async function getOpportunity(
  tools: Tools,
  member: Member,
  asked: { readonly id: string; readonly period: OpportunityPeriod },
): Promise<Opportunity> {
  const row = await findOpportunityRow(tools, member, asked);
  if (!row) throw new Refusal("NOT_FOUND");
  return (await showing(tools, member))(row);
}

/** How rows are shown: models and people by their names. */
async function showing(tools: Tools, member: Member): Promise<(row: OpportunityRow) => Opportunity> {
  const operators = await listOperators(tools, member);
  const personOf = await namesOfPeople(tools, member);
  const models = modelsById(operators);
  return (row) => {
    const { answers, ...evidence } = row.evidence;
    return {
      id: row.id,
      kind: row.kind,
      period: row.period,
      title: row.title,
      why: row.why,
      target: { kind: row.target_kind, name: row.target_name, title: row.target_title },
      score: roundedTo(row.score, 1), // it is stored with fewer digits than it comes back with
      score_parts: [...row.score_parts],
      impact: row.impact,
      effort: row.effort,
      queries: [...row.queries],
      figures: row.figures,
      evidence: {
        ...evidence,
        answers: answers.map((answer) => ({
          ...answer,
          display_name: modelShown(models, answer.operator_model).display_name,
        })),
      },
      state: row.state,
      reason: row.state === "DISMISSED" ? row.reason : "",
      assignee: personOf(row.assignee_id),
      due_on: row.due_on,
      first_seen: row.first_seen.toISOString(),
    };
  };
}

function wantedOf({ period, kind, impact, state, campaign, search, ordering }: Query) {
  return {
    period,
    kinds: kind,
    impacts: impact,
    states: state ?? (["OPEN", "PLANNED"] as const),
    campaignId: campaign,
    search,
    order: ordering,
  };
}
