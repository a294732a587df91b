import { findSites } from "#features/workspaces/support/public.ts";
import type { Place } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { listServableRows, type ServableRow } from "./snapshot.sql.ts";

/** A creative that may be shown on a publisher's pages. */
export interface ServableCreative extends ServableRow {
  readonly advertiser: string;
  /** Of the advertiser, whose days budgets and dates mean. */
  readonly time_zone: string;
}

/** Those of advertisers whose workspaces are open. */
export async function listServable(tools: Tools, place: Place): Promise<ServableCreative[]> {
  const rows = await listServableRows(tools, place);
  const sites = await findSites(
    tools,
    rows.map(({ advertiser_id }) => advertiser_id),
  );
  return rows.flatMap((row) => {
    const site = sites.get(row.advertiser_id);
    return site?.is_open ? [{ ...row, advertiser: site.name, time_zone: site.time_zone }] : [];
  });
}
