import { dayIn, shiftDay } from "@citelens/contract/base/days";
import { type Limits, refusalDays } from "@citelens/contract/workspaces/limits";
import type { Tools } from "#platform/tools.ts";
import { listRefusals } from "./limit-refusals.sql.ts";
import type { Member } from "./member.ts";

/** What the organization's plan allows, and what was refused to members of this workspace; up to a second behind. */
export async function getLimits(tools: Tools, member: Member): Promise<Limits> {
  const since = shiftDay(dayIn("UTC", tools.now()), 1 - refusalDays);
  const [{ plan, events, requestsPerMinute, eventsPerSecond, streams, exports }, refused] = await Promise.all(
    [tools.planLimits.of(member.organizationId), listRefusals(tools, member, since)],
  );
  return {
    plan,
    events_per_second: eventsPerSecond,
    events_at_once: events.burst,
    requests_per_minute: requestsPerMinute,
    streams,
    exports,
    refused,
  };
}
