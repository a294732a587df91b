import { accountJobs } from "#features/accounts/room.ts";
import { adminJobs } from "#features/admin/room.ts";
import { adJobs } from "#features/ads/room.ts";
import { hostJobs } from "#features/agencies/room.ts";
import { announcementJobs } from "#features/announcements/room.ts";
import { answerJobs } from "#features/answers/room.ts";
import { apiKeyJobs } from "#features/api-keys/room.ts";
import { assistantJobs } from "#features/assistant/room.ts";
import { billingJobs } from "#features/billing/room.ts";
import { campaignJobs } from "#features/campaigns/room.ts";
import { connectedAppJobs } from "#features/connected-apps/room.ts";
import { contentStudioJobs } from "#features/content-studio/room.ts";
import { creditJobs } from "#features/credits/room.ts";
import { demoJobs } from "#features/demo/room.ts";
import { exportJobs } from "#features/exports/room.ts";
import { indexingJobs } from "#features/indexing/room.ts";
import { insightJobs } from "#features/insights/room.ts";
import { invitationJobs } from "#features/invitations/room.ts";
import { modelCheckJobs } from "#features/operators/room.ts";
import { opportunityJobs } from "#features/opportunities/room.ts";
import { siteJobs } from "#features/sites/room.ts";
import { technicalAuditJobs } from "#features/technical-audit/room.ts";
import { identityJobs, visitJobs } from "#features/visits/room.ts";
import { warehouseJobs } from "#features/warehouse/room.ts";
import { workspaceJobs } from "#features/workspaces/room.ts";
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
  ...apiKeyJobs,
  ...creditJobs,
  ...billingJobs,
  ...modelCheckJobs,
  ...connectedAppJobs,
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
  ...warehouseJobs,
  ...demoJobs,
  ...exportJobs,
  ...adminJobs,
];
