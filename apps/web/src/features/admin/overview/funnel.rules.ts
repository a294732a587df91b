import type { SignUpFunnel } from "@citelens/contract/platform/overview";

export interface FunnelStep {
  readonly name: string;
  readonly count: number;
  /** Share of those who signed up, in per cent to a tenth. */
  readonly share: number;
}

const names = {
  signed_up: "Signed up",
  onboarded: "Onboarded",
  first_visit: "First visit",
  first_campaign: "First campaign",
  paid: "Paid",
} as const satisfies Record<keyof SignUpFunnel, string>;

const order = ["signed_up", "onboarded", "first_visit", "first_campaign", "paid"] as const;

/** Steps of a funnel into which somebody came. */
export function funnelSteps(funnel: SignUpFunnel): readonly FunnelStep[] {
  return order.map((key) => ({
    name: names[key],
    count: funnel[key],
    share: Math.round((funnel[key] / funnel.signed_up) * 1_000) / 10,
  }));
}
