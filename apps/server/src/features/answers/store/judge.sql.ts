import { negativityOf } from "@citelens/answer-analysis/negativity";
import { and, asc, eq, gt, inArray, lt, ne, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Cost } from "#platform/ai/prices.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_mentions, answers } from "./answers.tables.ts";
import { unusableMax } from "./retry.rules.ts";
import type { JudgedMention } from "./verdicts.rules.ts";

export interface UnjudgedAnswer {
  readonly id: string;
  readonly organization_id: string;
  readonly operator_model: string;
  readonly text: string;
  readonly brands: readonly { readonly id: string; readonly name: string; readonly isClient: boolean }[];
}

/**
 * Answers of a run, after the one named, that name brands on which no judge has spoken yet, and none has too often said
 * what cannot be used.
 */
export function listUnjudged(
  tools: Tools,
  place: Place,
  { runId, after, limit }: { readonly runId: string; readonly after: string; readonly limit: number },
): Promise<UnjudgedAnswer[]> {
  return withinWorkspace(tools, place, async (db) => {
    const rows = await db
      .select({
        id: answers.id,
        organization_id: answers.organization_id,
        operator_model: answers.operator_model,
        text: answers.text,
        brands: sql<UnjudgedAnswer["brands"]>`jsonb_agg(jsonb_build_object('id', ${answer_mentions.brand_id},
          'name', ${answer_mentions.brand}, 'isClient', ${answer_mentions.is_client})
          order by ${answer_mentions.position})`,
      })
      .from(answers)
      .innerJoin(
        answer_mentions,
        and(
          eq(answer_mentions.workspace_id, answers.workspace_id),
          eq(answer_mentions.answer_id, answers.id),
        ),
      )
      .where(
        and(
          eq(answers.workspace_id, place.workspaceId),
          eq(answers.run_id, runId),
          isOfCampaignThere(answers.campaign_id, place),
          gt(answers.id, after),
          lt(answers.judge_unusable, unusableMax),
          ne(answer_mentions.sentiment_basis, "JUDGED"),
        ),
      )
      .groupBy(answers.id, answers.organization_id, answers.operator_model, answers.text)
      .orderBy(asc(answers.id))
      .limit(limit);
    return rows;
  });
}

/** Puts a judge's verdicts in place of what was estimated. */
export async function storeVerdicts(
  tools: Tools,
  place: Place,
  { answer, judged }: { readonly answer: UnjudgedAnswer; readonly judged: readonly JudgedMention[] },
): Promise<void> {
  await withinWorkspace(tools, place, async (db) => {
    for (const [index, brand] of answer.brands.entries()) {
      const verdict = judged[index];
      if (!verdict) continue;
      await db
        .update(answer_mentions)
        .set({ ...verdict, sentiment_basis: "JUDGED" })
        .where(
          and(
            eq(answer_mentions.workspace_id, place.workspaceId),
            eq(answer_mentions.answer_id, answer.id),
            eq(answer_mentions.brand_id, brand.id),
          ),
        );
      if (brand.isClient)
        await db
          .update(answers)
          .set({ sentiment: verdict.sentiment })
          .where(and(eq(answers.workspace_id, place.workspaceId), eq(answers.id, answer.id)));
    }
    const labels = await db
      .select({ sentiment: answer_mentions.sentiment })
      .from(answer_mentions)
      .where(
        and(eq(answer_mentions.workspace_id, place.workspaceId), eq(answer_mentions.answer_id, answer.id)),
      );
    await db
      .update(answers)
      .set(negativityOf(labels.map(({ sentiment }) => sentiment)))
      .where(and(eq(answers.workspace_id, place.workspaceId), eq(answers.id, answer.id)));
  });
}

/** Adds what a judgement has cost to the answer that it was about, and whether it was of no use. */
export async function addJudgement(
  tools: Tools,
  place: Place,
  {
    answerId,
    cost,
    isUnusable,
  }: { readonly answerId: string; readonly cost: Cost; readonly isUnusable: boolean },
): Promise<void> {
  await withinWorkspace(tools, place, (db) =>
    db
      .update(answers)
      .set({
        judge_cost_usd: sql`${answers.judge_cost_usd} + ${cost.usd}::numeric`,
        ...(cost.isGuessed && { cost_is_guessed: true }),
        ...(isUnusable && { judge_unusable: sql`${answers.judge_unusable} + 1` }),
      })
      .where(and(eq(answers.workspace_id, place.workspaceId), eq(answers.id, answerId))),
  );
}

/** Verdicts of a judge on answers, by answer and brand. */
export async function listVerdicts(
  { db }: Pick<Tools, "db">,
  { workspaceId }: Place,
  answerIds: readonly string[],
): Promise<Map<string, JudgedMention>> {
  const rows = await db
    .select()
    .from(answer_mentions)
    .where(
      and(
        eq(answer_mentions.workspace_id, workspaceId),
        inArray(answer_mentions.answer_id, [...answerIds]),
        eq(answer_mentions.sentiment_basis, "JUDGED"),
      ),
    );
  return new Map(
    rows.map(({ answer_id, brand_id, sentiment, score, evidence }) => [
      `${answer_id} ${brand_id}`,
      { sentiment, score, evidence },
    ]),
  );
}
