import type { Conversation, ConversationOptions, ConversationOutcome, Writer } from "#platform/ai/writing.ts";
import type { Tools } from "#platform/tools.ts";
import { type Paid, payPriced } from "./pay-priced.ts";
import { pricedText } from "./write-paid.ts";

interface PaidConversation<Result> extends ConversationOptions<Result> {
  readonly writer: Writer;
  readonly conversation: Conversation<Result>;
  readonly organizationId: string;
}

/** Lets a model reply within the day's bounds. Throws SpendingBoundReached, having asked nobody, and the reason of the caller's signal. */
export function conversePaid<Result>(
  tools: Tools,
  { writer, conversation, organizationId, ...options }: PaidConversation<Result>,
): Promise<Paid<ConversationOutcome>> {
  return payPriced(tools, {
    priced: pricedText(writer.model, "TEXT"),
    model: writer.model,
    purpose: "TEXT",
    organizationId,
    run: () => writer.converse(conversation, options),
  });
}
