export const instanceRoles = ["api", "ingest", "worker"] as const;

/** Work of a process: it serves the app and its API, takes visits, or runs jobs. */
export type Role = (typeof instanceRoles)[number];
