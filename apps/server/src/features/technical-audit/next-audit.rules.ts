import { dayMs } from "@citelens/contract/base/days";
import type { AuditSchedule } from "@citelens/contract/content/audit-words";

const monthDays = 30;
const weekDays = 7;

/** When a site is audited next after a moment; never where it is not to be audited by itself. */
export function nextAudit(schedule: AuditSchedule, after: Date): Date | null {
  switch (schedule) {
    case "off":
      return null;
    case "weekly":
      return new Date(after.getTime() + weekDays * dayMs);
    case "monthly":
      return new Date(after.getTime() + monthDays * dayMs);
  }
}
