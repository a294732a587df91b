import { setTimeout as wait } from "node:timers/promises";
import type { startAnswering } from "../../apps/server/src/features/answers/room.ts";
import { payPriced } from "../../apps/server/src/features/spending/public.ts";
import { unknownUsage } from "../../apps/server/src/platform/ai/usage.ts";

type AnswerAsk = NonNullable<NonNullable<Parameters<typeof startAnswering>[1]>["ask"]>;

/** Time that an answer takes to come. */
export const askMs = 300;
/** So many are asked for at once. */
export const concurrency = 100;
/** With which such answers can be asked for. */
export const aiSettings = {
  OPENAI_API_KEY: "bench",
  OPERATOR_LIMITS: `openai=${concurrency}/900000`,
  SPEND_PER_DAY_MAX_USD: "1000",
  ANSWERS_PER_DAY_MAX: "1000000",
};

const text =
  "The best are:\n\n1. **Beta** runs well.\n2. **Acme** is light and reliable, says [a review](https://review.example/shoes).";

const answer = {
  text,
  sources: [{ url: "https://review.example/shoes", title: null, cited: true }],
  searched: true,
  search_queries: [],
  searches: [],
  located: "nowhere" as const,
  model_id: "bench",
  usage: { ...unknownUsage, costUsd: 0.001 },
  latencyMs: askMs,
  raw: { text },
};

/** Each is paid for like a real one: set aside before, and booked afterwards. */
export const answerAfterAWhile: AnswerAsk = async (tools, row, { onAnswer }) => {
  const paid = await payPriced(tools, {
    priced: {
      provider: "openai",
      model: "bench",
      typical: { inputTokens: 100, outputTokens: 500, searches: 1 },
    },
    model: "chatgpt",
    purpose: "ANSWER",
    organizationId: row.organization_id,
    run: async () => {
      await wait(askMs);
      onAnswer?.();
      return answer;
    },
  });
  if (paid.failure) throw paid.failure;
  return { kind: "answered", row, at: tools.now(), answer: paid.value, cost: paid.cost };
};
