import { isSelling, type Plan, type PlanLimits, planById, plans } from "@citelens/contract/billing/pricing";
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
    const { limits: largest, whiteLabel } = planById("enterprise");
    const limits = limitsNow({ plan: null, limits: { ...largest, ...unsold }, whiteLabel, next: null });
    return {
      of: async () => limits,
      ofAll: async (organizationIds) => new Map(organizationIds.map((id) => [id, limits])),
    };
  }
  const known = promiseCache<LimitsNow>({ max: 100_000, ttl: knownForMs });
  return {
    of: (organizationId) => known.get(organizationId, () => readLimits(tools, organizationId)),
    ofAll: async (organizationIds) => {
      const accounts = await listSubscribed(tools, organizationIds);
      const byId = new Map(accounts.map((account) => [account.organization_id, account]));
      return new Map(organizationIds.map((id) => [id, limitsOfPlan(planOf(byId.get(id)))]));
    },
  };
}

async function readLimits(tools: Pick<Tools, "db">, organizationId: string): Promise<LimitsNow> {
  const [account] = await listSubscribed(tools, [organizationId]);
  return limitsOfPlan(planOf(account));
}

function limitsOfPlan({ id, name, limits, whiteLabel }: Plan): LimitsNow {
  const larger = plans.slice(plans.findIndex((plan) => plan.id === id) + 1);
  const next = larger.find((plan) => allowsMore(plan.limits, limits));
  return limitsNow({
    plan: name,
    limits,
    whiteLabel,
    next: next ? { plan: next.name, limits: next.limits } : null,
  });
}

function allowsMore(one: PlanLimits, other: PlanLimits): boolean {
  return one.eventsPerSecond > other.eventsPerSecond || one.requestsPerMinute > other.requestsPerMinute;
}
