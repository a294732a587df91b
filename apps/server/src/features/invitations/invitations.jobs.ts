import { z } from "zod";
import { job } from "#platform/jobs/job.ts";
import { sweepInvitations } from "./invitations.service.ts";

/** Every night, what is over for 30 days is deleted. */
export const forgetInvitations = job({
  name: "invitations.forget-invitations",
  payload: z.object({}),
  run: sweepInvitations,
  cron: "20 3 * * *",
});

export const invitationJobs = [forgetInvitations] as const;
