import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { instant } from "../base/fields.ts";
import { workspacePath, workspaceReads } from "../workspaces/workspaces.ts";

/** The fewest days that can be chosen. */
export const retentionDaysMin = 7;

/** Messages of the fields of a retention. */
export const retentionErrors = {
  min: `Keep at least ${retentionDaysMin} days.`,
  max: (days: number) => `At most ${days} days can be kept here.`,
} as const;

/** How long a workspace keeps what was reported: visits, referrals, and the counts of people. */
export const retention = z.object({
  /** Days that rows are kept now; a change is applied in the following night. */
  days: z.number().int(),
  /** Days that the owner chose; null for as long as possible. */
  wanted_days: z.number().int().nullable(),
  /** The most that is possible, and by which plan; the installation decides where nothing is sold. */
  limit_days: z.number().int(),
  plan: z.string().nullable(),
  /** Next value of `days`; the same where nothing is about to change. */
  next_days: z.number().int(),
  /** When rows that the plan holds no more are deleted; null where the plan shortens nothing. */
  shortens_at: instant.nullable(),
});
export type Retention = z.output<typeof retention>;

export const getRetention = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/retention/",
  summary:
    "How long the workspace keeps visits, referrals and counts of people, and how long its plan allows",
  answer: retention,
});

export const updateRetention = endpoint({
  method: "PATCH",
  path: "/projects/:projectId/retention/",
  caller: "user",
  scope: "none",
  summary:
    "Choose how long visits are kept (owners only, while it is active); older ones are deleted in the following night",
  params: workspacePath,
  body: z.object({
    /** Null for as long as possible. */
    wanted_days: z.number().int().min(retentionDaysMin, retentionErrors.min).nullable(),
  }),
  answer: retention,
});
