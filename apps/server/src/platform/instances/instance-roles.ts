export const instanceRoles = ["api", "ingest", "worker"] as const;

/** What a process does: it serves the app and its API, takes visits, or runs jobs. */
export type Role = (typeof instanceRoles)[number];
