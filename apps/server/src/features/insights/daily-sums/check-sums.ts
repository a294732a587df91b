import { z } from "zod";
import { answerCounts } from "#features/answers/counts/public.ts";
import { workspaceList } from "#features/workspaces/list/public.ts";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { checkCounts } from "#platform/checks/check-counts.ts";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import type { Tools } from "#platform/tools.ts";
import { addTallies, type DayTally, type Difference, wrongDays } from "./check-sums.rules.ts";
import {
  listOfOtherDays,
  listStoredDays,
  listStoredTotals,
  noTotals,
  type StoredTotal,
} from "./stored-sums.sql.ts";

/** Every night, compares the sums that the insights keep with the answers that they are of. */
export const checkSums = job({
  name: "insights.check-sums",
  payload: z.object({}),
  run: async (tools) => {
    await checkCounts(tools, {
      check: "insights.check-sums",
      scopes: await workspaceList.listIds(tools),
      differences: differencesOf,
    });
  },
  cron: "29 2 * * *",
});

type Totals = Record<StoredTotal["measure"], number>;

async function differencesOf(snapshot: Tools, workspaceId: string): Promise<readonly Difference[]> {
  const place = placeOfJob({ workspaceId });
  const workspace = await findWorkspaceSettings(snapshot, workspaceId);
  if (!workspace) return [];

  const days = new Map<string, DayTally>();
  const totals = new Map<string, Totals>();
  for await (const slice of answerCounts.tally(snapshot, place, workspace.time_zone)) {
    addTallies(days, slice);
    for (const tally of slice) {
      const known = totals.get(tally.campaign_id) ?? noneYet;
      totals.set(tally.campaign_id, {
        n: known.n + tally.n,
        citing: known.citing + tally.citing,
        asked: known.asked + tally.asked,
        refused: known.refused + tally.refused,
        failed: known.failed + tally.failed,
        brand_mentions: known.brand_mentions + tally.brand_mentions,
        domains: known.domains + tally.domains,
      });
    }
  }
  const kept = await listStoredDays(snapshot, place);
  const found = [...wrongDays(kept, days), ...wrongTotals(await listStoredTotals(snapshot, place), totals)];
  const ofOtherDays = await listOfOtherDays(snapshot, place, workspace.time_zone);
  return found.filter(({ subject }) => !ofOtherDays.has(subject));
}

const noneYet: Totals = { n: 0, citing: 0, asked: 0, refused: 0, failed: 0, brand_mentions: 0, domains: 0 };

function wrongTotals(
  kept: readonly StoredTotal[],
  counted: ReadonlyMap<string, Totals>,
): readonly Difference[] {
  const campaignIds = new Set([...counted.keys(), ...kept.map(({ campaign_id }) => campaign_id)]);
  return [...campaignIds].flatMap((subject) =>
    noTotals
      .map(({ what, measure }) => ({
        subject,
        what,
        kept: kept.find((one) => one.campaign_id === subject && one.what === what)?.total ?? 0,
        counted: counted.get(subject)?.[measure] ?? 0,
      }))
      .filter((difference) => difference.kept !== difference.counted),
  );
}
