import { dayIn, earlier, hourMs, minuteMs } from "@citelens/contract/base/days";
import { proofOfVisit } from "#features/visits/identity/public.ts";
import { findRetentionDays, keptUntil } from "#features/visits/retention/public.ts";
import { findWorkspaceFacts } from "#features/workspaces/support/public.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { isPostgresUnavailable } from "#platform/postgres.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import { hourOf } from "../content/decide.rules.ts";
import { forgetServed, listServed, listServing } from "../content/served.sql.ts";
import { lockCampaign } from "../store/campaigns.sql.ts";
import { microsOfCents } from "../store/money.rules.ts";
import { bumpPublishersOf } from "../store/publishers-changed.sql.ts";
import {
  insertReads,
  listKnown,
  listSigned,
  listVisited,
  type SignedVisits,
  sumReads,
} from "./ad-reads.events.ts";
import { type BillableReads, billableOf } from "./billable.rules.ts";
import { chargedReads, dayReadsOf, earnedParts, wholeDaysOf } from "./day-figures.rules.ts";
import { type FigureRow, findShares, listCounted, putFigures, sumBeside } from "./figures.sql.ts";
import { type ProvenVisit, readsOf } from "./reads.rules.ts";

/** How late a visit may be told of and still counts. */
const lateMs = 6 * hourMs;
/** Age of days whose figures are written anew: whichever time zone they are of, today and the day before do, which may have 25 hours. */
const anewMs = 50 * hourMs;
/** Longer than a proof may be old: where it was counted before is found with it. */
const proofMs = 10 * minuteMs;
const servedKeptMs = 8 * 24 * hourMs;

/** A slow one holds up none of the others; few enough that the database has time for everyone else. */
const publishersAtOnce = 4;

/** Counts the reads of every publisher on whose pages anything was shown lately, each alone. */
export async function countAllReads(tools: Tools): Promise<void> {
  const publisherIds = await listServing(tools, earlier(tools.now(), anewMs));
  await eachAlone(tools, publisherIds, {
    sweep: "ads.count-reads",
    idOf: (publisherId) => publisherId,
    run: (publisherId) => countReads(tools, placeOfJob({ workspaceId: publisherId })),
    atOnce: publishersAtOnce,
  });
  await forgetServed(tools, earlier(tools.now(), servedKeptMs));
}

/** Brings a publisher's reads, and the figures of whose ads were read there, up to now. Can be repeated. */
export async function countReads(tools: Tools, place: Place): Promise<void> {
  await writeReads(tools, place);
  const since = earlier(tools.now(), anewMs);
  const wholeDays = new Date(dayIn("UTC", since));
  const sums = billableOf(await sumReads(tools.events, place, { since: wholeDays }));
  const revenueShare = (await findShares(tools, [place.workspaceId])).get(place.workspaceId) ?? 0;
  const failures: unknown[] = [];
  for (const ofCampaign of Map.groupBy(sums, ({ campaign_id }) => campaign_id).values()) {
    try {
      await writeFigures(tools, place, { sums: ofCampaign, since, revenueShare });
    } catch (error) {
      if (isPostgresUnavailable(error)) throw error;
      failures.push(error); // the other campaigns have theirs
    }
  }
  const [cause] = failures;
  if (failures.length > 0)
    throw new AggregateError(failures, "Figures of campaigns were not written", { cause });
}

async function writeReads(tools: Tools, place: Place): Promise<void> {
  const now = tools.now();
  const range = { since: hourOf(earlier(now, lateMs)), until: new Date(now.getTime() + minuteMs) };
  const served = await listServed(tools, place, range);
  if (served.length === 0) return;
  const workspace = await findWorkspaceFacts(tools, place);
  if (!workspace) return;
  const days = await findRetentionDays(tools, {
    id: place.workspaceId,
    organizationId: workspace.organization_id,
  });
  const [visited, signed, known] = await Promise.all([
    listVisited(tools.events, place, range),
    listSigned(tools.events, place, range),
    listKnown(tools.events, place, { ...range, since: earlier(range.since, proofMs) }),
  ]);
  const siteHost = URL.parse(workspace.url)?.hostname ?? "";
  const proven = signed.map((visits) => provenVisit(visits, siteHost));
  await insertReads(
    tools.events,
    readsOf({ served, visited, proven, known, keepUntil: (day) => keptUntil(day, days) }),
  );
}

function provenVisit({ signatures, ...visit }: SignedVisits, siteHost: string): ProvenVisit {
  const proofs = signatures.map((stored) => proofOfVisit({ stored, minuteMs: visit.minute_ms, siteHost }));
  return { ...visit, proofs: proofs.filter((proof) => proof !== undefined) };
}

interface CampaignReads {
  readonly sums: readonly BillableReads[];
  readonly since: Date;
  /** The publisher's part now, in per cent. */
  readonly revenueShare: number;
}

/** Holds the campaign, so that two publishers' reads never spend the same rest of a budget. */
async function writeFigures(
  tools: Tools,
  publisher: Place,
  { sums, since, revenueShare }: CampaignReads,
): Promise<void> {
  const { advertiser_id: advertiserId = "", campaign_id: campaignId = "" } = sums[0] ?? {};
  const place = placeOfJob({ workspaceId: advertiserId });
  const workspace = await findWorkspaceFacts(tools, place);
  if (!workspace) return;
  const days = wholeDaysOf(dayReadsOf(sums, workspace.time_zone), { since, timeZone: workspace.time_zone });
  if (days.length === 0) return;
  await inTransaction(tools, async (within) => {
    const campaign = await lockCampaign(within, place, campaignId);
    if (!campaign) return;
    const publisherId = publisher.workspaceId;
    const anew = { campaignId, publisherId, days: [...new Set(days.map(({ day }) => day))] };
    const before = await listCounted(within, place, anew);
    const figures = chargedReads(days, {
      budgetMicros: microsOfCents(campaign.budget_cents),
      dailyMicros: microsOfCents(campaign.daily_cents),
      beside: await sumBeside(within, place, anew),
      kept: before.map(({ day, creative_id, placement_id, spend_micros }) => ({
        day,
        creativeId: creative_id,
        placementId: placement_id,
        micros: spend_micros,
      })),
    }).map(({ day, creativeId, placementId, reads, proven, billable, micros }): FigureRow => {
      const key = { day, creative_id: creativeId, placement_id: placementId, publisher_id: publisherId };
      const one = before.find((row) => isOfSame(row, key));
      const charged = { micros: one?.spend_micros ?? 0, earnedParts: one?.earned_parts ?? 0 };
      return {
        ...key,
        workspace_id: advertiserId,
        campaign_id: campaignId,
        impressions: null,
        clicks: null,
        agent_reads: reads,
        proven_reads: proven,
        billable_reads: billable,
        spend_micros: micros,
        earned_parts: earnedParts({ micros, before: charged, revenueShare }),
        updated: within.now(),
      };
    });
    const changed = figures.filter(
      (row) => !before.some((one) => isSame(one, row)) && !isNothing(row, before),
    );
    if (changed.length === 0) return;
    await putFigures(within, place, changed);
    await bumpPublishersOf(within, { advertiserId, campaignIds: [campaignId] });
  });
}

type FigureKey = Pick<FigureRow, "day" | "creative_id" | "publisher_id" | "placement_id">;

function isOfSame(one: FigureKey, other: FigureKey): boolean {
  return (
    one.day === other.day &&
    one.creative_id === other.creative_id &&
    one.publisher_id === other.publisher_id &&
    one.placement_id === other.placement_id
  );
}

/** Whether only spoofed reads were ever seen there. */
function isNothing(row: FigureRow, before: readonly FigureRow[]): boolean {
  return row.agent_reads === 0 && !before.some((one) => isOfSame(one, row));
}

function isSame(one: FigureRow, other: FigureRow): boolean {
  return (
    isOfSame(one, other) &&
    one.agent_reads === other.agent_reads &&
    one.proven_reads === other.proven_reads &&
    one.billable_reads === other.billable_reads &&
    one.spend_micros === other.spend_micros
  );
}
