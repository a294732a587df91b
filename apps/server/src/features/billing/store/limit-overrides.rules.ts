import type { PlanLimits } from "@citelens/contract/billing/pricing";
import type { LimitOverrides } from "@citelens/contract/platform/admin-organization";

/** Only the limits that differ from the plan's. */
export type StoredOverrides = { readonly [Limit in keyof LimitOverrides]?: number };

export function storedOverrides(overrides: LimitOverrides): StoredOverrides {
  return Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== null));
}

/** Limits of a plan where a superuser changed some of it. */
export function overridden(limits: PlanLimits, overrides: StoredOverrides): PlanLimits {
  return {
    eventsPerSecond: overrides.events_per_second ?? limits.eventsPerSecond,
    requestsPerMinute: overrides.requests_per_minute ?? limits.requestsPerMinute,
    streams: overrides.streams ?? limits.streams,
    exports: overrides.exports ?? limits.exports,
    auditPages: overrides.audit_pages ?? limits.auditPages,
  };
}
