import { isSelling, type PlanLimits, planById, plans } from "@citelens/contract/billing/pricing";
import { type LimitsNow, limitsNow, type OrganizationLimits } from "#platform/limits/organization-limits.ts";
import { promiseCache } from "#platform/promise-cache.ts";
import type { Tools } from "#platform/tools.ts";
import { listSubscribed } from "./store/billing.sql.ts";
import { overridden } from "./store/limit-overrides.rules.ts";
import { planOf } from "./store/subscription.rules.ts";

/** A change of plan is felt within a second, as revoked keys are. */
const knownForMs = 900;

type SubscribedAccount = Awaited<ReturnType<typeof listSubscribed>>[number];
type LimitSource = Parameters<typeof limitsNow>[0];

/** The limits of an organization's plan, or the installation's where nothing is sold, with what a superuser changed for it. */
export function openPlanLimits(
  tools: Pick<Tools, "db" | "billing">,
  unsold: Pick<PlanLimits, "eventsPerSecond" | "requestsPerMinute">,
): OrganizationLimits {
  const { limits: largest, whiteLabel } = planById("enterprise");
  const ofAnyone: LimitSource = { plan: null, limits: { ...largest, ...unsold }, whiteLabel, next: null };
  const limitsOf = (account: SubscribedAccount | undefined): LimitsNow => {
    const allowed = isSelling(tools.billing.mode) ? allowedByPlan(account) : ofAnyone;
    return limitsNow({ ...allowed, limits: overridden(allowed.limits, account?.limit_overrides ?? {}) });
  };

  const known = promiseCache<LimitsNow>({ max: 100_000, ttl: knownForMs });
  const read = async (organizationId: string): Promise<LimitsNow> => {
    const [account] = await listSubscribed(tools, [organizationId]);
    return limitsOf(account);
  };
  return {
    of: (organizationId) => known.get(organizationId, () => read(organizationId)),
    ofAll: async (organizationIds) => {
      const accounts = await listSubscribed(tools, organizationIds);
      const byId = new Map(accounts.map((account) => [account.organization_id, account]));
      return new Map(organizationIds.map((id) => [id, limitsOf(byId.get(id))]));
    },
  };
}

function allowedByPlan(account: SubscribedAccount | undefined): LimitSource {
  const { id, name, limits, whiteLabel } = planOf(account);
  const larger = plans.slice(plans.findIndex((plan) => plan.id === id) + 1);
  const next = larger.find((plan) => allowsMore(plan.limits, limits));
  return { plan: name, limits, whiteLabel, next: next ? { plan: next.name, limits: next.limits } : null };
}

function allowsMore(one: PlanLimits, other: PlanLimits): boolean {
  return one.eventsPerSecond > other.eventsPerSecond || one.requestsPerMinute > other.requestsPerMinute;
}
