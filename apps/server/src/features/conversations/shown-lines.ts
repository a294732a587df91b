import type { SentimentBasis } from "@citelens/contract/visibility/answers";
import type { AnswerLine } from "@citelens/contract/visibility/conversations";
import type { answers } from "#features/answers/show/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { listOperators, modelShown, modelsById } from "#features/operators/public.ts";
import type { Member } from "#features/workspaces/lookup/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";

/** Ids of the campaigns that were launched; of the one that is named alone. */
export async function campaignIdsOf(
  tools: Tools,
  member: Member,
  campaignId: string | undefined,
): Promise<string[]> {
  const launched = await campaigns.listLaunched(tools, member, campaignId);
  return launched.map(({ id }) => id);
}

export type AnswerLineRow = Awaited<ReturnType<typeof answers.listLines>>[number];
export type ModelsById = ReturnType<typeof modelsById>;

export async function modelsNow(tools: Tools, place: Place): Promise<ModelsById> {
  return modelsById(await listOperators(tools, place));
}

export async function campaignNames(
  tools: Tools,
  member: Member,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await campaigns.listRows(tools, member, [...new Set(ids)]);
  return new Map(found.map(({ id, name }) => [id, name]));
}

export function idsOf(rows: readonly { readonly id: string }[]): string[] {
  return rows.map(({ id }) => id);
}

/** Field by field: what is read of an answer may be much more. */
export function shownLine(
  line: AnswerLineRow,
  models: ModelsById,
  bases: ReadonlyMap<string, SentimentBasis>,
): AnswerLine {
  return {
    id: line.id,
    operator_model: modelShown(models, line.operator_model),
    status: line.status,
    failure_kind: line.failure_kind,
    created: line.created.toISOString(),
    preview: line.preview,
    mentioned: line.mentioned,
    position: line.position,
    sentiment: line.sentiment,
    sentiment_basis: bases.get(line.id) ?? null,
    unknown_to_model: line.unknown_to_model,
    cited: line.cited,
    citation_count: line.citation_count,
  };
}
