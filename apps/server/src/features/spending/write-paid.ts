import { type Cost, expectedCostOf, type PricedModel } from "#platform/ai/prices.ts";
import type {
  Conversation,
  ConversationOptions,
  ConversationOutcome,
  Writer,
  WritingTask,
} from "#platform/ai/writing.ts";
import type { Tools } from "#platform/tools.ts";
import { type CallResult, payPriced } from "./pay-priced.ts";

interface PaidTask<T> {
  readonly writer: Writer;
  readonly task: WritingTask<T>;
  readonly purpose: keyof typeof typical;
  readonly organizationId: string;
  /** The caller's; once it is aborted, its reason is thrown and what was asked is booked as expected. */
  readonly signal?: AbortSignal;
}

interface PaidConversation<Result> extends ConversationOptions<Result> {
  readonly writer: Writer;
  readonly conversation: Conversation<Result>;
  readonly organizationId: string;
}

/** Usual use of one task. */
const typical = {
  JUDGE: { inputTokens: 1_500, outputTokens: 500, searches: 0 },
  TEXT: { inputTokens: 10_000, outputTokens: 2_000, searches: 0 },
};

/** Lets a model write within the day's bounds. Throws SpendingBoundReached, having asked nobody. */
export async function writePaid<T>(
  tools: Tools,
  { writer, task, purpose, organizationId, signal }: PaidTask<T>,
): Promise<CallResult<T>> {
  const { cost, value, failure } = await payPriced(tools, {
    priced: pricedText(writer.model, purpose),
    model: writer.model,
    purpose,
    organizationId,
    run: () => writer.write(task, { signal }),
  });
  return failure ? { cost, value, failure } : { cost, value: value.output, failure };
}

/** Lets a model reply within the day's bounds. Throws SpendingBoundReached, having asked nobody, and the reason of the caller's signal. */
export function conversePaid<Result>(
  tools: Tools,
  { writer, conversation, organizationId, ...options }: PaidConversation<Result>,
): Promise<CallResult<ConversationOutcome>> {
  return payPriced(tools, {
    priced: pricedText(writer.model, "TEXT"),
    model: writer.model,
    purpose: "TEXT",
    organizationId,
    run: () => writer.converse(conversation, options),
  });
}

/** Usual cost of a text of a model. */
export function expectedTextCost(tools: Tools, model: string, purpose: keyof typeof typical): Cost {
  return expectedCostOf(pricedText(model, purpose), tools);
}

/** A writer's model is written as provider/model. */
function pricedText(writerModel: string, purpose: keyof typeof typical): PricedModel {
  const [provider = "", ...name] = writerModel.split("/");
  return { provider, model: name.join("/"), typical: typical[purpose] };
}
