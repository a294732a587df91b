import { z } from "zod";
import { runCheck } from "#platform/audit/check-audit.ts";
import { job } from "#platform/jobs/job.ts";

/** Compares the log with its chain; one that was interrupted goes on where it stood. */
export const checkChain = job({ name: "admin.check-audit", payload: z.object({}), run: runCheck });
