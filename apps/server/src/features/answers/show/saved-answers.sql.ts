import type { AnswerShown, CitationShown } from "@citelens/contract/visibility/answers";
import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { readWithin, withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answers } from "../store/answers.tables.ts";
import type { AnswerLineRow } from "./answer-lists.sql.ts";
import { type ListedFilter, wantedAnswers } from "./listed-answers.sql.ts";
import type { NamedBrandRow } from "./shown-answers.sql.ts";

/** A place in the list of answers: the instant to the microsecond. */
export interface AnswerKey {
  readonly id: string;
  readonly created: string;
}

/** So many are found at once: those of a run bear one instant and are sorted again for each slice. */
const keysAtOnce = 20_000;

/** Answers in the order of their list, those after one of them. */
export function listAnswerKeys(
  tools: Tools,
  place: Place,
  { after, ...filter }: ListedFilter & { readonly after: AnswerKey | undefined },
): Promise<AnswerKey[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select({ id: answers.id, created: sql<string>`${answers.created}::text` })
      .from(answers)
      .where(and(wantedAnswers(place, filter), after && isAfter(after)))
      .orderBy(desc(answers.created), asc(answers.id))
      .limit(keysAtOnce),
  );
}

function isAfter({ id, created }: AnswerKey): SQL {
  const instant = sql`${created}::timestamptz`;
  return sql`${answers.created} <= ${instant} and (${answers.created} < ${instant} or ${answers.id} > ${id}::uuid)`;
}

type SavedPart = Pick<
  AnswerShown,
  | "run_id"
  | "model_id"
  | "answered"
  | "country"
  | "language"
  | "searched"
  | "search_queries"
  | "text"
  | "unknown_brands"
  | "latency_ms"
  | "credits"
>;

/** An answer whole, for a file. */
export interface SavedRow extends AnswerLineRow, SavedPart {
  readonly query_text: string;
  readonly branded: boolean;
  readonly campaign_id: string;
  readonly mentions: readonly NamedBrandRow[];
  readonly citations: AnswerShown["citations"];
}

/** Answers whole, in the order of the ids: their texts, their brands and their sources in a statement each. */
export async function listSavedRows(tools: Tools, place: Place, ids: readonly string[]): Promise<SavedRow[]> {
  const isOf = (id: SQL): SQL =>
    sql`workspace_id = ${place.workspaceId} and ${id} = any(${`{${ids.join(",")}}`}::uuid[])`;
  const [rows, named, cited] = await Promise.all([
    readWithin<StoredPart>(
      tools,
      place,
      sql`select id, query_id, query_text, branded, campaign_id, run_id, operator_model, status, failure_kind, created as asked_at,
          answered_at, preview, mentioned, position, sentiment, unknown_to_model, cited, citation_count, model_id, country,
          language, searched, search_queries, text, unknown_brands, latency_ms, credits
        from ${answers} where ${isOf(sql`id`)}`,
    ),
    readWithin<PartOf<NamedBrandRow>>(
      tools,
      place,
      sql`select answer_id, brand_id, brand, is_client, position, basis, sentiment, score, sentiment_basis, evidence, spans
        from ${answer_mentions} where ${isOf(sql`answer_id`)} order by position, brand`,
    ),
    readWithin<PartOf<CitationShown>>(
      tools,
      place,
      sql`select answer_id, url, domain, title, kind, position, cited
        from ${answer_citations} where ${isOf(sql`answer_id`)} order by cited desc, position`,
    ),
  ]);
  const mentions = partsByAnswer(named);
  const citations = partsByAnswer(cited);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return savedRow(row, { mentions: mentions.get(id) ?? [], citations: citations.get(id) ?? [] });
  });
}

type PartOf<Part> = Part & { readonly answer_id: string };

/** Row by row, since to make a list of objects in the database costs it more than to send them. */
function partsByAnswer<Part>(
  rows: readonly PartOf<Part>[],
): ReadonlyMap<string, Omit<PartOf<Part>, "answer_id">[]> {
  const parts = new Map<string, Omit<PartOf<Part>, "answer_id">[]>();
  for (const { answer_id, ...part } of rows) {
    const found = parts.get(answer_id);
    if (found) found.push(part);
    else parts.set(answer_id, [part]);
  }
  return parts;
}

/** Instants are as the database writes them. */
interface StoredPart extends Omit<SavedRow, "created" | "answered" | "mentions" | "citations"> {
  readonly asked_at: string;
  readonly answered_at: string | null;
}

/** In place: rows have many columns, and a file has many rows. */
function savedRow(row: StoredPart, found: Pick<SavedRow, "mentions" | "citations">): SavedRow {
  return Object.assign(row, {
    created: new Date(row.asked_at),
    answered: row.answered_at === null ? null : new Date(row.answered_at).toISOString(),
    credits: row.status === "PENDING" ? 0 : row.credits,
    ...found,
  });
}
