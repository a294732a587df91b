import type { WritingTask, Written } from "#platform/ai/ask/write-in-shape.ts";
import { OperatorFailure } from "#platform/ai/failures/operator-failure.ts";
import { type Cost, costOf, costOfFailure, expectedCostOf } from "#platform/ai/prices.ts";
import type { Writer } from "#platform/ai/writer.ts";
import type { Tools } from "#platform/tools.ts";
import { pay } from "./pay.ts";

interface PaidTask<T> {
  readonly writer: Writer;
  readonly task: WritingTask<T>;
  readonly purpose: keyof typeof typical;
  readonly organizationId: string;
}

/** What writing came to, and what that has cost. */
export type PaidText<T> =
  | { readonly cost: Cost; readonly output: T; readonly failure: undefined }
  | { readonly cost: Cost; readonly output: undefined; readonly failure: OperatorFailure };

/** What one task uses as a rule. */
const typical = {
  JUDGE: { inputTokens: 1_500, outputTokens: 500, searches: 0 },
  TEXT: { inputTokens: 10_000, outputTokens: 2_000, searches: 0 },
};

/** Lets a model write within the day's bounds. Throws SpendingBoundReached, having asked nobody. */
export async function writePaid<T>(
  tools: Tools,
  { writer, task, purpose, organizationId }: PaidTask<T>,
): Promise<PaidText<T>> {
  const priced = pricedText(writer.model, purpose);
  const { value, cost } = await pay<Written<T> | OperatorFailure>(tools, {
    provider: priced.provider,
    model: writer.model,
    purpose,
    organizationId,
    expected: expectedCostOf(priced, tools.ai),
    run: () =>
      writer.write(task).catch((error: unknown) => {
        if (error instanceof OperatorFailure) return error;
        throw error;
      }),
    costOf: (came) =>
      came instanceof OperatorFailure
        ? costOfFailure(priced, came, tools.ai)
        : costOf({ ...priced, resolved: came.model_id }, came.usage, tools.ai),
    hasFailed: (came) => came instanceof OperatorFailure,
    costOfError: () => expectedCostOf(priced, tools.ai),
  });
  return value instanceof OperatorFailure
    ? { cost, output: undefined, failure: value }
    : { cost, output: value.output, failure: undefined };
}

/** What a text of a model will cost as a rule. */
export function expectedTextCost(tools: Tools, model: string, purpose: keyof typeof typical): Cost {
  return expectedCostOf(pricedText(model, purpose), tools.ai);
}

/** A writer's model is written as provider/model. */
function pricedText(writerModel: string, purpose: keyof typeof typical): Parameters<typeof costOf>[0] {
  const [provider = "", ...name] = writerModel.split("/");
  return { provider, model: name.join("/"), typical: typical[purpose] };
}
