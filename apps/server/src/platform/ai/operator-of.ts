import type { AiEnv } from "./ai-env.ts";
import { OperatorFailure } from "./failures/operator-failure.ts";
import type { Operator } from "./operator.ts";
import { providers } from "./providers.ts";
import { boundedAnswer } from "./read/bounded-answer.ts";

interface OperatorRow {
  readonly provider: string;
  /** As the provider calls it. */
  readonly model: string;
  readonly web_search: boolean;
}

interface OperatorOptions {
  readonly env: AiEnv;
  /** For one whole answer; models that search and think take their time. */
  readonly timeoutMs?: number;
}

/** A model that thinks has room for 25,000 tokens, of which it writes a hundred in a second or more. HTTP itself gives up after five minutes. */
const timeoutMsDefault = 240_000;

/** Whether a model can be asked without its search and with instructions of ours, and so answer from documents alone. */
export function canAnswerFromDocuments({ access }: { readonly access: string }): boolean {
  return access === "api";
}

/** A model of a provider, ready to be asked; what it answers can be stored, and has bounds. */
export async function operatorOf(row: OperatorRow, made: OperatorOptions): Promise<Operator> {
  const { provider: name, model, web_search: search } = row;
  const { env, timeoutMs = timeoutMsDefault } = made;
  const provider = providers.find((one) => one.name === name);
  if (!provider) throw new OperatorFailure("misconfigured", `There is no provider ${name}`);
  const operator = await provider.open({ env, model, search, timeoutMs });
  return {
    ask: async (question, options) => boundedAnswer(await operator.ask(question, options), { model }),
  };
}
