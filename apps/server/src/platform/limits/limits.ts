import { callsPerMinute, spendingCallsPerMinute } from "@citelens/contract/base/call-limits";
import { dayMs, hourMs } from "@citelens/contract/base/days";
import { auditsPerDay } from "@citelens/contract/content/audit-words";
import { warehouseTestsPerMinute } from "@citelens/contract/platform/warehouse-words";
import { historyBatchesPerMinute } from "@citelens/contract/traffic/history";
import { integrationChecksPerMinute } from "@citelens/contract/traffic/integrations";
import { pageViewsPerMinute } from "@citelens/contract/traffic/page-views";
import type { Role } from "#platform/instances/instance-roles.ts";
import type { Rate } from "./gcra.ts";

interface LimitDefinition {
  readonly rate: Rate;
  /** Person or group that is counted: the network of an address, an account, a key or app, or all members of a workspace or an organization together. */
  readonly of: "address" | "account" | "credential" | "workspace" | "organization";
  /** Place of the count: rare or costly in the database, frequent in each instance's memory, for its part. */
  readonly kept: "database" | { readonly inMemoryOf: Role };
}

const minuteMs = 60_000;

function perMinute(count: number): Rate {
  return { count, perMs: minuteMs, burst: count };
}

const costly = { kept: "database" } as const;
const frequent = { kept: { inMemoryOf: "api" } } as const;

/**
 * Every limit on how often somebody may do something, whichever plan they have. What a plan says stands in the contract's pricing;
 * log-ins have a throttle of their own, which also grows; invitations are counted by the mails that were sent.
 */
export const limits = {
  signUp: { rate: perMinute(10), of: "address", ...costly },
  accountDeletion: { rate: perMinute(10), of: "address", ...costly },
  accountExport: { rate: perMinute(10), of: "address", ...costly },
  passwordReset: { rate: perMinute(10), of: "address", ...costly },
  passwordResetLink: { rate: perMinute(20), of: "address", ...costly },
  superuserLink: { rate: perMinute(20), of: "address", ...costly },
  verification: { rate: perMinute(10), of: "address", ...costly },
  verificationLink: { rate: perMinute(20), of: "address", ...costly },
  impersonation: { rate: perMinute(20), of: "address", ...costly },
  authorizations: { rate: perMinute(60), of: "address", ...costly },
  appRegistrations: { rate: { count: 10, perMs: hourMs, burst: 10 }, of: "address", ...costly },
  appTokens: { rate: perMinute(120), of: "address", ...frequent },
  hostChecks: { rate: perMinute(20), of: "account", ...costly },
  brandSuggestions: { rate: perMinute(10), of: "account", ...costly },
  querySuggestions: { rate: perMinute(10), of: "account", ...costly },
  namePreviews: { rate: perMinute(60), of: "account", ...frequent },
  sitePreviews: { rate: perMinute(30), of: "account", ...costly },
  warehouseTests: { rate: perMinute(warehouseTestsPerMinute), of: "workspace", ...costly },
  integrationChecks: { rate: perMinute(integrationChecksPerMinute), of: "workspace", ...costly },
  siteAudits: {
    rate: { count: auditsPerDay, perMs: dayMs, burst: auditsPerDay },
    of: "organization",
    ...costly,
  },
  opportunityRefreshes: { rate: perMinute(6), of: "workspace", ...costly },
  citedReadings: { rate: perMinute(20), of: "workspace", ...costly },
  optimizationGenerations: { rate: perMinute(30), of: "workspace", ...costly },
  simulations: { rate: perMinute(10), of: "workspace", ...costly },
  sourceAttachments: { rate: perMinute(20), of: "workspace", ...costly },
  assistantQuestions: { rate: perMinute(20), of: "account", ...costly },
  pageAudits: { rate: perMinute(10), of: "workspace", ...costly },
  auditRechecks: { rate: perMinute(6), of: "workspace", ...costly },
  historyBatches: { rate: perMinute(historyBatchesPerMinute), of: "workspace", ...costly },
  calls: { rate: perMinute(callsPerMinute), of: "credential", ...frequent },
  spendingCalls: { rate: perMinute(spendingCallsPerMinute), of: "credential", ...frequent },
  tokenRefresh: { rate: perMinute(120), of: "address", ...frequent },
  invitationLinks: { rate: perMinute(60), of: "address", ...frequent },
  exportFiles: { rate: perMinute(120), of: "address", ...frequent },
  sharedAnswers: { rate: perMinute(120), of: "address", ...frequent },
  sandboxPayments: { rate: perMinute(120), of: "address", ...frequent },
  pageViews: { rate: perMinute(pageViewsPerMinute), of: "address", kept: { inMemoryOf: "ingest" } },
  favicons: { rate: perMinute(600), of: "address", ...frequent },
  agencyPictures: { rate: perMinute(600), of: "address", ...frequent },
} as const satisfies Record<string, LimitDefinition>;

export type LimitName = keyof typeof limits;

/** The limits that count a certain kind of who. */
export type LimitOf<Whose extends LimitDefinition["of"]> = {
  [Name in LimitName]: (typeof limits)[Name]["of"] extends Whose ? Name : never;
}[LimitName];
