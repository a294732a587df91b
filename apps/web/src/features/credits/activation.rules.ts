import { formatMoney } from "@citelens/contract/base/money";
import {
  calculator,
  creditActions,
  creditCosts,
  creditsCents,
  currency,
  type Plan,
} from "@citelens/contract/billing/pricing";

/** The two areas that need remaining credits. */
export type GatedArea = "insight" | "optimization";

export interface Price {
  readonly label: string;
  readonly credits: number;
}

export const unitPrices: readonly Price[] = [
  { label: `${creditActions[1]}, each`, credits: creditCosts.answer },
  { label: `${creditActions[2]}, each, paid once`, credits: creditCosts.optimization },
  { label: `${creditActions[3]}, each reply`, credits: creditCosts.assistantReply },
];

/** The cost of the calculator's default campaign: answers = queries x runs x models. */
export function campaignPrices(): readonly Price[] {
  const answersOfOneRun = calculator.queriesDefault * calculator.modelsDefault;
  const monthOf = (runs: number): number => answersOfOneRun * runs * creditCosts.answer;
  return [
    { label: "In the first month, daily", credits: monthOf(calculator.runsFirstMonth) },
    { label: "In every later month, weekly", credits: monthOf(calculator.runsSubsequentMonth) },
  ];
}

/** The price of that many purchased credits, without tax. */
export function euros(credits: number): string {
  return formatMoney(creditsCents(credits) / 100, currency);
}

/** A plan's monthly price, without tax. */
export function planPrice({ monthlyCents }: Plan): string {
  return monthlyCents === null ? "On request" : formatMoney(monthlyCents / 100, currency);
}
