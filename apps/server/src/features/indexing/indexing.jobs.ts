import { readDueSites, readSitemaps } from "./site-readings.ts";

export const indexingJobs = [readSitemaps, readDueSites] as const;
