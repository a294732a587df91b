import { z } from "zod";
import { lengthKind, OperatorFailure } from "../failures/operator-failure.ts";
import type { Usage } from "../usage.ts";
import { knownItems } from "./known-items.ts";
import { parsedAnswer } from "./parsed-answer.ts";
import { amount, money } from "./usage.ts";

const call = z.object({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) });
/** Servers that search by themselves cite in this way, if they do: gateways such as OpenRouter. */
const annotation = z.object({
  type: z.literal("url_citation"),
  url_citation: z.object({ url: z.string(), title: z.string().nullish().catch(null) }),
});
const message = z.looseObject({
  content: z.string().nullish().catch(null),
  refusal: z.string().nullish().catch(null),
  annotations: z.array(z.unknown()).nullish().catch(null),
  tool_calls: z.array(z.unknown()).nullish().catch(null),
});
const choice = z.object({ message, finish_reason: z.string().nullish() });
const body = z.object({
  choices: z.tuple([choice], z.unknown()),
  model: z.string().nullish().catch(null),
});
const broken = z.object({ error: z.object({ message: z.string() }) });
const account = z.object({
  usage: z.object({
    prompt_tokens: amount,
    completion_tokens: amount,
    cached_tokens: amount,
    prompt_tokens_details: z.object({ cached_tokens: amount }).nullish().catch(null),
    /** In US dollars, as OpenRouter says it. */
    cost: money,
  }),
});

export type ToolCall = z.output<typeof call>;

export interface ChatAnswer {
  readonly text: string;
  readonly cited: readonly { readonly url: string; readonly title?: string | null | undefined }[];
  /** Calls that the model wants to have done before it answers; then there is no text yet. */
  readonly calls: readonly ToolCall[];
  /** As it has to stand in the next request, after which the model goes on. */
  readonly message: object;
  readonly model_id: string | null;
  readonly usage: Usage;
}

/** Own servers have several words for an end; whatever is none of them is no end. */
const wholeReasons = new Set([
  "stop",
  "stop_sequence",
  "end_turn",
  "eos",
  "eos_token",
  "completed",
  "tool_calls",
]);

/** Content of an answer of the chat completions protocol; parts that we do not know are passed over. */
export function readChat(raw: unknown): ChatAnswer {
  const usage = usageOfChat(raw);
  const error = broken.safeParse(raw).data?.error;
  if (error) throw new OperatorFailure("incomplete", error.message, { usage });

  const { choices, model } = parsedAnswer(body, raw, usage);
  const [{ message: said, finish_reason }] = choices;
  const { content, refusal, annotations, tool_calls } = said;
  const text = (content ?? "").trim();
  assertWhole(finish_reason, { isEmpty: text === "", usage });
  if (text === "" && refusal) throw new OperatorFailure("refusal", refusal, { usage });
  return {
    text,
    cited: knownItems(annotations ?? [], annotation).map(({ url_citation }) => url_citation),
    calls: knownItems(tool_calls ?? [], call),
    message: said,
    model_id: model ?? null,
    usage,
  };
}

function usageOfChat(raw: unknown): Usage {
  const usage = account.safeParse(raw).data?.usage;
  return {
    inputTokens: usage?.prompt_tokens ?? null,
    cachedInputTokens: usage?.cached_tokens ?? usage?.prompt_tokens_details?.cached_tokens ?? null,
    cacheWriteTokens: null,
    outputTokens: usage?.completion_tokens ?? null,
    searches: 0,
    costUsd: usage?.cost ?? null,
  };
}

function assertWhole(
  reason: string | null | undefined,
  { isEmpty, usage }: { readonly isEmpty: boolean; readonly usage: Usage },
): void {
  if (!reason || wholeReasons.has(reason)) return;
  if (reason === "content_filter") throw new OperatorFailure("refusal", "refused", { usage });
  const kind = reason === "length" ? lengthKind(isEmpty) : "incomplete";
  throw new OperatorFailure(kind, `it ended with ${reason}`, { usage });
}
