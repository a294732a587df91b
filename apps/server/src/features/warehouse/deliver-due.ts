import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { enqueue } from "#platform/jobs/jobs.ts";
import { deliver } from "./deliver.ts";
import { listDueWarehouses } from "./warehouse.sql.ts";

/** In one look; what is left is due at the next. */
const atOnce = 100;

/** Finds the buckets whose night has come, and has each delivered by a job of its own. */
export const deliverDue = job({
  name: "warehouse.deliver-due",
  payload: z.object({}),
  run: async (tools) => {
    for (const { workspaceId } of await listDueWarehouses(tools, atOnce))
      await enqueue(tools, deliver, { workspaceId }, { key: workspaceId });
  },
  cron: "*/5 * * * *",
  waitsReadOnly: true,
});
