import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { workspaceReads } from "./workspaces.ts";

/** Refusals to members of the workspace on a day (UTC), because it was more than the plan allows. */
export const limitRefusal = z.object({
  day,
  /** Requests in a minute, live views at a time, or exports at a time. */
  limit: z.enum(["requests", "streams", "exports"]),
  count: z.number().int(),
});
export type LimitRefusal = z.output<typeof limitRefusal>;

export const refusalDays = 30;

const allowed = {
  /** Requests that servers and tracker.js may report: on average, and at once after a rest. */
  events_per_second: z.number().int(),
  events_at_once: z.number().int(),
  /** Requests of members to workspaces of the organization. */
  requests_per_minute: z.number().int(),
  /** Live views and exports at the same time. */
  streams: z.number().int(),
  exports: z.number().int(),
} as const;

export const getLimits = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/limits/",
  summary:
    "What the plan allows all workspaces of the organization together, and what of this workspace's it refused in 30 days",
  answer: z.object({
    /** The plan that says so; null where the installation does. */
    plan: z.string().nullable(),
    ...allowed,
    /** The next larger plan that allows more; null if none does. */
    next: z.object({ plan: z.string(), ...allowed }).nullable(),
    /** The latest day first; tracking reports have what was refused to servers and tracker.js. */
    refused: z.array(limitRefusal),
  }),
});
export type Limits = z.output<typeof getLimits.answer>;
