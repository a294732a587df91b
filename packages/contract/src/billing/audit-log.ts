import { z } from "zod";
import { day } from "../base/dates.ts";
import { endpoint } from "../base/endpoint.ts";
import { id, instant } from "../base/fields.ts";
import { listFormat } from "../base/list-format.ts";
import { longPageOf, paging } from "../base/paging.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";

/** Actors: a person, our support in their place or by itself, or the service. */
export const auditActors = ["person", "support", "system"] as const;

export const auditLogEntry = z.object({
  id,
  at: instant,
  /** Name of the event, as thing.verb: member.removed. */
  action: z.string(),
  by: z.enum(auditActors),
  /** The person who acted, or for whom support did; null for those who are not told, or are gone. */
  actor_id: id.nullable(),
  actor_name: z.string().nullable(),
  actor_email: z.string().nullable(),
  workspace_id: id.nullable(),
  workspace_name: z.string().nullable(),
  /** Id of what was acted upon: a user, a key, an invitation, … */
  subject_id: id.nullable(),
  /** Names and figures that explain it. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AuditLogEntry = z.output<typeof auditLogEntry>;

export const listAuditLog = endpoint({
  ...workspaceReads,
  scope: "none",
  refusesImpersonators: true,
  path: "/projects/:projectId/organization/audit-log/",
  summary: "What was done in the workspaces of the organization, newest first (its owner only)",
  query: z.object({
    ...paging,
    format: listFormat,
    action: z.string().max(100).optional(),
    /** User who acted, or was acted upon. */
    user: id.optional(),
    /** Days in UTC, both included. */
    from_date: day.optional(),
    to_date: day.optional(),
  }),
  answer: longPageOf(auditLogEntry),
  item: auditLogEntry,
});
