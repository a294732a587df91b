import type { AnnouncementAudience } from "@citelens/contract/platform/admin-announcements";
import type { CompedPlan } from "@citelens/contract/platform/admin-organization";

export interface Audience {
  readonly audience: AnnouncementAudience;
  readonly plans: readonly CompedPlan[];
}

/** Facts that decide which announcements somebody sees. */
export interface ReaderStanding {
  readonly isSuperuser: boolean;
  readonly plans: ReadonlySet<CompedPlan>;
}

/** Whether an announcement is for somebody; the same as visibleTo() asks of the database. */
export function isFor({ audience, plans }: Audience, { isSuperuser, plans: own }: ReaderStanding): boolean {
  if (audience === "superusers") return isSuperuser;
  return audience === "all" || plans.some((plan) => own.has(plan));
}

/** The same for the same audience, in whatever order its plans were chosen. */
export function audienceKey({ audience, plans }: Audience): string {
  return [audience, ...plans.toSorted()].join(" ");
}
