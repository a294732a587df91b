import type { OperatorFailureKind } from "@citelens/contract/visibility/operators";
import { z } from "zod";
import { lengthKind, OperatorFailure } from "../failures/operator-failure.ts";
import type { Answer, Search } from "../operator.ts";
import type { Usage } from "../usage.ts";
import { distinct, knownItems } from "./known-items.ts";
import { parsedAnswer, writtenText } from "./parsed-answer.ts";
import { searched } from "./searched.ts";
import { sourcesOf } from "./sources-of.ts";
import { added, amount, summedUsage } from "./usage.ts";

const part = z.object({ text: z.string(), thought: z.boolean().nullish() });
/** The address is a redirect of Google's, the title the domain that it leads to. */
const chunk = z.object({ web: z.object({ uri: z.string(), title: z.string().nullish().catch(null) }) });
const support = z.object({ groundingChunkIndices: z.array(z.number()) });
const list = z.array(z.unknown()).nullish().catch(null);

const candidate = z.object({
  content: z.object({ parts: list }).nullish().catch(null),
  finishReason: z.string().nullish(),
  continuationToken: z.string().nullish().catch(null),
  groundingMetadata: z
    .object({ webSearchQueries: list, groundingChunks: list, groundingSupports: list })
    .nullish()
    .catch(null),
});
const body = z.object({
  candidates: z.array(z.unknown()).nullish(),
  promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
  modelVersion: z.string().nullish().catch(null),
});
const account = z.object({
  usageMetadata: z.object({
    promptTokenCount: amount,
    toolUsePromptTokenCount: amount,
    cachedContentTokenCount: amount,
    candidatesTokenCount: amount,
    thoughtsTokenCount: amount,
  }),
});

type Candidate = z.output<typeof candidate>;

const refusals = new Set([
  "SAFETY",
  "RECITATION",
  "BLOCKLIST",
  "PROHIBITED_CONTENT",
  "SPII",
  "ESCALATION",
  "MODEL_ARMOR",
]);
/** Google has switched the model off for the account. */
const kindsOfEnds: Readonly<Record<string, OperatorFailureKind>> = { PUP_LIMITED_DISABLED: "misconfigured" };

/** With which the same request is sent again, where an answer comes in several parts. */
export function continuationIn(raw: unknown): string | undefined {
  const [first] = candidatesIn(raw);
  return first?.finishReason === "CONTINUATION" ? (first.continuationToken ?? undefined) : undefined;
}

/** Content of the parts of an answer together, and how it searched; what we do not know in them is passed over. */
export function readGemini(
  raws: readonly unknown[],
): Omit<Answer, "raw" | "latencyMs" | "located" | "model_id"> & { readonly model_id: string | null } {
  const candidates = raws.flatMap((raw) => candidatesIn(raw).slice(0, 1));
  const searches = searchesIn(candidates);
  const usage = { ...usageOfGemini(raws), searches: searches.filter(({ query }) => query !== null).length };
  const { promptFeedback, modelVersion } = parsedAnswer(body, raws.at(-1), usage);
  const text = candidates.map(textOf).join("");
  assertWhole(
    candidates.at(-1),
    { blockReason: promptFeedback?.blockReason, isEmpty: text.trim() === "" },
    usage,
  );

  const found = candidates.map(chunksOf);
  const cited = candidates.map((one, index) => {
    const supports = knownItems(one.groundingMetadata?.groundingSupports ?? [], support);
    return supports.flatMap(({ groundingChunkIndices }) =>
      groundingChunkIndices.map((at) => found[index]?.[at]),
    );
  });
  return {
    text: writtenText(text, usage),
    sources: sourcesOf(present(found.flat()), present(cited.flat())),
    ...searched(searches),
    model_id: modelVersion ?? null,
    usage,
  };
}

/** Usage so far; each part of an answer is a call of its own, and paid as such. */
export function usageOfGemini(raws: readonly unknown[]): Usage {
  const accounts = raws.flatMap((raw) => account.safeParse(raw).data?.usageMetadata ?? []);
  return summedUsage(
    accounts.map((one) => ({
      inputTokens: added([one.promptTokenCount, one.toolUsePromptTokenCount]),
      cachedInputTokens: one.cachedContentTokenCount ?? null,
      cacheWriteTokens: null,
      outputTokens: added([one.candidatesTokenCount, one.thoughtsTokenCount]),
      searches: null,
      costUsd: null,
    })),
  );
}

function candidatesIn(raw: unknown): Candidate[] {
  return knownItems(body.safeParse(raw).data?.candidates ?? [], candidate);
}

function textOf({ content }: Candidate): string {
  const parts = knownItems(content?.parts ?? [], part);
  return parts.map(({ text, thought }) => (thought ? "" : text)).join("");
}

/** By their places, which other parts of the answer point to. */
function chunksOf({
  groundingMetadata,
}: Candidate): ({ url: string; title?: string | null | undefined } | undefined)[] {
  return (groundingMetadata?.groundingChunks ?? []).map((one) => {
    const web = chunk.safeParse(one).data?.web;
    return web && { url: web.uri, title: web.title };
  });
}

/** Every query is a search of its own. Which of several found a page is not told. */
function searchesIn(candidates: readonly Candidate[]): Search[] {
  const queries = distinct(
    candidates.flatMap(({ groundingMetadata }) =>
      knownItems(groundingMetadata?.webSearchQueries ?? [], z.string()),
    ),
  );
  const found = distinct(candidates.flatMap(chunksOf).map((one) => one?.url));
  if (queries.length > 1) return queries.map((query) => ({ query, found: null }));
  return queries.length + found.length === 0 ? [] : [{ query: queries[0] ?? null, found }];
}

function present<T>(some: readonly (T | undefined)[]): T[] {
  return some.filter((one) => one !== undefined);
}

function assertWhole(
  last: Candidate | undefined,
  { blockReason, isEmpty }: { readonly blockReason: string | null | undefined; readonly isEmpty: boolean },
  usage: Usage,
): void {
  if (!last && blockReason) throw new OperatorFailure("refusal", `blocked: ${blockReason}`, { usage });
  if (!last) throw new OperatorFailure("garbage", "no candidate", { usage });
  const reason = last.finishReason ?? "STOP";
  if (reason === "STOP") return;
  if (refusals.has(reason)) throw new OperatorFailure("refusal", `it ended with ${reason}`, { usage });
  const kind = kindsOfEnds[reason] ?? (reason === "MAX_TOKENS" ? lengthKind(isEmpty) : "incomplete");
  throw new OperatorFailure(kind, `it ended with ${reason}`, { usage });
}
