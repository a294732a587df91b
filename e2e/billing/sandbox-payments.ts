import type { SandboxCheckout, SandboxInvoice, SandboxPortal } from "@citelens/contract/sandbox-payments";

export const checkoutCall = "**/api/v1/sandbox/checkouts/cs_1/";
export const payCall = "**/api/v1/sandbox/checkouts/cs_1/pay/";
export const portalCall = "**/api/v1/sandbox/portals/bp_1/";
export const invoiceCall = "**/api/v1/sandbox/invoices/in_1/";

const bought = {
  currency: "eur",
  lines: [{ description: "12,000 credits", amount: 120, quantity: 1 }],
  subtotal: 120,
  tax: 24,
  tax_percent: 20,
  total: 144,
};

export const openCheckout: SandboxCheckout = {
  ...bought,
  id: "cs_1",
  mode: "payment",
  status: "open",
  merchant: "Citelens",
  customer_email: "billing@northwind.example",
  interval: null,
  cancel_url: "/settings/credit-payment-confirmation?canceled=true",
};

export const knownPortal: SandboxPortal = {
  id: "bp_1",
  merchant: "Citelens",
  customer_email: "billing@northwind.example",
  return_url: "/settings/billing",
  card_last4: "4242",
  subscription: {
    plan_name: "Growth",
    interval: "monthly",
    amount: 149,
    currency: "eur",
    status: "active",
    current_period_end: "2026-12-20T12:00:00Z",
    cancel_at_period_end: false,
  },
  invoices: [
    {
      id: "in_1",
      number: "SBX-0002",
      created: "2026-11-20T12:00:00Z",
      total: 1178.8,
      currency: "eur",
      status: "paid",
    },
    {
      id: "in_0",
      number: "SBX-0001",
      created: "2026-10-20T12:00:00Z",
      total: 24,
      currency: "eur",
      status: "open",
    },
  ],
};

export const knownInvoice: SandboxInvoice = {
  ...bought,
  id: "in_1",
  number: "SBX-0002",
  merchant: "Citelens",
  created: "2026-11-20T12:00:00Z",
  status: "paid",
  bill_to: ["Northwind Traders", "12 Harbour Street", "75001 Paris", "FR"],
  vat_number: "FR1234567890",
};
