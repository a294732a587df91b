import { adErrors } from "@citelens/contract/content/ads-words";
import { FieldRefusal, Refusal } from "#platform/refusal.ts";
import { AdChannelFailure, SpendRefused } from "../channels/ad-channel-failure.ts";
import type { SpendProblem } from "../channels/spending.rules.ts";

/** Does something outside; what the channel or the limits refuse is told as the API tells it. */
export async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof SpendRefused) return refusalOfLimits(error.problem);
  if (error instanceof AdChannelFailure && error.kind === "key_refused")
    return new Refusal("AD_ACCOUNT_REFUSED");
  if (error instanceof AdChannelFailure) return failed(error.message);
  if (error instanceof DOMException && error.name === "TimeoutError") return failed("it took too long");
  return error;
}

export function failed(sentence: string): Refusal {
  return new Refusal("AD_CHANNEL_FAILED", { seen: sentence.replace(/\.+$/, "") });
}

export function refusalOfLimits(problem: SpendProblem): Error {
  switch (problem) {
    case "no_ceiling":
      return new Refusal("AD_CEILING_MISSING");
    case "above_ceiling":
      return new Refusal("AD_ABOVE_CEILING");
    case "ended":
      return new Refusal("AD_CAMPAIGN_OVER");
    case "raise_not_typed":
      return new FieldRefusal({ typed_cents: [adErrors.typedAmount] });
    case "archived":
      return failed("the campaign is archived at OpenAI");
    case "no_budget":
      return failed("the campaign has no budget at OpenAI that we can read");
    case "other_period":
      return failed("the campaign's budget at OpenAI is not a daily one");
  }
}
