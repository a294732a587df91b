import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { email, id, instant, optionalText } from "../base/fields.ts";
import { savedQuery } from "../base/list-format.ts";
import { workspacePath, workspaceReads } from "../workspaces/workspaces.ts";
import { credits } from "./credits.ts";
import { boughtPlans, currency, intervals, purchaseCreditsMax, purchaseMinimum } from "./pricing.ts";

/** Owner operations on the own organization, by a person; refused while impersonating. */
const owners = {
  caller: "user",
  scope: "none",
  refusesImpersonators: true,
  namesError: true,
  params: workspacePath,
} as const;
const ownerActs = { ...owners, method: "POST" } as const;

/** Amounts are decimal units of the currency, such as 29.5 euros. */
const amount = z.number();

export const subscriptionStatuses = ["none", "active", "past_due", "pending_cancel", "canceled"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The tax authority's result for a VAT number; checked in the background and never blocking. */
export const vatStates = ["none", "unverified", "verified", "invalid", "unavailable"] as const;
export type VatState = (typeof vatStates)[number];

export const billingInfo = z.object({
  billing_email: z.string(),
  billing_name: z.string(),
  billing_address_line1: z.string(),
  billing_address_line2: z.string(),
  billing_city: z.string(),
  billing_state: z.string(),
  billing_postal_code: z.string(),
  /** Two letters, ISO 3166-1, or empty. */
  billing_country: z.string(),
  vat_number: z.string(),
  billing_interval: z.enum(intervals),
  /** In one line, empty without an address. */
  formatted_billing_address: z.string(),
  vat_state: z.enum(vatStates),
});
export type BillingInfo = z.output<typeof billingInfo>;

/** A workspace that will be deactivated, because the organization has more than its plan allows. */
const endingWorkspace = z.object({ id, name: z.string(), cancellation_date: instant });

export const organization = credits.extend({
  ...billingInfo.shape,
  id,
  /** Whether the caller may manage billing; the address fields are empty for others. */
  can_manage_billing: z.boolean(),
  /** Money left over, for example after a downgrade, that pays the next invoices; 0 for other members. */
  credit_balance: amount,
  subscription_status: z.enum(subscriptionStatuses),
  stripe_subscription_id: z.string().nullable(),
  canceled_at: instant.nullable(),
  next_billing_date: instant.nullable(),
  /** Unix seconds. */
  current_period_start: z.number().int().nullable(),
  current_period_end: z.number().int().nullable(),
  workspaces_used: z.number().int(),
  /** Included in the plan and bought additionally; null without a limit. */
  workspaces_max: z.number().int().nullable(),
  ending_workspaces: z.array(endingWorkspace),
});
export type Organization = z.output<typeof organization>;

export const getOrganization = endpoint({
  ...workspaceReads,
  scope: "none",
  path: "/projects/:projectId/organization/",
  summary: "The organization that the workspace belongs to: its plan, its credits and its billing",
  answer: organization,
});

const planShown = z.object({
  id: z.string(),
  name: z.string(),
  /** Null when agreed upon individually. */
  monthly_price: amount.nullable(),
  /** For a whole year, after the discount. */
  yearly_price: amount.nullable(),
  credits_per_month: z.number().int().nullable(),
  workspaces: z.number().int().nullable(),
  white_label: z.boolean(),
  /** Requests of all workspaces together: those that servers and tracker.js may report, and those of members. */
  events_per_second: z.number().int(),
  requests_per_minute: z.number().int(),
  can_be_bought: z.boolean(),
});
export type PlanShown = z.output<typeof planShown>;

export const listPlans = endpoint({
  method: "GET",
  path: "/plans/",
  caller: "user",
  scope: "read",
  summary: "The plans with their prices, without tax",
  answer: z.object({
    currency: z.string(),
    yearly_discount_percent: z.number(),
    tax_percent: z.number(),
    extra_workspace_price: amount,
    plans: z.array(planShown),
  }),
});

export const getBillingInfo = endpoint({
  ...workspaceReads,
  scope: "none",
  path: "/projects/:projectId/organization/billing/",
  summary: "The billing details on invoices",
  answer: billingInfo,
});

const line = optionalText(200).optional();

export const updateBillingInfo = endpoint({
  ...owners,
  method: "PATCH",
  path: "/projects/:projectId/organization/billing/",
  summary: "Update the billing details; omitted fields do not change",
  body: z.object({
    billing_email: z.union([z.literal(""), email]).optional(),
    billing_name: line,
    billing_address_line1: line,
    billing_address_line2: line,
    billing_city: line,
    billing_state: line,
    billing_postal_code: optionalText(20).optional(),
    billing_country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{2})?$/, fieldErrors.country)
      .optional(),
    vat_number: z
      .string()
      .trim()
      .toUpperCase()
      .max(20, fieldErrors.vatNumber)
      .regex(/^([A-Z]{2}[A-Z0-9]+)?$/, fieldErrors.vatNumber)
      .optional(),
    billing_interval: z.enum(intervals).optional(),
  }),
  answer: billingInfo,
});

const checkout = z.object({ checkout_url: z.string() });

export const checkoutCredits = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/credits/stripe-checkout/",
  summary: "Open a payment page for credits",
  body: z.object({
    /** Credits, not money. */
    amount: z
      .number()
      .min(purchaseMinimum.credits, fieldErrors.creditsMinimum)
      .max(purchaseCreditsMax, fieldErrors.creditsMaximum)
      .int(fieldErrors.creditsWhole),
    currency: z.literal(currency, fieldErrors.currency).default(currency),
  }),
  answer: checkout,
});

/** The server asks the gateway and ignores any other statement of the browser about the payment. */
const returned = z.object({
  session_id: z.string().min(1, fieldErrors.required).max(255),
  success: z.unknown().optional(),
  canceled: z.unknown().optional(),
  amount: z.unknown().optional(),
});

export const confirmCredits = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/credits/confirm/",
  summary: "Add the credits of a payment; idempotent",
  repeatable: "once",
  body: returned,
  answer: z.object({
    /** Credits that this payment added. */
    amount: z.number().int(),
    message: z.string(),
    payment_amount: amount,
    subtotal_amount: amount,
    tax_amount: amount,
    currency: z.string(),
  }),
});

const planChoice = z.object({ plan: z.enum(boughtPlans), interval: z.enum(intervals) });

export const checkoutSubscription = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/subscription/stripe-checkout/",
  summary: "Open a payment page for a plan, for an organization without a subscription",
  body: planChoice,
  answer: checkout,
});

export const confirmSubscription = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/subscription/confirm/",
  summary: "Apply the plan of a payment; idempotent",
  repeatable: "once",
  body: returned,
  answer: z.object({
    success: z.boolean(),
    message: z.string(),
    error: z.string().nullable(),
    plan: z.string(),
    interval: z.enum(intervals),
    subscription_status: z.enum(subscriptionStatuses),
    plan_display_name: z.string(),
    /** For one interval, without tax. */
    plan_price: amount,
    currency: z.string(),
  }),
});

export const invoiceLine = z.object({
  description: z.string(),
  amount,
  currency: z.string(),
  /** "proration", "subscription", "tax" or "balance" (credit that is used, or kept for the next invoices). */
  type: z.string(),
});
export type InvoiceLine = z.output<typeof invoiceLine>;

export const previewSubscription = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/subscription/preview/",
  summary: "Preview a plan change: its cost now and later, and its effect on credits and workspaces",
  repeatable: "reads",
  body: planChoice,
  answer: z.object({
    plan_name: z.string(),
    /** For one interval, without tax. */
    plan_amount: amount,
    currency: z.string(),
    next_billing_date: instant,
    /** With tax; never below 0. */
    amount_due_today: amount,
    tax_amount: amount,
    /** The remaining credits now and after the change; a negative number is owed. */
    credits_before: z.number().int(),
    credits_after: z.number().int(),
    /** From before to after; the sum of the lines. */
    credits_change: z.number().int(),
    credit_lines: z.array(z.object({ description: z.string(), credits: z.number().int() })),
    /** Money left over after the change, which pays the next invoices. */
    credit_balance: amount,
    /** Workspaces over the plan's limit, with the day of their deactivation. */
    ending_workspaces: z.array(endingWorkspace),
    /** Unix seconds; with it, the confirmed change costs what was shown. */
    proration_date: z.number().int(),
    /** Their sum is the amount due today. */
    line_items: z.array(invoiceLine),
  }),
});

export const updateSubscription = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/subscription/update/",
  summary: "Change the plan of the subscription; the difference is charged immediately",
  body: planChoice.extend({
    /** From the confirmed preview: a change with another amount is refused. */
    proration_date: z.number().int().optional(),
    amount_due_today: amount.optional(),
  }),
  answer: z.object({
    message: z.string(),
    amount_paid: amount,
    currency: z.string(),
    proration: z.boolean(),
    line_items: z.array(invoiceLine),
    hosted_invoice_url: z.string().nullable(),
    invoice_details: z.object({ id: z.string().nullable(), number: z.string().nullable() }),
    organization,
  }),
});

export const manageSubscription = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/subscription/manage/",
  summary: "Open the payment portal: invoices, cards, the end of the subscription",
  body: z.object({ intent: z.enum(["payment_method_update"]).optional() }).default({}),
  answer: z.object({ portal_url: z.string() }),
});

export const cancelSubscription = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/subscription/cancel/",
  summary: "Cancel the subscription at the end of the paid period",
  answer: organization,
});

export const reactivateSubscription = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/subscription/reactivate/",
  summary: "Reactivate a subscription that was about to end",
  answer: organization,
});

export const checkoutWorkspace = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/workspace/checkout/",
  summary: "Open a payment page for one workspace beyond those of the plan",
  answer: checkout,
});

export const confirmWorkspace = endpoint({
  ...ownerActs,
  path: "/projects/:projectId/organization/workspace/confirm/",
  summary: "Add the extra workspace of a payment; idempotent",
  repeatable: "once",
  body: returned,
  answer: z.object({ success: z.boolean(), message: z.string(), error: z.string().nullable() }),
});

export const invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  created: instant,
  description: z.string(),
  /** "paid", "open", "void" or "uncollectible". */
  status: z.string(),
  total: amount,
  tax: amount,
  currency: z.string(),
  url: z.string().nullable(),
});
export type Invoice = z.output<typeof invoice>;

export const listInvoices = endpoint({
  ...owners,
  method: "GET",
  path: "/projects/:projectId/organization/invoices/",
  summary: "The latest invoices, newest first",
  query: savedQuery,
  answer: z.array(invoice),
  item: invoice,
});
