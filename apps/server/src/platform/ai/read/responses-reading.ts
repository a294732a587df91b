import { z } from "zod";
import { OperatorFailure } from "../failures/operator-failure.ts";
import type { Answer } from "../operator.ts";
import { knownItems } from "./known-items.ts";
import { parsedAnswer } from "./parsed-answer.ts";
import { searched, searchesFor } from "./searched.ts";
import { sourcesOf } from "./sources-of.ts";

const source = z.object({ url: z.string(), title: z.string().nullish() });

const search = z.object({
  type: z.literal("web_search_call"),
  action: z
    .object({
      query: z.string().nullish(),
      queries: z.array(z.string()).nullish(),
      sources: z.array(z.unknown()).nullish(),
    })
    .nullish(),
});

const message = z.object({
  type: z.literal("message"),
  /** Models from gpt-5.3 on say what they are about to do, and mark it as commentary. */
  phase: z.string().nullish(),
  content: z.array(
    z.object({ type: z.string(), text: z.string().nullish(), annotations: z.array(z.unknown()).nullish() }),
  ),
});

type Message = z.output<typeof message>;

const body = z.object({
  output: z.array(z.unknown()),
  incomplete_details: z.object({ reason: z.string() }).nullish(),
});

/** What an answer of the Responses protocol says, and how it searched; parts that it does not know are passed over. */
export function readResponses(
  raw: unknown,
): Pick<Answer, "sources" | "searched" | "search_queries" | "searches"> & { readonly text?: string } {
  const { output } = parsedAnswer(body, raw);
  const searches = knownItems(output, search);
  const contents = answerIn(knownItems(output, message));
  const text = contents.map(textOf).join("");
  return {
    ...(text !== "" && { text }),
    sources: sourcesOf(
      searches.flatMap(({ action }) => knownItems(action?.sources ?? [], source)),
      contents.flatMap(({ annotations }) => knownItems(annotations ?? [], source)),
    ),
    ...searched(searchesFor(searches.flatMap(({ action }) => action?.queries ?? [action?.query]))),
    searched: searches.length > 0,
  };
}

/** The final answer; where nothing is marked as such, all but the commentary; the commentary if there is nothing else. */
function answerIn(messages: readonly Message[]): Message["content"] {
  const final = messages.filter(({ phase }) => phase === "final_answer");
  const unmarked = messages.filter(({ phase }) => phase !== "commentary");
  const chosen = [final, unmarked, messages].find((some) =>
    some.flatMap(({ content }) => content).some((part) => textOf(part).trim() !== ""),
  );
  return (chosen ?? []).flatMap(({ content }) => content);
}

function textOf({ type, text }: Message["content"][number]): string {
  return type === "output_text" ? (text ?? "") : "";
}

/** Why an answer of the Responses protocol is not whole; not every client of the SDK looks. */
export function failureInResponses(raw: unknown): OperatorFailure | undefined {
  const { output, incomplete_details } = parsedAnswer(body, raw);
  const contents = knownItems(output, message).flatMap(({ content }) => content);
  const reason = incomplete_details?.reason;
  if (reason === "max_output_tokens") return new OperatorFailure("length", reason);
  if (reason === "content_filter") return new OperatorFailure("refusal", reason);
  if (contents.some(({ type }) => type === "refusal")) return new OperatorFailure("refusal", "refused");
  return undefined;
}
