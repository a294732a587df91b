import { answerAll, reviewRun } from "#features/answers/public.ts";
import { campaigns } from "#features/campaigns/lookup/public.ts";
import { createCampaign, launchCampaign, updateCampaign } from "#features/campaigns/public.ts";
import { runSimulated } from "#features/campaigns/runs/public.ts";
import { readSiteNow } from "#features/indexing/public.ts";
import { addPages, readSites } from "#features/local-index/public.ts";
import { enqueueRefresh, refreshWorkspace } from "#features/opportunities/public.ts";
import { auditNow } from "#features/technical-audit/public.ts";
import { trackOnce } from "#features/visits/public.ts";
import { type Member, requireMember } from "#features/workspaces/members/public.ts";
import { takeBackJobs } from "#platform/jobs/job-states.sql.ts";
import type { Place } from "#platform/place.ts";
import { withinWorkspace } from "#platform/postgres.ts";
import type { Tools } from "#platform/tools.ts";
import { demoCampaigns } from "./assistants/demo-campaigns.ts";
import { demoDays, momentOf, webDayOf } from "./store/calendar.rules.ts";
import { type DemoRow, lockUnfinished, setDays } from "./store/demo.sql.ts";
import { visitsOn } from "./visits-on.ts";
import { addressesOn, others, rivals } from "./web/fictional-answer.ts";
import { tovelume } from "./web/tovelume.ts";
import { withFictionalWeb } from "./web/with-fictional-web.ts";

const pagesMax = 40;
/** Days of the fictional web. Days on which the site is read anyway: nothing of what is asked then comes earlier or later by it. */
const auditDays: readonly number[] = [7, 35, 63, demoDays - 1];

/**
 * Lives through the next day of a demo's calendar, all of it or nothing: the sites are read as they stand on that day,
 * what is due is asked, the day's visits are reported, and on some days the site is audited. Somebody else's day is left to them.
 */
export async function liveDay(tools: Tools, demo: DemoRow): Promise<void> {
  const { workspace_id: workspaceId, key_id: keyId, days_done: day, days } = demo;
  const now = momentOf(demo, day);
  const webDay = webDayOf(demo, day);
  const isNew = (on: number): boolean => on <= webDay && (day === 0 || on > webDayOf(demo, day - 1));
  const thatDay = {
    ...tools,
    now: () => now,
    web: withFictionalWeb(tools.web, { day: webDay, now: () => now }),
  };
  const member = await requireMember(tools, { userId: demo.user_id, impersonatorId: undefined }, workspaceId);

  await readWeb(thatDay, member, webDay);
  const runs = await withinWorkspace(tools, member, async (db) => {
    const within = { ...thatDay, db };
    const held = await lockUnfinished(within, member);
    if (held?.days_done !== day) return [];

    await replaceQuestions(within, member, isNew);
    await runSimulated(within, member, {
      isLast: day === days - 1,
      meanwhile: async () => {
        await launchCampaigns(within, member, isNew);
        await answerAll(within, member);
      },
    });
    const visits = visitsOn({ day: webDay, end: now });
    await trackOnce(within, { workspaceId, keyId }, { visits, token: `demo ${workspaceId} ${day}` });
    if (auditDays.some(isNew)) await auditNow(within, member);
    await setDays(within, member, { days_done: day + 1 });
    if (day + 1 === days) {
      // One that waits for what follows on the runs would keep it from beginning at once.
      await takeBackJobs(within, member, refreshWorkspace.name);
      await enqueueRefresh(within, member);
    }
    return takeBackJobs(within, member, reviewRun.name);
  });
  for (const run of runs) await reviewRun.run(thatDay, reviewRun.payload.parse(run));
}

/** Each site and page once in a simulated week, as whatever this installation reads. */
async function readWeb(thatDay: Tools, place: Place, webDay: number): Promise<void> {
  await readSites(thatDay, place, { hosts: [tovelume, ...rivals].map(({ host }) => host), pagesMax });
  const pages = others.flatMap((site) => addressesOn(site, webDay)).map((url) => ({ url }));
  await addPages(thatDay, place, pages);
  await readSiteNow(thatDay, place);
}

/** Whether a day of the fictional web has come since the day before. */
type IsNew = (webDay: number) => boolean;

async function launchCampaigns(within: Tools, member: Member, isNew: IsNew): Promise<void> {
  for (const { launched, given } of demoCampaigns) {
    if (!isNew(launched)) continue;
    const { id } = await createCampaign(within, member, given);
    await launchCampaign(within, member, id);
  }
}

/** Before the day's runs; the history of what was asked until then stays. */
async function replaceQuestions(within: Tools, member: Member, isNew: IsNew): Promise<void> {
  for (const { given, replaced } of demoCampaigns) {
    if (!replaced || !isNew(replaced.on)) continue;
    const launched = await campaigns.listLaunched(within, member);
    const campaignId = launched.find(({ name }) => name === given.name)?.id;
    if (campaignId === undefined) continue;
    const queries = given.queries?.map(({ text }) => ({ text: text === replaced.text ? replaced.by : text }));
    await updateCampaign(within, member, { campaignId, given: { queries } });
  }
}
