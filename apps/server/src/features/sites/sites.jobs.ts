import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { sweepFavicons } from "./favicons.ts";

/** Every night, icons of sites that nobody looks at any more are deleted. */
export const forgetFavicons = job({
  name: "sites.forget-favicons",
  payload: z.object({}),
  run: sweepFavicons,
  cron: "40 3 * * *",
});

export const siteJobs = [forgetFavicons] as const;
