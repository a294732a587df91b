import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../store/answers.tables.ts";

/** Days in the workspace's time zone, both included. */
export interface Period {
  readonly timeZone: string;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

const line = {
  id: answers.id,
  query_id: answers.query_id,
  operator_model: answers.operator_model,
  status: answers.status,
  failure_kind: answers.failure_kind,
  created: answers.created,
  preview: answers.preview,
  mentioned: answers.mentioned,
  position: answers.position,
  sentiment: answers.sentiment,
  unknown_to_model: answers.unknown_to_model,
  cited: answers.cited,
  citation_count: answers.citation_count,
};

export type AnswerLineRow = Pick<typeof answers.$inferSelect, keyof typeof line>;

/** A query and model of which the newest answer is wanted: one that came back, one that is closed, or any. */
export interface CellWanted {
  readonly query_id: string;
  readonly operator_model: string;
  readonly must: "OK" | "closed" | "any";
  /** When it was asked last within the period. */
  readonly last_created: string;
}

/**
 * The newest answer of each cell, the first of its repeats.
 *
 * Two steps through an index for each cell: its newest instant, then the answers of that instant. In one step,
 * ordered by instant and repeat, PostgreSQL before 16 reads all answers to the query and sorts them.
 */
export async function listNewestLines(
  tools: Tools,
  place: Place,
  { cells, ...period }: Period & { readonly cells: readonly CellWanted[] },
): Promise<AnswerLineRow[]> {
  if (cells.length === 0) return [];
  const ofCell = sql`${answers.workspace_id} = ${place.workspaceId} and ${answers.query_id} = cell.query_id
    and ${answers.operator_model} = cell.operator_model
    and (cell.must = 'any' or ${answers.status} = cell.must
      or (cell.must = 'closed' and ${answers.status} <> 'PENDING'))`;
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ [K in keyof AnswerLineRow]: AnswerLineRow[K] }>(sql`
      select newest.* from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
        as cell(query_id uuid, operator_model text, must text, last_created timestamptz)
      cross join lateral (
        select created from ${answers}
        where ${ofCell} and ${answers.created} <= cell.last_created and ${within(period) ?? sql`true`}
        order by ${answers.created} desc limit 1) as last
      cross join lateral (
        select id, query_id, operator_model, status, failure_kind, answers.created, preview, mentioned, position, sentiment,
          unknown_to_model, cited, citation_count
        from ${answers} where ${ofCell} and ${answers.created} = last.created
        order by ${answers.repeat} limit 1) as newest
      order by newest.query_id, newest.operator_model`),
  );
  return rows.map((row) => ({ ...row, created: new Date(row.created) }));
}

interface LinesWanted extends Period {
  readonly queryIds: readonly string[];
  readonly operator_model?: string | undefined;
}

/** All answers to the queries in short, the newest first. */
export function listLines(
  tools: Tools,
  place: Place,
  wanted: LinesWanted & { readonly limit: number },
): Promise<AnswerLineRow[]> {
  return withinWorkspace(tools, place, (db) =>
    db
      .select(line)
      .from(answers)
      .where(wantedLines(place, wanted))
      .orderBy(desc(answers.created), asc(answers.operator_model), asc(answers.repeat))
      .limit(wanted.limit),
  );
}

function wantedLines(place: Place, wanted: LinesWanted): SQL | undefined {
  return and(
    eq(answers.workspace_id, place.workspaceId),
    isOfCampaignThere(answers.campaign_id, place),
    inArray(answers.query_id, [...wanted.queryIds]),
    ofModel(wanted.operator_model),
    within(wanted),
  );
}

export function ofModel(model: string | undefined): SQL | undefined {
  return model === undefined ? undefined : eq(answers.operator_model, model);
}

export function within({ timeZone, start_date, end_date }: Period): SQL | undefined {
  return and(
    start_date === undefined ? undefined : gte(answers.created, startOf(timeZone, start_date)),
    end_date === undefined ? undefined : lt(answers.created, startOf(timeZone, end_date, 1)),
  );
}

/** The first instant of a day in a time zone, or of the day so many days later. */
export function startOf(timeZone: string, day: string, daysLater = 0): SQL<Date> {
  return sql<Date>`((${day}::date + ${daysLater}::int)::timestamp at time zone ${timeZone})`;
}
