import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { endOrganizations } from "./end-organizations.ts";

const end = job({
  name: "admin.end-organizations",
  payload: z.object({}),
  run: endOrganizations,
  cron: "*/10 * * * *",
});

export const organizationJobs = [end] as const;
