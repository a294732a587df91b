import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";

/** Outcome of what was reported, by who reported it, day (UTC), and reason. */
export const trackingReport = z.object({
  /** A server with an API key, or tracker.js in the pages. */
  source: z.enum(["key", "tracker"]),
  /** Null for tracker.js, which has none. */
  key_id: id.nullable(),
  key_name: z.string().nullable(),
  /** Whether the key is revoked by now. */
  revoked: z.boolean(),
  day,
  outcome: z.enum(["stored", "filtered", "rejected"]),
  reason: z.string(),
  /** How a rejected request was answered; null for others. */
  status: z.number().int().nullable(),
  count: z.number().int(),
});
export type TrackingReport = z.output<typeof trackingReport>;

export const reportDaysMax = 90;

export const listTrackingReports = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/tracking/reports/",
  summary:
    "What became of what each API key and tracker.js reported, by day and reason, the latest day first",
  query: z.object({
    days: z.coerce.number().int().min(1).max(reportDaysMax).default(30),
    format: listFormat,
  }),
  answer: z.object({
    results: z.array(trackingReport),
    /** When a server, and tracker.js, last reported anything; null where neither ever did. */
    last_visit_at: instant.nullable(),
    last_page_view_at: instant.nullable(),
  }),
  item: trackingReport,
});
export type TrackingReports = z.output<typeof listTrackingReports.answer>;
