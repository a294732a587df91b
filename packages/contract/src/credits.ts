import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { instant } from "./fields.ts";
import { workspacePath } from "./workspaces.ts";

/** Credits are whole numbers. remaining = plan (total) + additional - used. */
export const credits = z.object({
  total_credits: z.number().int(),
  used_credits: z.number().int(),
  additional_credits: z.number().int(),
  remaining_credits: z.number().int(),
  /** 0 to 100, of everything that was there to use; above 100 when more was used. */
  credit_usage_percentage: z.number(),
  is_over_usage: z.boolean(),
  current_plan: z.string(),
  plan_name: z.string(),
});
export type Credits = z.output<typeof credits>;

export const organization = credits.extend({ next_billing_date: instant.nullable() });
export type Organization = z.output<typeof organization>;

/** From these shares of used credits on the indicator turns yellow and orange; at nothing left it is red. */
export const creditWarningPercent = 75;
export const creditDangerPercent = 90;

export const getCredits = endpoint({
  method: "GET",
  path: "/projects/:projectId/organization/credits/",
  caller: "user",
  summary: "The credits of the organization that the workspace belongs to",
  params: workspacePath,
  answer: credits,
});

export const getOrganization = endpoint({
  method: "GET",
  path: "/projects/:projectId/organization/",
  caller: "user",
  summary: "The organization that the workspace belongs to: its credits and when they renew",
  params: workspacePath,
  answer: organization,
});
