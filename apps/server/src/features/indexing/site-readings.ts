import { dayMs, earlier, later, minuteMs } from "@citelens/contract/base/days";
import { type SitemapState, sitePagesMax } from "@citelens/contract/traffic/indexing";
import { z } from "zod";
import type { Member } from "#features/workspaces/members/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/public.ts";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { type Place, placeOfJob } from "#platform/place.ts";
import { eachAlone } from "#platform/sweeps/each-alone.ts";
import { inTransaction, type Tools } from "#platform/tools.ts";
import {
  claimReading,
  dueReadings,
  findReading,
  listDue,
  type ReadingRow,
  releaseReading,
  storeReading,
} from "./indexing.sql.ts";
import { readingMs, readSite } from "./read-site.ts";

/** Longer than a reading, so that it only ends by itself when its process has died. */
const leaseMs = readingMs + 60_000;
/** Nobody's server is asked more often, however often somebody clicks. */
const freshMs = minuteMs;
const dueMs = dayMs;
/** Of one sweep, which ends within its time even where each site is as slow as may be. */
const atOnce = 20;

/** Lets the sitemaps be read soon, unless they are being read or just were; a second click changes nothing. */
export async function refreshSitemap(tools: Tools, member: Member): Promise<SitemapState> {
  await inTransaction(tools, async (within) => {
    if (!(await claim(within, member, freshMs))) return;
    await enqueue(within, readSitemaps, { workspaceId: member.workspaceId });
  });
  return sitemapStateOf(tools, await findReading(tools, member));
}

export function sitemapStateOf(tools: Tools, row: ReadingRow | undefined): SitemapState {
  return {
    read_at: row?.read_at?.toISOString() ?? null,
    is_reading: row?.reading_until != null && row.reading_until > tools.now(),
    pages: row?.pages ?? 0,
    files: [...(row?.files ?? [])],
    problems: [...(row?.problems ?? [])],
  };
}

/** Reads the sitemaps of a workspace's site now, unless somebody else does. */
export async function readSiteNow(tools: Tools, place: Place): Promise<void> {
  if (await claim(tools, place, 0)) await readClaimed(tools, place);
}

export const readSitemaps = job({
  name: "indexing.read-sitemaps",
  payload: z.object({ workspaceId: z.uuid() }),
  run: (tools, payload) => readClaimed(tools, placeOfJob(payload)),
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
        const place = placeOfJob(one);
        if (await claim(tools, place, dueMs)) await readClaimed(tools, place);
      },
    });
  },
  cron: "*/5 * * * *",
});

function claim(tools: Tools, place: Place, freshForMs: number): Promise<boolean> {
  const now = tools.now();
  return claimReading(tools, place, {
    until: later(now, leaseMs),
    staleBefore: freshForMs === 0 ? later(now, 1) : earlier(now, freshForMs),
  });
}

async function readClaimed(tools: Tools, place: Place): Promise<void> {
  const settings = await findWorkspaceSettings(tools, place.workspaceId);
  if (!settings) return; // it was deleted meanwhile
  try {
    const found = await readSite(tools, settings.url);
    await storeReading(tools, place, { ...found, pagesMax: sitePagesMax });
    tools.log.info({ pages: found.pages.size, problems: found.problems }, "The sitemaps of a site were read");
  } catch (error) {
    await releaseReading(tools, place);
    throw error;
  }
}
