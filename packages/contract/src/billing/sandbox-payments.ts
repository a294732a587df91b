import { z } from "zod";
import { endpoint } from "../base/endpoint.ts";
import { fieldErrors } from "../base/field-errors.ts";
import { instant } from "../base/fields.ts";

/**
 * The pages of the built-in sandbox gateway, in which no money moves. Their ids are secrets of 128 bits,
 * given only to the payer, as with a hosted payment page; with another gateway every call answers 404.
 */
const anyone = { caller: "anyone", namesError: true } as const;
const amount = z.number();

const sessionPath = z.object({ sessionId: z.string().min(1).max(100) });
const portalPath = z.object({ portalId: z.string().min(1).max(100) });

const line = z.object({ description: z.string(), amount, quantity: z.number().int() });

export const sandboxCheckout = z.object({
  id: z.string(),
  mode: z.enum(["payment", "subscription"]),
  status: z.enum(["open", "complete", "expired"]),
  merchant: z.string(),
  customer_email: z.string(),
  currency: z.string(),
  lines: z.array(line),
  subtotal: amount,
  tax: amount,
  tax_percent: z.number(),
  total: amount,
  /** "monthly" or "yearly" for a subscription. */
  interval: z.string().nullable(),
  cancel_url: z.string(),
});
export type SandboxCheckout = z.output<typeof sandboxCheckout>;

export const getSandboxCheckout = endpoint({
  ...anyone,
  method: "GET",
  path: "/sandbox/checkouts/:sessionId/",
  summary: "A payment page of the sandbox",
  params: sessionPath,
  answer: sandboxCheckout,
});

/** Digits, with optional blanks. */
const cardNumber = z
  .string()
  .transform((value) => value.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{12,19}$/, fieldErrors.invalid));

/** Common test card numbers, with their results. */
export const sandboxCards = {
  "4242424242424242": "pays",
  "4000000000000002": "is declined",
  "4000000000009995": "has no funds",
} as const;

export const paySandboxCheckout = endpoint({
  ...anyone,
  method: "POST",
  path: "/sandbox/checkouts/:sessionId/pay/",
  summary: "Pay in the sandbox; the test card determines the result",
  repeatable: "anonymous",
  params: sessionPath,
  body: z.object({
    card: cardNumber,
  }),
  answer: z.object({ return_url: z.string() }),
});

export const sandboxInvoice = z.object({
  id: z.string(),
  number: z.string(),
  merchant: z.string(),
  created: instant,
  status: z.string(),
  bill_to: z.array(z.string()),
  vat_number: z.string(),
  currency: z.string(),
  lines: z.array(line),
  subtotal: amount,
  tax: amount,
  tax_percent: z.number(),
  total: amount,
});
export type SandboxInvoice = z.output<typeof sandboxInvoice>;

export const getSandboxInvoice = endpoint({
  ...anyone,
  method: "GET",
  path: "/sandbox/invoices/:invoiceId/",
  summary: "An invoice of the sandbox",
  params: z.object({ invoiceId: z.string().min(1).max(100) }),
  answer: sandboxInvoice,
});

export const sandboxPortal = z.object({
  id: z.string(),
  merchant: z.string(),
  customer_email: z.string(),
  return_url: z.string(),
  /** "4242" or null without a card. */
  card_last4: z.string().nullable(),
  subscription: z
    .object({
      plan_name: z.string(),
      interval: z.string(),
      amount,
      currency: z.string(),
      status: z.string(),
      current_period_end: instant,
      cancel_at_period_end: z.boolean(),
    })
    .nullable(),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      created: instant,
      total: amount,
      currency: z.string(),
      status: z.string(),
    }),
  ),
});
export type SandboxPortal = z.output<typeof sandboxPortal>;

export const getSandboxPortal = endpoint({
  ...anyone,
  method: "GET",
  path: "/sandbox/portals/:portalId/",
  summary: "The payment portal of the sandbox",
  params: portalPath,
  answer: sandboxPortal,
});

export const changeSandboxPortal = endpoint({
  ...anyone,
  method: "POST",
  path: "/sandbox/portals/:portalId/",
  summary: "Cancel or reactivate the subscription, or change the card, in the sandbox's portal",
  repeatable: "anonymous",
  params: portalPath,
  body: z.union([
    z.object({ action: z.enum(["cancel", "reactivate"]) }),
    z.object({
      action: z.literal("card"),
      card: cardNumber,
    }),
  ]),
  answer: sandboxPortal,
});
