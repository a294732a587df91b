import { and, asc, countDistinct, desc, eq, gte, inArray, max } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { isCounted } from "../show/figures.sql.ts";
import { answer_citations, answers } from "../store/answers.tables.ts";

/** A page as answers name it, and when an answer of the model last cited it. */
interface CitedPage {
  readonly url: string;
  readonly operator_model: string;
  readonly last: Date;
}

/** The pages under a domain that counted answers have cited since a moment, by model. */
export async function listCitedPages(
  tools: Tools,
  place: Place,
  { domain, since }: { readonly domain: string; readonly since: Date },
): Promise<CitedPage[]> {
  const rows = await withinWorkspace(tools, place, (db) =>
    db
      .select({
        url: answer_citations.url,
        operator_model: answers.operator_model,
        last: max(answers.created),
      })
      .from(answer_citations)
      .innerJoin(
        answers,
        and(
          eq(answers.workspace_id, answer_citations.workspace_id),
          eq(answers.id, answer_citations.answer_id),
        ),
      )
      .where(
        and(
          eq(answer_citations.workspace_id, place.workspaceId),
          eq(answer_citations.domain, domain),
          answer_citations.cited,
          gte(answers.created, since),
          isCounted(place),
        ),
      )
      .groupBy(answer_citations.url, answers.operator_model),
  );
  return rows.flatMap(({ last, ...row }) => (last ? [{ ...row, last }] : []));
}

/** How many counted answers since a moment cited each page under a domain; of more than `limit` those that most did. */
export function countCitations(
  tools: Tools,
  place: Place,
  { domain, since, limit }: { readonly domain: string; readonly since: Date; readonly limit: number },
): Promise<{ readonly url: string; readonly answers: number }[]> {
  const citing = countDistinct(answer_citations.answer_id);
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ url: answer_citations.url, answers: citing })
      .from(answer_citations)
      .innerJoin(
        answers,
        and(
          eq(answers.workspace_id, answer_citations.workspace_id),
          eq(answers.id, answer_citations.answer_id),
        ),
      )
      .where(
        and(
          eq(answer_citations.workspace_id, place.workspaceId),
          eq(answer_citations.domain, domain),
          answer_citations.cited,
          gte(answers.created, since),
          isCounted(place),
        ),
      )
      .groupBy(answer_citations.url)
      .orderBy(desc(citing), asc(answer_citations.url))
      .limit(limit),
  );
}

export interface CitingAnswer {
  readonly id: string;
  readonly query_id: string;
  readonly query_text: string;
  readonly operator_model: string;
  readonly created: Date;
}

/** The counted answers since a moment that cite one of these pages, each once, the newest first; and how many there are. */
export function listCitingAnswers(
  tools: Tools,
  place: Place,
  { urls, since, limit }: { readonly urls: readonly string[]; readonly since: Date; readonly limit: number },
): Promise<{ readonly count: number; readonly rows: CitingAnswer[] }> {
  return withinWorkspace(tools, place, async (db) => {
    const citing = db
      .select({ id: answer_citations.answer_id })
      .from(answer_citations)
      .where(
        and(
          eq(answer_citations.workspace_id, place.workspaceId),
          inArray(answer_citations.url, [...urls]),
          answer_citations.cited,
        ),
      );
    const where = and(
      eq(answers.workspace_id, place.workspaceId),
      inArray(answers.id, citing),
      gte(answers.created, since),
      isCounted(place),
    );
    const rows = await db
      .select({
        id: answers.id,
        query_id: answers.query_id,
        query_text: answers.query_text,
        operator_model: answers.operator_model,
        created: answers.created,
      })
      .from(answers)
      .where(where)
      .orderBy(desc(answers.created), asc(answers.id))
      .limit(limit);
    return { count: await db.$count(answers, where), rows };
  });
}
