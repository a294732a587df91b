import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { eventsBurstSeconds, type PlanLimits } from "@citelens/contract/billing/pricing";
import { type Limits, refusalDays } from "@citelens/contract/workspaces/limits";
import type { Tools } from "#platform/tools.ts";
import type { Member } from "../store/member.ts";
import { listRefusals } from "./limit-refusals.sql.ts";

/** Limits of the organization's plan and the next one, and what was refused to members of this workspace; up to a second behind. */
export async function getLimits(tools: Tools, member: Member): Promise<Limits> {
  const since = shiftDay(dayIn("UTC", tools.now()), 1 - refusalDays);
  const [limits, refused] = await Promise.all([
    tools.planLimits.of(member.organizationId),
    listRefusals(tools, member, since),
  ]);
  const { plan, next } = limits;
  return {
    plan,
    ...allowedBy(limits),
    next: next && { plan: next.plan, ...allowedBy(next.limits) },
    refused,
  };
}

function allowedBy({
  eventsPerSecond,
  requestsPerMinute,
  streams,
  exports,
}: PlanLimits): Omit<Limits, "plan" | "next" | "refused"> {
  return {
    events_per_second: eventsPerSecond,
    events_at_once: eventsPerSecond * eventsBurstSeconds,
    requests_per_minute: requestsPerMinute,
    streams,
    exports,
  };
}
