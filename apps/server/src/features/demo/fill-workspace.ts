import { z } from "zod";
import { findWorkspaceSettings } from "#features/workspaces/lookup/public.ts";
import { job } from "#platform/jobs/job.ts";
import { placeOfJob } from "#platform/place.ts";
import { liveDay } from "./live-day.ts";
import { findDemoOf, setDays } from "./store/demo.sql.ts";

/** Lives through what is left of a demo's calendar; anyone who is stopped in the middle goes on with the day that is missing. */
export const fillWorkspace = job({
  name: "demo.fill-workspace",
  payload: z.object({
    workspaceId: z.uuid(),
    /** Another number of days than the calendar's. */
    days: z.int().min(1).optional(),
  }),
  run: async (tools, { workspaceId, days }) => {
    const place = placeOfJob({ workspaceId });
    if (days !== undefined) await setDays(tools, place, { days });
    for (;;) {
      const demo = await findDemoOf(tools, place);
      const isThere = (await findWorkspaceSettings(tools, workspaceId)) !== undefined;
      if (!isThere || !demo || demo.days_done >= demo.days) return;
      await liveDay(tools, demo);
    }
  },
});
