import { findBestAgencies } from "../store/agencies.sql.ts";

/** Agencies of everybody, for superusers. */
export const agencySearch = { findBest: findBestAgencies } as const;
