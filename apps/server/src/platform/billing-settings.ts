import type { BillingMode } from "@citelens/contract/billing/pricing";
import { type AiEnv, paidKeysOf } from "#platform/ai/ai-env.ts";
import type { BillingSettings } from "#platform/tools.ts";

interface BillingEnv extends AiEnv {
  readonly BILLING?: BillingMode | undefined;
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_BASE?: string | undefined;
  readonly STRIPE_TAX: "fixed" | "automatic";
}

/**
 * The environment has been checked: with Stripe both secrets are there. Beside a key that somebody pays for, the sandbox
 * has to be asked for by name, because its test cards would let everybody spend that money.
 */
export function openBillingSettings(env: BillingEnv): BillingSettings {
  const mode = env.BILLING ?? (paidKeysOf(env).length > 0 ? "granted" : "sandbox");
  if (mode !== "stripe") return { mode };
  return {
    mode,
    secretKey: env.STRIPE_SECRET_KEY ?? "",
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? "",
    apiBase: env.STRIPE_API_BASE,
    tax: env.STRIPE_TAX,
  };
}

export interface BillingReport {
  /** Meaning of credits that are had this way, for the one who pays the providers. */
  readonly meaning: string;
  /** The mode and its meaning in one line. */
  readonly sentence: string;
  /** Whether everybody who signs up can spend the operator's money. */
  readonly isRisk: boolean;
}

interface ConfiguredBilling {
  readonly billing: BillingSettings;
  readonly ai: AiEnv;
  readonly superuserEmail?: string | undefined;
}

export function billingReport({ billing: { mode }, ai, superuserEmail }: ConfiguredBilling): BillingReport {
  const keys = paidKeysOf(ai);
  const isOpen = mode === "sandbox" || mode === "off";
  const advice =
    mode === "granted" && superuserEmail === undefined
      ? " Nobody can yet: set SUPERUSER_EMAIL, or BILLING=off if only your own team uses this."
      : "";
  const meaning = `${meaningOf(mode, keysInWords(keys))}${advice}`;
  return { meaning, sentence: `Billing: ${mode}. ${meaning}`, isRisk: isOpen && keys.length > 0 };
}

function meaningOf(mode: BillingMode, keys: string | undefined): string {
  switch (mode) {
    case "sandbox":
      return keys === undefined
        ? "Plans and credits are paid with test cards and no money moves; no paid AI provider has a key."
        : `Plans and credits are paid with test cards, so everybody who signs up can spend what ${keys} is charged.`;
    case "granted":
      return `Nothing is sold, and new organizations have no credits: a superuser grants them under Admin${keys === undefined ? "" : `, as ${keys} costs money`}.`;
    case "off":
      return keys === undefined
        ? "Nothing is sold; credits are counted and stop nobody."
        : `Nothing is sold and credits stop nobody, so everybody who signs up can spend what ${keys} is charged.`;
    case "stripe":
      return "Plans and credits are sold through your Stripe account.";
  }
}

function keysInWords([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined || others.length === 0) return first;
  return `${first} (and ${others.length} more)`;
}
