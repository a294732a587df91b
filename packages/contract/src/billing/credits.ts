import { z } from "zod";
import { cardFigure } from "../base/card-figure.ts";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { id, instant } from "../base/fields.ts";
import { listFormat, savedQuery } from "../base/list-format.ts";
import { pageOf, paging } from "../base/paging.ts";
import { workspaceReads } from "../workspaces/workspaces.ts";
import { billingModes, calculator } from "./pricing.ts";

/** Credits are whole numbers. remaining = plan (total) + additional - used. */
export const credits = z.object({
  total_credits: z.number().int(),
  used_credits: z.number().int(),
  additional_credits: z.number().int(),
  remaining_credits: z.number().int(),
  /** 0 to 100, of all credits; above 100 when more was used. */
  credit_usage_percentage: z.number(),
  is_over_usage: z.boolean(),
  current_plan: z.string(),
  plan_name: z.string(),
  billing: z.enum(billingModes),
  /** Whether the caller's organization gets free credits once the caller's address is confirmed. */
  free_credits_wait: z.boolean(),
});
export type Credits = z.output<typeof credits>;

/**
 * From these shares of used credits on the indicator turns yellow and orange; with no credits left it is red.
 */
export const creditWarningPercent = 75;
export const creditDangerPercent = 90;

export const getCredits = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/organization/credits/",
  tool: { name: "get_credits", title: "Get the credits that are left", untrusted: [] },
  summary: "The credits of the organization that the workspace belongs to",
  query: savedQuery,
  answer: credits,
  item: cardFigure,
});

/** Object that credits were used for at that time. Fields that do not apply to its type are null. */
export const creditUseObject = z.object({
  type: z.enum(["campaign", "query", "chat_message"]),
  id: z.string().nullable(),
  name: z.string().nullable(),
  query: z.string().nullable(),
  campaign_name: z.string().nullable(),
  campaign_type: z.string().nullable(),
  status: z.enum(["active", "paused"]).nullable(),
  message_type: z.enum(["AI", "User"]).nullable(),
  /** Run that an answer belongs to, and the AI model by name. Absent in what was used before they were noted. */
  run_id: z.string().nullable().optional(),
  model: z.string().nullable().optional(),
});
export type CreditUseObject = z.output<typeof creditUseObject>;

export const creditUse = z.object({
  id,
  created_at: instant,
  /** 1 AI answers, 2 content optimization, 3 assistant message. */
  action_type: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  action_display: z.string(),
  credits_used: z.number().int(),
  content_object_info: creditUseObject.nullable(),
});
export type CreditUse = z.output<typeof creditUse>;

export const creditUseOrders = [
  "created_at",
  "-created_at",
  "action_type",
  "-action_type",
  "credits_used",
  "-credits_used",
] as const;

export const listCreditUses = endpoint({
  ...workspaceReads,
  path: "/projects/:projectId/organization/credit-logs/",
  summary: "The credit usage of the workspace's organization",
  query: z.object({
    ...paging,
    ordering: z.enum(creditUseOrders).default("-created_at"),
    format: listFormat,
  }),
  answer: pageOf(creditUse),
  item: creditUse,
});

const calculatorCampaign = z.object({
  /** The caller's own id for it. */
  id: z.union([z.string().max(100), z.number()]),
  campaign_type: z.enum(["BRAND", "PRODUCT", "PRE_AUDIT"]).default("BRAND"),
  queries: z.number().int().min(1, fieldErrors.atLeastOne).max(calculator.queriesMax, fieldErrors.queriesMax),
  /** Capped at the number of models. */
  num_llms_per_campaign: z.number().int().min(1, fieldErrors.atLeastOne),
});

export const calculatorModel = z.object({
  id: z.string(),
  name: z.string(),
  display_name: z.string(),
  operator_name: z.string(),
  operator_favicon: z.string().nullable(),
});
export type CalculatorModel = z.output<typeof calculatorModel>;

const monthCosts = z.object({ total_credits: z.number().int(), cost_eur: z.number() });

export const estimate = z.object({
  calculation: z.object({
    num_campaigns: z.number().int(),
    num_optimizations: z.number().int(),
    optimization_credits: z.number().int(),
    /** Available AI models, or all known ones while none is available. */
    total_available_models: z.number().int(),
    campaigns: z.array(
      z.object({
        id: z.union([z.string(), z.number()]),
        campaign_type: z.enum(["BRAND", "PRODUCT", "PRE_AUDIT"]),
        queries: z.number().int(),
        num_llms_per_campaign: z.number().int(),
        /** Answers: queries x runs x models. */
        first_month_citations: z.number().int(),
        first_month_sources: z.number().int(),
        subsequent_month_citations: z.number().int(),
        subsequent_month_sources: z.number().int(),
        /** Only available ones; empty while there are none. */
        selected_models: z.array(calculatorModel),
        /** Models whose prices were taken: the selected ones or, while none can be asked, as many of the catalogue. */
        priced_by: z.array(calculatorModel),
        /** Answers that each of two periods needs so that a change of so many points can be detected. */
        run_plan: z.object({
          points: z.number(),
          runs: z.number().int(),
          answers: z.number().int(),
          total_credits: z.number().int(),
          cost_eur: z.number(),
        }),
      }),
    ),
  }),
  /** The first month includes the optimizations, a one-time cost. */
  costs: z.object({ first_month: monthCosts, subsequent_months: monthCosts }),
});
export type Estimate = z.output<typeof estimate>;

export const calculateCredits = endpoint({
  method: "POST",
  path: "/credit-calculator/",
  caller: "user",
  scope: "read",
  summary: "What campaigns and content optimizations would cost",
  repeatable: "reads",
  namesError: true,
  body: z.object({
    campaigns: z.array(calculatorCampaign).min(1, fieldErrors.required).max(calculator.campaignsMax),
    num_optimizations: z
      .number()
      .int()
      .min(0, fieldErrors.invalid)
      .max(calculator.optimizationsMax, fieldErrors.optimizationsMax)
      .default(0),
  }),
  answer: estimate,
});
