/** Treatment of visits that are reported to workspaces of a suspended organization: stored as before, or refused with 403. */
export const suspendedTracking = ["keep", "refuse"] as const;
export type SuspendedTracking = (typeof suspendedTracking)[number];
