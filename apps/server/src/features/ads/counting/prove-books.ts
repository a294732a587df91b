import { dayIn, dayMs, shiftDay } from "@citelens/contract/base/days";
import { findSites, findWorkspaceFacts } from "#features/workspaces/support/public.ts";
import { checkCounts } from "#platform/checks/check-counts.ts";
import type { Finding } from "#platform/checks/wrong-counts.sql.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { sumReads } from "./ad-reads.events.ts";
import { billableOf } from "./billable.rules.ts";
import { settledDays } from "./book.ts";
import { listSpending } from "./bookable.sql.ts";
import { dayReadsOf } from "./day-figures.rules.ts";
import { type BookedReads, listBookedReads } from "./prove-books.sql.ts";

/** Number of the last settled days; whoever keeps visits the shortest keeps the reads of all of them. */
const provedDays = 14;

interface BookDays {
  readonly since: string;
  readonly before: string;
}

/** Proves that the reads in the books of every advertiser, and the billable ones, are those that agents made; throws where they are not. */
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

async function differencesOf(tools: Tools, advertiserId: string, days: BookDays): Promise<Finding[]> {
  const place = placeOfJob({ workspaceId: advertiserId });
  const advertiser = await findWorkspaceFacts(tools, place);
  if (!advertiser) return [];
  const booked = await listBookedReads(tools, place, days);
  const publisherIds = [...new Set(booked.map(({ publisher_id }) => publisher_id))];
  // The reads of a website that was deleted are deleted, too.
  const sites = await findSites(tools, publisherIds);
  const kept = booked.filter(({ publisher_id }) => sites.has(publisher_id));
  const counted = new Map<string, ReadCounts>();
  for (const publisherId of sites.keys()) {
    const sums = await sumReads(tools.events, placeOfJob({ workspaceId: publisherId }), aroundOf(days));
    const own = billableOf(sums).filter(({ advertiser_id }) => advertiser_id === advertiserId);
    for (const [campaign_id, ofCampaign] of Map.groupBy(own, (sum) => sum.campaign_id))
      for (const { day, placementId, ...counts } of dayReadsOf(ofCampaign, advertiser.time_zone))
        if (day >= days.since && day < days.before)
          add(counted, keyOf({ campaign_id, day, placement_id: placementId }), counts);
  }
  return differences(kept, counted);
}

/** In every time zone. */
function aroundOf({ since, before }: BookDays): { readonly since: Date; readonly until: Date } {
  return { since: new Date(Date.parse(since) - dayMs), until: new Date(Date.parse(before) + dayMs) };
}

interface ReadCounts {
  readonly reads: number;
  readonly billable: number;
}

const none: ReadCounts = { reads: 0, billable: 0 };

/** Differences found; billable reads are not compared in books of before proven reads were told apart. */
function differences(booked: readonly BookedReads[], counted: ReadonlyMap<string, ReadCounts>): Finding[] {
  const kept = new Map<string, ReadCounts>();
  for (const row of booked) add(kept, keyOf(row), row);
  const old = new Set(booked.filter(({ is_told_apart }) => !is_told_apart).map(keyOf));
  return [...new Set([...kept.keys(), ...counted.keys()])].flatMap((key) => {
    const [is, should] = [kept.get(key) ?? none, counted.get(key) ?? none];
    const [subject = "", day, placementId] = key.split(" ");
    const found = (words: string, field: keyof ReadCounts): Finding[] =>
      is[field] === should[field]
        ? []
        : [
            {
              subject,
              what: `${words} of ${day} in ${placementId}`,
              kept: is[field],
              counted: should[field],
            },
          ];
    return [...found("reads", "reads"), ...(old.has(key) ? [] : found("billable reads", "billable"))];
  });
}

function keyOf(read: Pick<BookedReads, "campaign_id" | "day" | "placement_id">): string {
  return `${read.campaign_id} ${read.day} ${read.placement_id}`;
}

function add(sums: Map<string, ReadCounts>, key: string, { reads, billable }: ReadCounts): void {
  const before = sums.get(key) ?? none;
  sums.set(key, { reads: before.reads + reads, billable: before.billable + billable });
}
