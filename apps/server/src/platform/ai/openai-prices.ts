import type { Prices } from "./provider.ts";

/** OpenAI's own list, which Azure follows. */
export const openaiPrices: Prices = {
  on: "2026-11-28",
  cacheWriteTimes: 1.25,
  models: {
    "gpt-6-astra": { input: 10, cachedInput: 1, output: 50 },
    "gpt-6.2-astra": { input: 8, cachedInput: 0.4, output: 40 },
    "gpt-6.2-sol": { input: 2, cachedInput: 0.1, output: 10 },
    "gpt-6.1-sol": { input: 2, cachedInput: 0.1, output: 10 },
    "gpt-6-sol": { input: 2, cachedInput: 0.2, output: 10 },
    "gpt-6.1-terra": { input: 1, cachedInput: 0.05, output: 5 },
    "gpt-6-luna": { input: 0.1, cachedInput: 0.01, output: 0.5 },
    "gpt-5.6-sol": { input: 4, cachedInput: 0.4, output: 20 },
    "gpt-5.6-terra": { input: 2, cachedInput: 0.2, output: 12 },
    "gpt-5.6-luna": { input: 0.2, cachedInput: 0.02, output: 1.2 },
    "gpt-5.5": { input: 5, cachedInput: 0.5, output: 30 },
    "gpt-5.4": { input: 2.5, cachedInput: 0.25, output: 15 },
    "gpt-5.4-mini": { input: 0.75, cachedInput: 0.075, output: 4.5 },
    "gpt-5.1": { input: 1.25, cachedInput: 0.125, output: 10 },
    "gpt-5-mini": { input: 0.25, cachedInput: 0.025, output: 2 },
  },
};
