import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { id } from "../base/fields.ts";
import { pageOf, searched } from "../base/paging.ts";
import { limitRefusal } from "../workspaces/limits.ts";

/** Refusals of an organization by one limit, in all of its workspaces. Days are those of UTC. */
export const organizationRefusals = z.object({
  organization_id: id,
  owner_name: z.string(),
  /** Empty for a deleted account. */
  owner_email: z.string(),
  /** The plan that says what is allowed; null where the installation does. */
  plan: z.string().nullable(),
  /** Events are requests that servers and tracker.js report; the others are those of members. */
  limit: z.enum(["events", ...limitRefusal.shape.limit.options]),
  /** Events in a second, requests in a minute, live views or exports at a time. */
  allowed: z.number().int(),
  /** How many were refused today, and in seven days with today. */
  today: z.number().int(),
  week: z.number().int(),
});
export type OrganizationRefusals = z.output<typeof organizationRefusals>;

export const refusalWeekDays = 7;

export const listLimitRefusals = endpoint({
  caller: "superuser",
  refusesImpersonators: true,
  method: "GET",
  path: "/admin/limits/",
  summary: "What the limits of plans refused to organizations in seven days, the most refused first",
  query: searched,
  answer: pageOf(organizationRefusals),
});
