export { findLastReports } from "./ingest/last-reports.ts";
export { rateLimited } from "./ingest/rate-limited.ts";
export { trackOnce } from "./ingest/track-once.ts";
export { listTrackingReports } from "./show/tracking-reports.ts";
