import { sumRateLimited } from "./rate-limited.sql.ts";

/** What the limit of an organization refused to its servers and to tracker.js, for superusers; days are those of UTC. */
export const rateLimited = { sumSince: sumRateLimited } as const;
