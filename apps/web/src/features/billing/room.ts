export { ActivityPage } from "./activity/activity-page.tsx";
export { BillingPage } from "./billing-page.tsx";
export { parsePaymentSearch } from "./payment-return.rules.ts";
export { PaymentReturnPage } from "./payment-return-page.tsx";
export { SandboxCheckoutPage } from "./sandbox/sandbox-checkout-page.tsx";
export { SandboxFrame } from "./sandbox/sandbox-frame.tsx";
export { SandboxInvoicePage } from "./sandbox/sandbox-invoice-page.tsx";
export { SandboxPortalPage } from "./sandbox/sandbox-portal-page.tsx";
