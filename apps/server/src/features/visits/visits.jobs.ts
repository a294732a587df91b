import { applyRetentions } from "./retention/apply-retentions.ts";

export const visitJobs = [applyRetentions] as const;
