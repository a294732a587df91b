import type { SentimentBasis } from "@citelens/contract/visibility/answers";
import { and, eq, inArray } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_mentions } from "../store/answers.tables.ts";

/** Bases of the client's sentiment in these answers, where they name it. */
export async function clientBases(
  tools: Tools,
  place: Place,
  answerIds: readonly string[],
): Promise<Map<string, SentimentBasis>> {
  if (answerIds.length === 0) return new Map();
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({ id: answer_mentions.answer_id, basis: answer_mentions.sentiment_basis })
      .from(answer_mentions)
      .where(
        and(
          eq(answer_mentions.workspace_id, place.workspaceId),
          inArray(answer_mentions.answer_id, [...answerIds]),
          eq(answer_mentions.is_client, true),
        ),
      ),
  );
  return new Map(rows.map(({ id, basis }) => [id, basis]));
}
