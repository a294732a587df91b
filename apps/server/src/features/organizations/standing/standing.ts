import {
  findSuspendedReason,
  isSuspended,
  setLifted,
  setSuspended,
  suspendedReason,
  trackingWhileSuspended,
} from "./standing.sql.ts";

/** Whether an organization is suspended; one name of the door for those who ask and those who change it. */
export const organizationStanding = {
  suspend: setSuspended,
  lift: setLifted,
  isSuspended,
  findReason: findSuspendedReason,
  reason: suspendedReason,
  tracking: trackingWhileSuspended,
} as const;
