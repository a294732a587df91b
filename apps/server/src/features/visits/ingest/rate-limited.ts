import { sumRateLimited } from "./rate-limited.sql.ts";

/** Refusals by the limit of an organization to its servers and to tracker.js, for superusers; days are those of UTC. */
export const rateLimited = { sumSince: sumRateLimited } as const;
