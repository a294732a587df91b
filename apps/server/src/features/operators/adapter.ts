import type { AiEnv } from "#platform/ai-env.ts";
import type { Operator } from "./operator.ts";

/** Makes an operator out of keys and addresses; nothing is asked or checked yet. */
export type Adapter = (options: AdapterOptions) => Operator;

export interface AdapterOptions {
  readonly env: AiEnv;
  /** As the provider calls it. */
  readonly model: string;
  /** For one whole answer. */
  readonly timeoutMs: number;
}

/** The address of a provider's API, where it is not the usual one. */
export function at(baseURL: string | undefined): { baseURL?: string } {
  return baseURL === undefined ? {} : { baseURL };
}
