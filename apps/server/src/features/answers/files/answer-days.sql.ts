import { type SQL, sql } from "drizzle-orm";
import type { DaySpan } from "#platform/parquet/day-dataset.ts";
import type { ParquetColumns } from "#platform/parquet/parquet-columns.ts";
import type { Place } from "#platform/place.ts";
import { readWithin } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answers } from "../store/answers.tables.ts";

type Row = Readonly<Record<string, unknown>>;

/** Answers that are read at a time, each with its text, or all brands or pages that it names. */
const slice = 500;

/** Every question that was put to a model on a day and is not waiting any more, whatever came of it. */
export const answerRows = rowsOf(
  {
    id: "string",
    run_id: "string",
    campaign_id: "string",
    query_id: "string",
    query_text: "string",
    branded: "boolean",
    operator_model: "string",
    model_id: "string?",
    repeat: "integer",
    country: "string?",
    language: "string",
    status: "string",
    created: "timestamp",
    answered_at: "timestamp?",
    searched: "boolean",
    search_queries: "strings",
    text: "string",
    mentioned: "boolean",
    position: "integer?",
    sentiment: "string?",
    cited: "boolean",
    citation_count: "integer",
    unknown_to_model: "boolean",
    analyser_version: "integer?",
  },
  (tools, place, ids) =>
    readWithin<Row>(
      tools,
      place,
      sql`select id, run_id, campaign_id, query_id, query_text, branded, operator_model, model_id, repeat, country, language, status,
          ${instant(sql`created`)} as created, ${instant(sql`answered_at`)} as answered_at, searched, search_queries, text, mentioned,
          position, sentiment, cited, citation_count, unknown_to_model, analyser_version
        from ${answers} where workspace_id = ${place.workspaceId} and id = any(${uuids(ids)}) order by ${answers.created}, id`,
    ),
);

/** Every brand that an answer of a day names. */
export const mentionRows = rowsOf(
  {
    answer_id: "string",
    created: "timestamp",
    campaign_id: "string",
    operator_model: "string",
    brand_id: "string",
    brand: "string",
    is_client: "boolean",
    position: "integer",
    basis: "string",
    sentiment: "string",
    score: "number?",
    sentiment_basis: "string",
    evidence: "string?",
  },
  (tools, place, ids) =>
    readWithin<Row>(
      tools,
      place,
      sql`select answer_id, ${instant(sql`answer.created`)} as created, answer.campaign_id, answer.operator_model, brand_id, brand,
          is_client, mention.position, basis, mention.sentiment, score, sentiment_basis, evidence
        from ${answer_mentions} as mention
        join ${answers} as answer on answer.workspace_id = mention.workspace_id and answer.id = answer_id
        where mention.workspace_id = ${place.workspaceId} and answer_id = any(${uuids(ids)})
        order by answer.created, answer_id, mention.position, brand_id`,
    ),
);

/** Every address that an answer of a day cites, or that was read for it. */
export const citationRows = rowsOf(
  {
    answer_id: "string",
    created: "timestamp",
    campaign_id: "string",
    operator_model: "string",
    cited: "boolean",
    position: "integer",
    url: "string",
    page: "string",
    domain: "string",
    title: "string?",
    kind: "string",
    brand_id: "string?",
  },
  (tools, place, ids) =>
    readWithin<Row>(
      tools,
      place,
      sql`select answer_id, ${instant(sql`answer.created`)} as created, answer.campaign_id, answer.operator_model, citation.cited,
          citation.position, url, coalesce(page, url) as page, domain, title, kind, brand_id
        from ${answer_citations} as citation
        join ${answers} as answer on answer.workspace_id = citation.workspace_id and answer.id = answer_id
        where citation.workspace_id = ${place.workspaceId} and answer_id = any(${uuids(ids)})
        order by answer.created, answer_id, citation.cited desc, citation.position`,
    ),
);

/** Rows of answers, by their ids. */
export interface AnswerRows {
  readonly columns: ParquetColumns;
  readonly list: (tools: Tools, place: Place, ids: readonly string[]) => Promise<Row[]>;
}

function rowsOf(columns: ParquetColumns, list: AnswerRows["list"]): AnswerRows {
  return { columns, list };
}

/** The rows of a day's answers, in the order in which these were asked. */
export async function* answerSlices(
  tools: Tools,
  place: Place,
  { span, list }: Pick<AnswerRows, "list"> & { readonly span: DaySpan },
): AsyncGenerator<Row[]> {
  for (let after: AnswerMark | undefined; ; ) {
    const marks = await listMarks(tools, place, { span, after });
    const ids = marks.map(({ id }) => id);
    if (ids.length > 0) yield await list(tools, place, ids);
    after = marks.at(-1);
    if (marks.length < slice) return;
  }
}

interface AnswerMark {
  readonly id: string;
  /** To the microsecond. */
  readonly created: string;
}

function listMarks(
  tools: Tools,
  place: Place,
  { span, after }: { readonly span: DaySpan; readonly after: AnswerMark | undefined },
): Promise<AnswerMark[]> {
  const later = after ? sql`and (created, id) > (${after.created}::timestamptz, ${after.id}::uuid)` : sql``;
  return readWithin<AnswerMark>(
    tools,
    place,
    sql`select id, created::text as created from ${answers}
      where workspace_id = ${place.workspaceId} and status <> 'PENDING'
        and created >= ${span.from.toISOString()}::timestamptz and created < ${span.before.toISOString()}::timestamptz ${later}
      order by ${answers.created}, id limit ${slice}`,
  );
}

export async function firstAnswerAt(tools: Tools, place: Place): Promise<Date | undefined> {
  const [row] = await readWithin<{ first: string | null }>(
    tools,
    place,
    sql`select ${instant(sql`min(created)`)} as first from ${answers} where workspace_id = ${place.workspaceId}`,
  );
  return row?.first ? new Date(row.first) : undefined;
}

function instant(of: SQL): SQL {
  return sql`to_char(${of} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function uuids(ids: readonly string[]): SQL {
  return sql`${sql.param([...ids])}::uuid[]`;
}
