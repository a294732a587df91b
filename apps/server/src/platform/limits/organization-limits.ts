import { eventsBurstSeconds, type PlanLimits } from "@citelens/contract/billing/pricing";
import type { Rate } from "./gcra.ts";

/** Limits of an organization now. */
export interface LimitsNow extends PlanLimits {
  /** The name of the plan that says so; null where the installation does. */
  readonly plan: string | null;
  /** Whether it may show a brand of its own. */
  readonly whiteLabel: boolean;
  /** The next larger plan that allows more. */
  readonly next: { readonly plan: string; readonly limits: PlanLimits } | null;
  /** Rate of `eventsPerSecond`. */
  readonly events: Rate;
  /** Rate of `requestsPerMinute`. */
  readonly requests: Rate;
}

/** Knows the limits of every organization; a change of its plan is felt within a second. */
export interface OrganizationLimits {
  of(organizationId: string): Promise<LimitsNow>;
  /** Limits of many at once, as they are stored at this moment. */
  ofAll(organizationIds: readonly string[]): Promise<ReadonlyMap<string, LimitsNow>>;
}

/** Limits by a plan, or the installation. */
export function limitsNow({
  limits,
  ...said
}: Pick<LimitsNow, "plan" | "whiteLabel" | "next"> & { readonly limits: PlanLimits }): LimitsNow {
  const { eventsPerSecond, requestsPerMinute } = limits;
  return {
    ...limits,
    ...said,
    events: { count: eventsPerSecond, perMs: 1_000, burst: eventsPerSecond * eventsBurstSeconds },
    requests: { count: requestsPerMinute, perMs: 60_000, burst: requestsPerMinute },
  };
}
