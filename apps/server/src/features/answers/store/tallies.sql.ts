import { type SQL, sql } from "drizzle-orm";
import { isOfCampaignThere } from "#features/campaigns/deletion/public.ts";
import { firstId } from "#platform/ids.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { answer_citations, answer_mentions, answers } from "./answers.tables.ts";

/** Tally of answers of a campaign, day, kind of query and model, counted from the answers themselves. */
export interface AnswerTally {
  readonly campaign_id: string;
  /** Day in the time zone that was asked for. */
  readonly day: string;
  readonly branded: boolean;
  readonly operator_model: string;
  /** Answers that came back and were analysed: what figures count. */
  readonly n: number;
  readonly mentions: number;
  readonly position_sum: number;
  readonly cited: number;
  readonly citing: number;
  /** Answers that do not know the client. */
  readonly unknown_to_model: number;
  /** Mentions of any brand. */
  readonly brand_mentions: number;
  /** Sites that answers were made from, each once an answer. */
  readonly domains: number;
  /** Answers asked for, whatever came of them. */
  readonly asked: number;
  readonly refused: number;
  readonly failed: number;
}

/** No statement looks at more answers than that. */
const sliceAnswers = 20_000;

/** Counts all answers of a workspace, a slice after the other; the parts of one key may come in several slices. */
export async function* tallyAnswers(
  tools: Tools,
  place: Place,
  timeZone: string,
): AsyncGenerator<readonly AnswerTally[]> {
  for (let after = firstId; ; ) {
    const until = await lastOfSlice(tools, place, after);
    if (until === undefined) return;
    yield await tallySlice(tools, place, { after, until, timeZone });
    after = until;
  }
}

async function lastOfSlice(tools: Tools, place: Place, after: string): Promise<string | undefined> {
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ id: string }>(sql`
      select id from (
        select id from ${answers} where workspace_id = ${place.workspaceId} and id > ${after}
        order by id limit ${sliceAnswers}
      ) as slice order by id desc limit 1`),
  );
  return rows[0]?.id;
}

interface Slice {
  readonly after: string;
  readonly until: string;
  readonly timeZone: string;
}

async function tallySlice(
  tools: Tools,
  place: Place,
  { after, until, timeZone }: Slice,
): Promise<AnswerTally[]> {
  const isCounted = sql`answer.status = 'OK' and answer.analyser_version is not null`;
  const count = (condition: SQL): SQL => sql`(count(*) filter (where ${isCounted} and ${condition}))::int`;
  const sum = (value: SQL): SQL => sql`coalesce(sum(${value}) filter (where ${isCounted}), 0)::int`;
  const { rows } = await withinWorkspace(tools, place, (db) =>
    db.execute<{ [K in keyof AnswerTally]: AnswerTally[K] }>(sql`
      with mentioned as (
        select answer_id, count(*)::int as brands from ${answer_mentions}
        where workspace_id = ${place.workspaceId} and answer_id > ${after} and answer_id <= ${until}
        group by answer_id
      ), made_from as (
        select answer_id, count(distinct domain)::int as domains from ${answer_citations}
        where workspace_id = ${place.workspaceId} and answer_id > ${after} and answer_id <= ${until}
        group by answer_id
      )
      select answer.campaign_id, to_char(answer.created at time zone ${timeZone}, 'YYYY-MM-DD') as day,
        answer.branded, answer.operator_model,
        ${count(sql`true`)} as n, ${count(sql`answer.mentioned`)} as mentions,
        ${sum(sql`case when answer.mentioned then answer.position else 0 end`)} as position_sum,
        ${count(sql`answer.cited`)} as cited, ${count(sql`answer.citation_count > 0`)} as citing,
        ${count(sql`answer.unknown_to_model`)} as unknown_to_model,
        ${sum(sql`mentioned.brands`)} as brand_mentions, ${sum(sql`made_from.domains`)} as domains,
        count(*)::int as asked, (count(*) filter (where answer.status = 'REFUSED'))::int as refused,
        (count(*) filter (where answer.status = 'FAILED'))::int as failed
      from ${answers} as answer
      left join mentioned on mentioned.answer_id = answer.id
      left join made_from on made_from.answer_id = answer.id
      where answer.workspace_id = ${place.workspaceId} and answer.id > ${after} and answer.id <= ${until}
        and ${isOfCampaignThere(sql`answer.campaign_id`, place)}
      group by 1, 2, 3, 4`),
  );
  return rows;
}

/** Tally of a run's answers of one model, counted from the answers themselves. */
export interface CountedRun {
  readonly campaign_id: string;
  readonly run_id: string;
  readonly operator_model: string;
  readonly asked: number;
  readonly ok: number;
  readonly refused: number;
  readonly failed: number;
  readonly credits: number;
}

/** By run and model; the parts of one key may come in several slices. */
export async function* countRuns(tools: Tools, place: Place): AsyncGenerator<readonly CountedRun[]> {
  for (let after = firstId; ; ) {
    const until = await lastOfSlice(tools, place, after);
    if (until === undefined) return;
    const { rows } = await withinWorkspace(tools, place, (db) =>
      db.execute<{ [K in keyof CountedRun]: CountedRun[K] }>(sql`
        select campaign_id, run_id, operator_model, ${ofRun}
        from ${answers}
        where workspace_id = ${place.workspaceId} and id > ${after} and id <= ${until}
        group by campaign_id, run_id, operator_model`),
    );
    yield rows;
    after = until;
  }
}

/** Counts kept of the answers of a run and model. */
export const ofRun = sql`count(*)::int as asked, (count(*) filter (where status = 'OK'))::int as ok,
  (count(*) filter (where status = 'REFUSED'))::int as refused,
  (count(*) filter (where status = 'FAILED'))::int as failed,
  coalesce(sum(credits) filter (where status in ('OK', 'REFUSED')), 0)::int as credits`;
