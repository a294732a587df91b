import { planById } from "@citelens/contract/billing/pricing";
import type { AdminAnnouncement } from "@citelens/contract/platform/admin-announcements";
import { compedPlans } from "@citelens/contract/platform/admin-organization";

type Audience = Pick<AdminAnnouncement, "audience" | "plans">;

/** Such as "Everyone", "Superusers" or "Growth, Agency". */
export function audienceText({ audience, plans }: Audience): string {
  if (audience === "all") return "Everyone";
  if (audience === "superusers") return "Superusers";
  return compedPlans
    .filter((plan) => plans.includes(plan))
    .map((plan) => planById(plan).name)
    .join(", ");
}

/** People whom it reaches, as the beginning of a sentence. */
export function audienceLead({ audience, plans }: Audience): string {
  if (audience === "all") return "Everyone sees";
  if (audience === "superusers") return "Superusers see";
  return `People of organizations on ${audienceText({ audience, plans })} see`;
}
