import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { currency } from "@citelens/contract/billing/pricing";
import type { AdPublisher } from "@citelens/contract/content/ads-network";
import type { Tools } from "#platform/tools.ts";
import { readsOfPublishers } from "../counting/ad-reads.events.ts";
import { earnedCents } from "../counting/spend.rules.ts";
import { figureDays } from "../creatives/show-creatives.ts";
import type { Publisher } from "./publisher-sites.ts";
import { countPublishers, type PublisherCounts } from "./publishers.sql.ts";

/** Websites of the network as the API shows them, with what was read on them in 28 days. */
export async function showPublishers(tools: Tools, rows: readonly Publisher[]): Promise<AdPublisher[]> {
  const publisherIds = rows.map(({ workspace_id }) => workspace_id);
  const since = shiftDay(dayIn("UTC", tools.now()), 1 - figureDays);
  const [counts, reads] = await Promise.all([
    countPublishers(tools, { publisherIds, since }),
    readsOfPublishers(tools.events, { publisherIds, since }),
  ]);
  return rows.map((row): AdPublisher => {
    const { placements, reads: counted } = counts.get(row.workspace_id) ?? nothing;
    const ofSite = reads.filter(({ publisher }) => publisher === row.workspace_id);
    return {
      id: row.workspace_id,
      name: row.name,
      url: row.url,
      status: row.status,
      is_stopped: row.is_stopped,
      is_stopped_by_owner: row.owner_stopped,
      categories_allowed: row.categories_allowed,
      categories_blocked: row.categories_blocked,
      countries: row.countries,
      revenue_share: row.revenue_share,
      invited: row.invited_at.toISOString(),
      accepted: row.accepted_at?.toISOString() ?? null,
      placements,
      pages: row.pages,
      filled_pages: row.filled_pages,
      agent_reads: counted.all,
      proven_reads: counted.proven,
      billable_reads: counted.billable,
      by_operator: ofSite.map(({ operator, reads, proven }) => ({ operator, reads, proven })),
      currency: currency.toUpperCase(),
      earnings_cents: earnedCents(counted.parts),
      last_read: lastOf(ofSite.map(({ last_ms }) => last_ms)),
    };
  });
}

const nothing: PublisherCounts = { placements: 0, reads: { all: 0, proven: 0, billable: 0, parts: 0 } };

function lastOf(times: readonly number[]): string | null {
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
