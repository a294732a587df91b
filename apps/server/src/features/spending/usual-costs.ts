import { dayIn, shiftDay } from "@citelens/contract/base/days";
import type { Tools } from "#platform/tools.ts";
import { listAverages } from "./store/spending.sql.ts";
import { expectedTextCost } from "./write-paid.ts";

/** Days that speak for the next ones. */
const daysBack = 30;

export interface UsualCosts {
  /** In US dollars, by the row of the catalogue; only those of which there have been enough. */
  readonly answers: ReadonlyMap<string, number>;
  /** Cost of one judgement; 0 where nobody judges. */
  readonly judgement: number;
  readonly judging: {
    /** The model that judges, provider/model. */
    readonly judge: string | undefined;
    /** Cost of a judgement, or what it would be if the model that writes were the judge. */
    readonly model: string | undefined;
    readonly usd: number | undefined;
    /** No price list knows the judge. */
    readonly isGuessed: boolean;
  };
}

/** Average cost of an organization's own calls lately, one with the other. */
export async function usualCosts(tools: Tools, organizationId: string): Promise<UsualCosts> {
  const since = shiftDay(dayIn("UTC", tools.now()), -daysBack);
  const averages = await listAverages(tools, organizationId, since);
  const { judge } = tools;
  const model = judge?.model ?? tools.writer?.model;
  const judged = averages.find(({ purpose, model }) => purpose === "JUDGE" && model === judge?.model);
  const usd = model === undefined ? undefined : (judged?.usd ?? expectedTextCost(tools, model, "JUDGE").usd);
  const { isGuessed } = judge ? expectedTextCost(tools, judge.model, "JUDGE") : {};
  return {
    answers: new Map(
      averages.filter(({ purpose }) => purpose === "ANSWER").map(({ model, usd }) => [model, usd]),
    ),
    judgement: judge ? (usd ?? 0) : 0,
    judging: { judge: judge?.model, model, usd, isGuessed: isGuessed ?? false },
  };
}
