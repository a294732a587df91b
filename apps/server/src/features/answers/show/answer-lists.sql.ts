import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "../keep/answers.tables.ts";

/** Days in the workspace's time zone, both included. */
export interface Period {
  readonly timeZone: string;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
}

export interface AnswerFilter extends Period {
  readonly campaign?: string | undefined;
  readonly operator_model?: string | undefined;
  readonly branded?: boolean | undefined;
  /** Whether any of a query's answers names the client, or cites it. */
  readonly mentioned?: boolean | undefined;
  readonly cited?: boolean | undefined;
  readonly search?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface AskedQuery {
  readonly id: string;
  readonly campaign_id: string;
  readonly text: string;
  readonly branded: boolean;
  readonly country: string | null;
  readonly language: string;
  readonly answer_count: number;
  readonly last_answered: Date | null;
}

/** Queries that were asked, the most recently asked first. */
export function listAskedQueries(
  tools: Tools,
  place: Place,
  filter: AnswerFilter,
): Promise<{ readonly count: number; readonly rows: AskedQuery[] }> {
  const newest = <T>(column: SQL | typeof answers.query_text) =>
    sql<T>`(array_agg(${column} order by ${answers.created} desc))[1]`;
  const { mentioned, cited } = filter;
  return withinWorkspace(tools, place, async (db) => {
    const queries = db
      .select({
        id: answers.query_id,
        campaign_id: answers.campaign_id,
        text: newest<string>(answers.query_text).as("text"),
        branded: newest<boolean>(sql`${answers.branded}`).as("is_branded"),
        country: newest<string | null>(sql`${answers.country}`).as("asked_in"),
        language: newest<string>(sql`${answers.language}`).as("asked_as"),
        answer_count: sql<number>`count(*) filter (where ${answers.status} in ('OK', 'REFUSED'))::int`.as(
          "came",
        ),
        last_answered: sql<Date | null>`max(${answers.answered_at})`
          .mapWith(answers.answered_at)
          .as("last_answered"),
        last_created: sql`max(${answers.created})`.as("last_created"),
      })
      .from(answers)
      .where(
        and(
          eq(answers.workspace_id, place.workspaceId),
          isOfCampaignThere(answers.campaign_id, place),
          filter.campaign === undefined ? undefined : eq(answers.campaign_id, filter.campaign),
          filter.branded === undefined ? undefined : eq(answers.branded, filter.branded),
          filter.search ? sql`strpos(lower(${answers.query_text}), lower(${filter.search})) > 0` : undefined,
          ofModel(filter.operator_model),
          within(filter),
        ),
      )
      .groupBy(answers.query_id, answers.campaign_id)
      .having(
        and(
          mentioned === undefined ? undefined : sql`bool_or(${answers.mentioned}) = ${mentioned}`,
          cited === undefined ? undefined : sql`bool_or(${answers.cited}) = ${cited}`,
        ),
      )
      .as("queries");
    const rows = await db
      .select()
      .from(queries)
      .orderBy(desc(queries.last_created), asc(queries.id))
      .limit(filter.limit)
      .offset(filter.offset);
    const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(queries);
    return { count: counted?.count ?? 0, rows };
  });
}

const line = {
  id: answers.id,
  query_id: answers.query_id,
  operator_model: answers.operator_model,
  status: answers.status,
  created: answers.created,
  preview: answers.preview,
  mentioned: answers.mentioned,
  position: answers.position,
  sentiment: answers.sentiment,
  cited: answers.cited,
  citation_count: answers.citation_count,
};

export type AnswerLineRow = Pick<typeof answers.$inferSelect, keyof typeof line>;

export interface LinesWanted extends Period {
  readonly queryIds: readonly string[];
  readonly operator_model?: string | undefined;
}

/** The newest answer of each model to each of the queries; one that waits only where none has come. */
export function listNewestLines(tools: Tools, place: Place, wanted: LinesWanted): Promise<AnswerLineRow[]> {
  if (wanted.queryIds.length === 0) return Promise.resolve([]);
  return withinWorkspace(tools, place, (db) =>
    db
      .selectDistinctOn([answers.query_id, answers.operator_model], line)
      .from(answers)
      .where(wantedLines(place, wanted))
      .orderBy(
        answers.query_id,
        answers.operator_model,
        sql`${answers.status} = 'PENDING'`,
        desc(answers.created),
        asc(answers.repeat),
      ),
  );
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

export interface CellRow {
  readonly query_id: string;
  readonly operator_model: string;
  readonly n: number;
  readonly mentions: number;
  readonly cited: number;
  readonly refused: number;
  readonly failed: number;
  readonly average_position: number | null;
  readonly last_answer_id: string | null;
}

/** What came of each query and model of a campaign. */
export function countCells(
  tools: Tools,
  place: Place,
  { campaignId, ...period }: Period & { readonly campaignId: string },
): Promise<CellRow[]> {
  const isOk = sql`${answers.status} = 'OK'`;
  const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;
  return withinWorkspace(tools, place, (db) =>
    db
      .select({
        query_id: answers.query_id,
        operator_model: answers.operator_model,
        n: counted(isOk),
        mentions: counted(sql`${isOk} and ${answers.mentioned}`),
        cited: counted(sql`${isOk} and ${answers.cited}`),
        refused: counted(sql`${answers.status} = 'REFUSED'`),
        failed: counted(sql`${answers.status} = 'FAILED'`),
        average_position: sql<number | null>`avg(${answers.position}) filter (where ${isOk})::float`,
        last_answer_id: sql<
          string | null
        >`(array_agg(${answers.id} order by ${answers.created} desc) filter (where ${isOk}))[1]`,
      })
      .from(answers)
      .where(
        and(eq(answers.workspace_id, place.workspaceId), eq(answers.campaign_id, campaignId), within(period)),
      )
      .groupBy(answers.query_id, answers.operator_model),
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
