/** How this installation sells: the mode decides which payment gateway there is. */
export type BillingSettings =
  | { readonly mode: "sandbox" | "off" }
  | {
      readonly mode: "stripe";
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Where Stripe's API is reached, if not at its usual address. */
      readonly apiBase: string | undefined;
      /** Fixed: our own rate on every invoice. */
      readonly tax: "fixed" | "automatic";
    };

interface BillingEnv {
  readonly BILLING: "sandbox" | "stripe" | "off";
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly STRIPE_TAX: "fixed" | "automatic";
}

/** The environment has been checked: with Stripe both secrets are there. */
export function openBillingSettings(env: BillingEnv): BillingSettings {
  if (env.BILLING !== "stripe") return { mode: env.BILLING };
  return {
    mode: "stripe",
    secretKey: env.STRIPE_SECRET_KEY ?? "",
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
    apiBase: env.STRIPE_API_BASE,
    tax: env.STRIPE_TAX,
  };
}
