import { shiftDay } from "@citelens/contract/base/days";
import { evidenceDays } from "@citelens/contract/traffic/indexing";
import { toAddressDay } from "#lib/dates/dates.ts";

/** Days as addresses write them, dd-MM-yy. */
export interface SinceDays {
  readonly from: string;
  readonly to: string;
}

/** All days of which evidence is shown, until today. */
export function evidenceRange(today: string): SinceDays {
  return { from: toAddressDay(shiftDay(today, -evidenceDays)), to: toAddressDay(today) };
}
