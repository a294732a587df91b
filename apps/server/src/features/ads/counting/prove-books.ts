import { dayIn, dayMs, shiftDay } from "@citelens/contract/base/days";
import { findSites, findWorkspaceFacts } from "#features/workspaces/support/public.ts";
import { checkCounts } from "#platform/checks/check-counts.ts";
import type { Finding } from "#platform/checks/wrong-counts.sql.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { sumReads } from "./ad-reads.events.ts";
import { settledDays } from "./book.ts";
import { listSpending } from "./bookable.sql.ts";
import { dayReadsOf } from "./day-figures.rules.ts";
import { type BookedReads, listBookedReads } from "./prove-books.sql.ts";

/** Of settled days the last so many: whoever keeps visits the shortest keeps the reads of all of them. */
const provedDays = 14;

interface Days {
  readonly since: string;
  readonly before: string;
}

/** Proves that the reads in the books of every advertiser are those that agents made; throws where they are not. */
export async function proveBooks(tools: Tools): Promise<void> {
  const before = shiftDay(dayIn("UTC", tools.now()), 1 - settledDays);
  const days = { since: shiftDay(before, -provedDays), before };
  const wrong = await checkCounts(tools, {
    check: "ads.prove-books",
    scopes: await listSpending(tools, days),
    differences: (snapshot, advertiserId) => differencesOf(snapshot, advertiserId, days),
  });
  if (wrong.length > 0)
    throw new Error(
      `The books of ${wrong.length} advertisers differ from what was read, the first is ${wrong[0]}.`,
    );
}

async function differencesOf(tools: Tools, advertiserId: string, days: Days): Promise<Finding[]> {
  const place = placeOfJob({ workspaceId: advertiserId });
  const advertiser = await findWorkspaceFacts(tools, place);
  if (!advertiser) return [];
  const booked = await listBookedReads(tools, place, days);
  const publisherIds = [...new Set(booked.map(({ publisher_id }) => publisher_id))];
  // The reads of a website that was deleted are deleted, too.
  const sites = await findSites(tools, publisherIds);
  const kept = booked.filter(({ publisher_id }) => sites.has(publisher_id));
  const counted = new Map<string, number>();
  for (const publisherId of sites.keys()) {
    const sums = await sumReads(tools.events, placeOfJob({ workspaceId: publisherId }), aroundOf(days));
    const own = sums.filter(({ advertiser_id }) => advertiser_id === advertiserId);
    for (const [campaign_id, ofCampaign] of Map.groupBy(own, (sum) => sum.campaign_id))
      for (const { day, placementId, reads } of dayReadsOf(ofCampaign, advertiser.time_zone))
        if (day >= days.since && day < days.before)
          add(counted, keyOf({ campaign_id, day, placement_id: placementId }), reads);
  }
  return differences(kept, counted);
}

/** In every time zone. */
function aroundOf({ since, before }: Days): { readonly since: Date; readonly until: Date } {
  return { since: new Date(Date.parse(since) - dayMs), until: new Date(Date.parse(before) + dayMs) };
}

function differences(booked: readonly BookedReads[], counted: ReadonlyMap<string, number>): Finding[] {
  const kept = new Map<string, number>();
  for (const row of booked) add(kept, keyOf(row), row.reads);
  return [...new Set([...kept.keys(), ...counted.keys()])].flatMap((key) => {
    const [is, should] = [kept.get(key) ?? 0, counted.get(key) ?? 0];
    const [campaignId = "", day, placementId] = key.split(" ");
    return is === should
      ? []
      : [{ subject: campaignId, what: `reads of ${day} in ${placementId}`, kept: is, counted: should }];
  });
}

function keyOf({
  campaign_id,
  day,
  placement_id,
}: Pick<BookedReads, "campaign_id" | "day" | "placement_id">): string {
  return `${campaign_id} ${day} ${placement_id}`;
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
