import type { AiEnv } from "#platform/ai/ai-env.ts";
import { expectedCostOf } from "#platform/ai/prices.ts";
import type { Tools } from "#platform/tools.ts";
import { findLimits, type LimitsRow } from "../store/overrides.sql.ts";
import { catalogue, type OperatorModel } from "./catalogue.ts";
import { type DemoAssistant, demoAssistants } from "./demo-assistants.ts";

/** Limits of a provider for all workers together. */
export interface LaneLimits {
  /** Questions under way at once. */
  readonly concurrencyMax: number;
  /** Questions that begin in any minute. */
  readonly perMinuteMax: number;
}

function everyRow(env: AiEnv): (OperatorModel | DemoAssistant)[] {
  return [...catalogue(env), ...demoAssistants];
}

/** Where a model's questions wait: those of one provider share its key, and so its limits. */
export function laneOf(env: AiEnv, operatorModelId: string): string | undefined {
  return everyRow(env).find(({ id }) => id === operatorModelId)?.provider;
}

/** Whether somebody sends a bill for what is asked in a lane. */
export function costsMoney(tools: Pick<Tools, "ai" | "now">, lane: string): boolean {
  return rowsOf(tools.ai, lane).some((row) => expectedCostOf(row, tools).usd > 0);
}

/** The limits of a lane as they stand now: whoever asks in it reads them each time that it renews its share. */
export async function limitsOfLane(tools: Tools, lane: string): Promise<LaneLimits> {
  return limitsWith(tools.ai, lane, await findLimits(tools, lane));
}

/** Limits that an operator has set, else what the environment says, else the widest of its models. */
export function limitsWith(
  env: AiEnv,
  lane: string,
  set?: Pick<LimitsRow, "concurrency" | "per_minute">,
): LaneLimits {
  if (set) return { concurrencyMax: set.concurrency, perMinuteMax: set.per_minute };

  const [, concurrency, perMinute] =
    new RegExp(`(?:^|,)\\s*${lane}=(\\d+)/(\\d+)`).exec(env.OPERATOR_LIMITS ?? "") ?? [];
  if (concurrency !== undefined && perMinute !== undefined)
    return {
      concurrencyMax: Math.max(1, Number(concurrency)),
      perMinuteMax: Math.max(1, Number(perMinute)),
    };

  const rows = rowsOf(env, lane);
  return {
    concurrencyMax: Math.max(1, ...rows.map((row) => row.concurrencyMax)),
    perMinuteMax: Math.max(1, ...rows.map((row) => row.perMinuteMax)),
  };
}

function rowsOf(env: AiEnv, lane: string): (OperatorModel | DemoAssistant)[] {
  return everyRow(env).filter(({ provider }) => provider === lane);
}
