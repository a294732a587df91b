import type { AiEnv } from "#platform/ai/ai-env.ts";
import { expectedCostOf } from "#platform/ai/prices.ts";
import { catalogue, type OperatorModel } from "./catalogue.ts";
import { type DemoAssistant, demoAssistants } from "./demo-assistants.ts";

/** What a provider takes from all workers together. */
export interface LaneLimits {
  /** Questions under way at once. */
  readonly concurrencyMax: number;
  /** Questions that begin in any minute. */
  readonly perMinuteMax: number;
  /** Whether somebody sends a bill for what is asked. */
  readonly costsMoney: boolean;
}

function everyRow(env: AiEnv): (OperatorModel | DemoAssistant)[] {
  return [...catalogue(env), ...demoAssistants];
}

/** Where a model's questions wait: those of one provider share its key, and so its limits. */
export function laneOf(env: AiEnv, operatorModelId: string): string | undefined {
  return everyRow(env).find(({ id }) => id === operatorModelId)?.provider;
}

/** The limits of a lane: those of the environment, else the widest of its models. */
export function limitsOfLane(env: AiEnv, lane: string): LaneLimits {
  const rows = everyRow(env).filter(({ provider }) => provider === lane);
  const costsMoney = rows.some((row) => expectedCostOf(row, env).usd > 0);
  const [, concurrency, perMinute] =
    new RegExp(`(?:^|,)\\s*${lane}=(\\d+)/(\\d+)`).exec(env.OPERATOR_LIMITS ?? "") ?? [];
  if (concurrency !== undefined && perMinute !== undefined)
    return {
      concurrencyMax: Math.max(1, Number(concurrency)),
      perMinuteMax: Math.max(1, Number(perMinute)),
      costsMoney,
    };

  return {
    costsMoney,
    concurrencyMax: Math.max(1, ...rows.map((row) => row.concurrencyMax)),
    perMinuteMax: Math.max(1, ...rows.map((row) => row.perMinuteMax)),
  };
}
