import { dayMs, earlier, later, minuteMs } from "@citelens/contract/base/days";
import { type SitemapState, sitePagesMax } from "@citelens/contract/traffic/indexing";
import { z } from "zod";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { unlessAborted } from "#platform/leases/unless-aborted.ts";
import { whileLeased } from "#platform/leases/while-leased.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { Refusal } from "#platform/refusal.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  askForReading,
  dueReadings,
  findReadingOf,
  leaseOfReading,
  listDue,
  type ReadingRow,
  storeReading,
} from "./indexing.sql.ts";
import { readingMs, readSite } from "./read-site.ts";

/** Time that somebody who has asked waits for a reading; then it may be asked for again. */
const askedMs = readingMs + 60_000;
/** Nobody's server is asked more often, however often somebody clicks. */
const freshMs = minuteMs;
const dueMs = dayMs;
/** Sites of one sweep, which ends within its time even where each site is as slow as may be. */
const atOnce = 20;

/** Lets the sitemaps be read soon, unless they are being read or just were; a second click changes nothing. */
export async function refreshSitemap(tools: Tools, member: Member): Promise<SitemapState> {
  const settings = await findWorkspaceSettings(tools, member.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");
  await inTransaction(tools, async (within) => {
    const now = within.now();
    const due = { siteUrl: settings.url, staleBefore: earlier(now, freshMs) };
    if (!(await askForReading(within, member, { ...due, askedBefore: earlier(now, askedMs) }))) return;
    await enqueue(within, readSitemaps, { workspaceId: member.workspaceId });
  });
  return sitemapStateOf(tools, await findReadingOf(tools, member, settings.url));
}

export function sitemapStateOf(tools: Tools, row: ReadingRow | undefined): SitemapState {
  const now = tools.now();
  const isAsked = row?.asked_at != null && row.asked_at > earlier(now, askedMs);
  return {
    read_at: row?.read_at?.toISOString() ?? null,
    is_reading: isAsked || (row?.lease_until != null && row.lease_until > now),
    pages: row?.pages ?? 0,
    files: [...(row?.files ?? [])],
    problems: [...(row?.problems ?? [])],
  };
}

/** Reads the sitemaps of a workspace's site now, unless somebody else does. */
export async function readSiteNow(tools: Tools, place: Place): Promise<void> {
  await readUnlessFresh(tools, place, 0);
}

export const readSitemaps = job({
  name: "indexing.read-sitemaps",
  payload: z.object({ workspaceId: z.uuid() }),
  run: (tools, payload) => readSiteNow(tools, placeOfJob(payload)),
  retryLimit: 1,
});

/** Once a day for each workspace, a few at a time. */
export const readDueSites = job({
  name: "indexing.read-due-sites",
  payload: z.object({}),
  run: async (tools) => {
    const due = await listDue(tools, { before: earlier(tools.now(), dueMs), limit: atOnce });
    await eachAlone(tools, due, {
      sweep: dueReadings,
      idOf: ({ workspaceId }) => workspaceId,
      run: async (one) => {
        await readUnlessFresh(tools, placeOfJob(one), dueMs);
      },
    });
  },
  cron: "*/5 * * * *",
  waitsReadOnly: true,
});

/** Reads it unless somebody else does, or it was read at this address within this time. */
async function readUnlessFresh(tools: Tools, place: Place, freshForMs: number): Promise<void> {
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  if (!settings) return; // it was deleted meanwhile
  const siteUrl = settings.url;
  const now = tools.now();
  const staleBefore = freshForMs === 0 ? later(now, 1) : earlier(now, freshForMs);
  const lease = leaseOfReading(tools, place, { siteUrl, staleBefore });
  await whileLeased(tools, lease, async ({ fence }, signal) => {
    const found = await unlessAborted(signal, readSite(tools, siteUrl));
    await storeReading(tools, place, { ...found, fence, siteUrl, pagesMax: sitePagesMax });
    tools.log.info({ pages: found.pages.size, problems: found.problems }, "The sitemaps of a site were read");
  });
}
