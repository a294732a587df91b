import { z } from "zod";
import { lengthKind, OperatorFailure } from "../failures/operator-failure.ts";
import type { Answer, Search } from "../operator.ts";
import type { Usage } from "../usage.ts";
import { knownItems } from "./known-items.ts";
import { parsedAnswer, writtenText } from "./parsed-answer.ts";
import { searched } from "./searched.ts";
import { sourcesOf } from "./sources-of.ts";
import { textAfterSearches, type WrittenPart } from "./text-after-searches.ts";
import { added, amount } from "./usage.ts";

const text = z.object({
  type: z.literal("text"),
  text: z.string(),
  citations: z.array(z.unknown()).nullish().catch(null),
});
const ownSearch = "deepseek_web_search";
const use = z.object({
  type: z.literal("server_tool_use"),
  id: z.string(),
  name: z.enum(["web_search", ownSearch]),
  input: z.object({ query: z.string().nullish() }).nullish().catch(null),
});
/** A search that failed has an error here in place of what it found. DeepSeek may name it after its own tool. */
const results = z.object({
  type: z
    .string()
    .regex(/^(?:deepseek_)?web_search_tool_result$/)
    .transform(() => "web_search_tool_result" as const),
  tool_use_id: z.string().nullish(),
  content: z.array(z.unknown()).nullish().catch(null),
});
const block = z.union([text, use, results]);
const page = z.object({ url: z.string(), title: z.string().nullish().catch(null) });

const body = z.object({
  content: z.array(z.unknown()),
  stop_reason: z.string().nullish(),
  model: z.string().nullish(),
});
const account = z.object({
  usage: z.object({
    input_tokens: amount,
    cache_creation_input_tokens: amount,
    cache_read_input_tokens: amount,
    output_tokens: amount,
    server_tool_use: z.object({ web_search_requests: amount }).nullish().catch(null),
  }),
});

type Block = z.output<typeof block>;

const wholeReasons = new Set(["end_turn", "stop_sequence"]);
const lengthReasons = new Set(["max_tokens", "model_context_window_exceeded"]);

/** Content of an answer of the Messages protocol, and how it searched; parts that we do not know are passed over. */
export function readMessages(
  raw: unknown,
): Omit<Answer, "raw" | "latencyMs" | "located" | "model_id"> & { readonly model_id: string | null } {
  const { content, stop_reason, model } = parsedAnswer(body, raw, usageIn(raw, []));
  const blocks = knownItems(content, block);
  const searches = searchesIn(blocks);
  const usage = usageIn(raw, searches);
  const isEmpty = blocks.every((one) => one.type !== "text" || one.text.trim() === "");
  assertWhole(stop_reason, { isEmpty, usage });

  const found = blocks.filter((one) => one.type === "web_search_tool_result");
  const written = blocks.filter((one) => one.type === "text");
  return {
    text: writtenText(textAfterSearches(blocks.flatMap(partOf)), usage),
    sources: sourcesOf(
      found.flatMap((one) => knownItems(one.content ?? [], page)),
      written.flatMap(({ citations }) => knownItems(citations ?? [], page)),
    ),
    ...searched(searches),
    model_id: model ?? null,
    usage,
  };
}

function partOf(one: Block): WrittenPart[] {
  if (one.type === "server_tool_use") return [];
  if (one.type === "web_search_tool_result") return ["search"];
  return [{ text: one.text, isCited: (one.citations ?? []).length > 0 }];
}

function searchesIn(blocks: readonly Block[]): Search[] {
  const uses = blocks.filter((one) => one.type === "server_tool_use");
  const queries = new Map(uses.map(({ id, input }) => [id, input?.query ?? null]));
  const returned = new Set(
    blocks.map((one) => (one.type === "web_search_tool_result" ? one.tool_use_id : null)),
  );
  return blocks.flatMap((one): Search[] => {
    // What DeepSeek's own search found comes in blocks that may yet be of another kind.
    if (one.type === "server_tool_use" && one.name === ownSearch && !returned.has(one.id))
      return [{ query: one.input?.query ?? null, found: null }];
    if (one.type !== "web_search_tool_result" || !one.content) return [];
    const query = queries.get(one.tool_use_id ?? "") ?? null;
    return [{ query, found: knownItems(one.content, page).map(({ url }) => url) }];
  });
}

function usageIn(raw: unknown, searches: readonly Search[]): Usage {
  const usage = account.safeParse(raw).data?.usage;
  const { input_tokens, cache_creation_input_tokens, cache_read_input_tokens } = usage ?? {};
  return {
    inputTokens: added([input_tokens, cache_creation_input_tokens, cache_read_input_tokens]),
    cachedInputTokens: cache_read_input_tokens ?? null,
    cacheWriteTokens: cache_creation_input_tokens ?? null,
    outputTokens: usage?.output_tokens ?? null,
    searches: usage?.server_tool_use?.web_search_requests ?? searches.length,
    costUsd: null,
  };
}

function assertWhole(
  reason: string | null | undefined,
  { isEmpty, usage }: { readonly isEmpty: boolean; readonly usage: Usage },
): void {
  if (!reason || wholeReasons.has(reason)) return;
  if (reason === "refusal") throw new OperatorFailure("refusal", "refused", { usage });
  const kind = lengthReasons.has(reason) ? lengthKind(isEmpty) : "incomplete";
  throw new OperatorFailure(kind, `it ended with ${reason}`, { usage });
}
