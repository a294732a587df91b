import { dayAfter, startOfDay } from "@citelens/contract/base/days";
import { findWorkspaceSettings, type Member } from "#features/workspaces/lookup/public.ts";
import { Refusal } from "#platform/refusal.ts";
import type { Tools } from "#platform/tools.ts";

export interface VisitRange {
  readonly from: Date;
  /** The first instant that is no longer meant. */
  readonly before: Date;
  readonly timeZone: string;
}

interface RangeDays {
  readonly from_date: string;
  readonly to_date: string;
}

/** Days that no clock of ours reaches are read as the first or last one that the database can tell. */
const firstDay = "1970-01-02";
const lastDay = "2199-12-31";

/** The instants of a range of the workspace's own days. Throws NOT_FOUND for a workspace that is gone. */
export async function visitRangeOf(tools: Tools, member: Member, days: RangeDays): Promise<VisitRange> {
  const settings = await findWorkspaceSettings(tools, member.workspaceId);
  if (!settings) throw new Refusal("NOT_FOUND");

  return rangeOfDays(settings.time_zone, days);
}

function rangeOfDays(timeZone: string, { from_date, to_date }: RangeDays): VisitRange {
  return {
    from: startOfDay(timeZone, withinDays(from_date)),
    before: startOfDay(timeZone, dayAfter(withinDays(to_date))),
    timeZone,
  };
}

function withinDays(day: string): string {
  if (day < firstDay) return firstDay;
  return day > lastDay ? lastDay : day;
}
