import { accountJobs } from "#features/accounts/public.ts";
import { adminJobs } from "#features/admin/public.ts";
import { adJobs } from "#features/ads/public.ts";
import { hostJobs } from "#features/agencies/hosts/public.ts";
import { announcementJobs } from "#features/announcements/public.ts";
import { answerJobs } from "#features/answers/public.ts";
import { assistantJobs } from "#features/assistant/public.ts";
import { billingJobs } from "#features/billing/public.ts";
import { campaignJobs } from "#features/campaigns/public.ts";
import { contentStudioJobs } from "#features/content-studio/public.ts";
import { creditJobs } from "#features/credits/public.ts";
import { demoJobs } from "#features/demo/public.ts";
import { indexingJobs } from "#features/indexing/public.ts";
import { insightJobs } from "#features/insights/public.ts";
import { invitationJobs } from "#features/invitations/public.ts";
import { modelCheckJobs } from "#features/operators/model-checks/public.ts";
import { opportunityJobs } from "#features/opportunities/public.ts";
import { siteJobs } from "#features/sites/public.ts";
import { technicalAuditJobs } from "#features/technical-audit/public.ts";
import { identityJobs } from "#features/visits/identity/public.ts";
import { visitJobs } from "#features/visits/public.ts";
import { workspaceJobs } from "#features/workspaces/public.ts";
import { forgetIdempotencyKeys } from "#platform/idempotency/forget-keys.ts";
import type { AnyJob } from "#platform/jobs/job.ts";
import { forgetPassedLimits } from "#platform/limits/forget-passed.ts";
import { deliverMail, purgeMails } from "#platform/mail/deliver-mail.ts";

/** Every job of the product; those with a cron run by the clock. */
export const jobs: readonly AnyJob[] = [
  deliverMail,
  purgeMails,
  forgetPassedLimits,
  forgetIdempotencyKeys,
  ...accountJobs,
  ...siteJobs,
  ...workspaceJobs,
  ...hostJobs,
  ...announcementJobs,
  ...invitationJobs,
  ...creditJobs,
  ...billingJobs,
  ...modelCheckJobs,
  ...campaignJobs,
  ...answerJobs,
  ...insightJobs,
  ...identityJobs,
  ...visitJobs,
  ...indexingJobs,
  ...technicalAuditJobs,
  ...opportunityJobs,
  ...contentStudioJobs,
  ...assistantJobs,
  ...adJobs,
  ...demoJobs,
  ...adminJobs,
];
