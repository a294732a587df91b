import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { listAverages } from "./spending.sql.ts";
import { expectedTextCost } from "./write-paid.ts";

/** Days that speak for the next ones. */
const daysBack = 30;

export interface UsualCosts {
  /** In US dollars, by the row of the catalogue; only those of which there have been enough. */
  readonly answers: ReadonlyMap<string, number>;
  /** Of one judgement; 0 where nobody judges. */
  readonly judgement: number;
}

/** What an organization's own calls have cost lately, one with the other. */
export async function usualCosts(tools: Tools, organizationId: string): Promise<UsualCosts> {
  const since = shiftDay(dayIn("UTC", tools.now()), -daysBack);
  const averages = await listAverages(tools, organizationId, since);
  const { judge } = tools;
  const judged = averages.find(({ purpose, model }) => purpose === "JUDGE" && model === judge?.model);
  return {
    answers: new Map(
      averages.filter(({ purpose }) => purpose === "ANSWER").map(({ model, usd }) => [model, usd]),
    ),
    judgement: judge ? (judged?.usd ?? expectedTextCost(tools, judge.model, "JUDGE").usd) : 0,
  };
}
