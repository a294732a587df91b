import { isSelling, type PlanLimits, planById } from "@citelens/contract/billing/pricing";
import { type LimitsNow, limitsNow, type OrganizationLimits } from "#platform/limits/organization-limits.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import type { Tools } from "#platform/tools.ts";
import { listSubscribed } from "./billing.sql.ts";
import { planOf } from "./subscription/subscription.rules.ts";

/** A change of plan is felt within a second, as revoked keys are. */
const knownForMs = 900;

/** The limits of an organization's plan; where nothing is sold, the installation's for everybody. */
export function openPlanLimits(
  tools: Pick<Tools, "db" | "billing">,
  unsold: Pick<PlanLimits, "eventsPerSecond" | "requestsPerMinute">,
): OrganizationLimits {
  if (!isSelling(tools.billing.mode)) {
    const limits = limitsNow(null, { ...planById("enterprise").limits, ...unsold });
    return { of: async () => limits };
  }
  const known = promiseCache<LimitsNow>({ max: 100_000, ttl: knownForMs });
  return { of: (organizationId) => known.get(organizationId, () => readLimits(tools, organizationId)) };
}

async function readLimits(tools: Pick<Tools, "db">, organizationId: string): Promise<LimitsNow> {
  const [account] = await listSubscribed(tools, [organizationId]);
  const { name, limits } = planOf(account);
  return limitsNow(name, limits);
}
