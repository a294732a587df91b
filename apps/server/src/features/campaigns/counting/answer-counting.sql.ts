import { type SQL, sql } from "drizzle-orm";
import type { Tools } from "#platform/tools.ts";
import { campaigns } from "../store/campaigns.tables.ts";

/** A campaign of any workspace. */
interface CountedCampaign {
  readonly workspace_id: string;
  readonly campaign_id: string;
}

/** Holds campaigns until the transaction ends, in one order for all, so that none waits for another that waits for it. */
export async function holdCampaigns({ db }: Tools, counted: readonly CountedCampaign[]): Promise<void> {
  if (counted.length === 0) return;
  await db.execute(sql`
    select from ${campaigns} as campaign
    join (select distinct workspace_id, campaign_id from ${asRows(counted)}) as key
      on campaign.workspace_id = key.workspace_id and campaign.id = key.campaign_id
    order by campaign.workspace_id, campaign.id
    for no key update of campaign`);
}

/** Counts an answer for each row; of campaigns that the transaction holds. */
export async function countAnswers({ db }: Tools, counted: readonly CountedCampaign[]): Promise<void> {
  if (counted.length === 0) return;
  await db.execute(sql`
    update ${campaigns} as campaign set answer_count = campaign.answer_count + key.came
    from (
      select workspace_id, campaign_id, count(*)::int as came from ${asRows(counted)} group by workspace_id, campaign_id
    ) as key
    where campaign.workspace_id = key.workspace_id and campaign.id = key.campaign_id`);
}

function asRows(counted: readonly CountedCampaign[]): SQL {
  const rows = counted.map(({ workspace_id, campaign_id }) => ({ workspace_id, campaign_id }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(workspace_id uuid, campaign_id uuid)`;
}
