import { z } from "zod";
import { type Usage, unknownUsage } from "../usage.ts";
import { amount, money } from "./usage.ts";

/** xAI counts money in these. */
const ticksPerUsd = 10_000_000_000;

const account = z.object({
  usage: z.object({
    input_tokens: amount,
    input_tokens_details: z
      .object({ cached_tokens: amount, cache_write_tokens: amount })
      .nullish()
      .catch(null),
    output_tokens: amount,
    cost_in_usd_ticks: money,
  }),
});

/** Usage that an answer of the Responses protocol reports; its searches are counted elsewhere. */
export function usageOfResponses(raw: unknown): Usage | undefined {
  const told = account.safeParse(raw).data?.usage;
  if (!told) return undefined;

  const { input_tokens, input_tokens_details, output_tokens, cost_in_usd_ticks: ticks } = told;
  return {
    ...unknownUsage,
    inputTokens: input_tokens ?? null,
    cachedInputTokens: input_tokens_details?.cached_tokens ?? null,
    cacheWriteTokens: input_tokens_details?.cache_write_tokens ?? null,
    outputTokens: output_tokens ?? null,
    costUsd: typeof ticks === "number" ? ticks / ticksPerUsd : null,
  };
}
