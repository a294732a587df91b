import { accountJobs } from "#features/accounts/public.ts";
import { mailAnnouncement } from "#features/announcements/public.ts";
import { answerJobs } from "#features/answers/public.ts";
import { billingJobs } from "#features/billing/public.ts";
import { campaignJobs } from "#features/campaigns/public.ts";
import { creditJobs } from "#features/credits/public.ts";
import { fillWorkspace } from "#features/demo/public.ts";
import { checkSums, rebuildInsights } from "#features/insights/public.ts";
import { forgetInvitations } from "#features/invitations/public.ts";
import { forgetFavicons } from "#features/sites/public.ts";
import { purgeWorkspace } from "#features/workspaces/public.ts";
import type { AnyJob } from "#platform/jobs/job.ts";
import { deliverMail, purgeMails } from "#platform/mail/deliver-mail.ts";

/** Every job of the product; those with a cron run by the clock. */
export const jobs: readonly AnyJob[] = [
  deliverMail,
  purgeMails,
  ...accountJobs,
  forgetFavicons,
  purgeWorkspace,
  mailAnnouncement,
  forgetInvitations,
  ...creditJobs,
  ...billingJobs,
  ...campaignJobs,
  ...answerJobs,
  rebuildInsights,
  checkSums,
  fillWorkspace,
];
