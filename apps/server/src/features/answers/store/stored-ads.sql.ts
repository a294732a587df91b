import { sql } from "drizzle-orm";
import type { Ad } from "#platform/ai/operator.ts";
import { storable } from "#platform/requests/storable-text.ts";
import type { Tools } from "#platform/tools.ts";
import { answers } from "./answers.tables.ts";
import type { Key } from "./keys-as-rows.sql.ts";
import { observed_ads } from "./observed-ads.tables.ts";

/** An answer with the ads that it was shown with, if any. */
export interface WithAds extends Key {
  readonly ads: readonly Ad[] | undefined;
}

/** Stores the ads of answers that were closed in this transaction. */
export async function insertAds({ db }: Tools, shown: readonly WithAds[]): Promise<void> {
  const rows = shown.flatMap(({ workspace_id, id, ads = [] }) =>
    ads.map(({ advertiser, title, url, place }, position) => ({
      workspace_id,
      answer_id: id,
      position,
      advertiser: storable(advertiser),
      title: storable(title),
      url: url === null ? null : storable(url),
      place,
    })),
  );
  if (rows.length === 0) return;
  await db.execute(sql`
    insert into ${observed_ads} (workspace_id, answer_id, position, campaign_id, query_id, query_text, operator_model,
      created, advertiser, title, url, place)
    select row.workspace_id, row.answer_id, row.position, answer.campaign_id, answer.query_id, answer.query_text,
      answer.operator_model, answer.created, row.advertiser, row.title, row.url, row.place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(
      workspace_id uuid, answer_id uuid, position smallint, advertiser text, title text, url text, place text)
    join ${answers} as answer on answer.workspace_id = row.workspace_id and answer.id = row.answer_id`);
}
