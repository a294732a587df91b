import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Place } from "#platform/place.ts";
import { campaigns } from "../store/campaigns.tables.ts";

/**
 * Whether the campaign that a column names is there; for statements of other rooms that do not ask for campaigns by their ids.
 * What belongs to a deleted one is hidden from its deletion on, and removed bit by bit. The deleted ones are looked up once
 * for the statement. It is written as a test for null, of which the planner expects that it leaves nearly all rows.
 */
export function isOfCampaign(campaignId: SQLWrapper, { workspaceId }: Place): SQL {
  return sql`case when ${campaignId} <> all (array(
      select gone.id from ${campaigns} as gone
      where gone.workspace_id = ${workspaceId} and gone.deleted_at is not null)) then true end is not null`;
}
