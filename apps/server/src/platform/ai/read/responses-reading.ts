import { z } from "zod";
import { OperatorFailure } from "../failures/operator-failure.ts";
import type { Answer } from "../operator.ts";
import { unknownUsage } from "../usage.ts";
import { knownItems } from "./known-items.ts";
import { parsedAnswer, writtenText } from "./parsed-answer.ts";
import { responsesBody, throwUnlessWhole } from "./responses-end.ts";
import { usageOfResponses } from "./responses-usage.ts";
import { foundBy, searchesOf, type WebCall, webCallsIn } from "./responses-web-use.ts";
import { searched } from "./searched.ts";
import { type FoundLink, sourcesOf } from "./sources-of.ts";

/** Own ways of those who speak the Responses protocol. */
export interface Dialect {
  readonly webCallsIn: (output: readonly unknown[]) => readonly WebCall[];
  /** Whether an annotation says that the text names the page, and not only that it was found. */
  readonly isCited: (annotation: Annotation) => boolean;
  /** Pages found beside the output. */
  readonly foundIn: (raw: unknown) => readonly FoundLink[];
  /** How many searches are on the bill. */
  readonly searchesBilled: (raw: unknown, calls: readonly WebCall[]) => number;
}

export const openaiDialect: Dialect = {
  webCallsIn,
  isCited: () => true,
  foundIn: () => [],
  searchesBilled: (raw, calls) =>
    toolUsage.safeParse(raw).data?.tool_usage.web_search.num_requests ?? queriesOf(calls),
};

/** The vendor's own count of what it bills, which leaves out pages that were opened; 0 counts. */
const toolUsage = z.object({
  tool_usage: z.object({ web_search: z.object({ num_requests: z.number().int().nonnegative() }) }),
});

/** Where nobody counts for us: one call may carry several queries, and each is billed. */
export function queriesOf(calls: readonly WebCall[]): number {
  return calls.reduce((sum, { queries }) => sum + (queries ? Math.max(1, queries.length) : 0), 0);
}

const annotation = z.object({
  type: z.literal("url_citation"),
  url: z.string(),
  title: z.string().nullish().catch(null),
  start_index: z.number().nullish().catch(null),
  end_index: z.number().nullish().catch(null),
});
export type Annotation = z.output<typeof annotation>;

const part = z.object({
  type: z.string(),
  text: z.string().nullish().catch(null),
  annotations: z.array(z.unknown()).nullish().catch(null),
});
const message = z.object({
  type: z.literal("message"),
  /** Models from gpt-5.3 on say what they are about to do, and mark it as commentary. */
  phase: z.string().nullish().catch(null),
  content: z.array(z.unknown()).transform((content) => knownItems(content, part)),
});
type Message = z.output<typeof message>;

type ResponseReading = Omit<Answer, "raw" | "latencyMs" | "located" | "model_id"> & {
  readonly model_id: string | undefined;
};

/** Content of an answer of the Responses protocol, and how it searched; parts that it does not know are passed over. */
export function readResponses(raw: unknown, dialect: Dialect): ResponseReading {
  const told = usageOfResponses(raw);
  const body = parsedAnswer(responsesBody, raw, told);
  const output = body.output ?? [];
  const calls = dialect.webCallsIn(output);
  const searches = dialect.searchesBilled(raw, calls);
  const paid = told && { ...told, searches };
  const messages = knownItems(output, message);
  const isEmpty = messages.flatMap(({ content }) => content).every((one) => textOf(one).trim() === "");
  throwUnlessWhole(body, { usage: paid, isEmpty });

  const isRefused = messages.some(({ content }) => content.some(({ type }) => type === "refusal"));
  if (isRefused) throw new OperatorFailure("refusal", "refused", { usage: paid });

  const contents = answerIn(messages);
  const named = contents.flatMap(({ annotations }) => knownItems(annotations ?? [], annotation));
  const cited = named.filter(dialect.isCited);
  const listed = named.filter((one) => !cited.includes(one));
  return {
    text: writtenText(contents.map(textOf).join(""), paid),
    sources: sourcesOf(
      [...foundBy(calls), ...dialect.foundIn(raw), ...listed.map(withTitle)],
      cited.map(withTitle),
    ),
    ...searched(searchesOf(calls)),
    searched: calls.length > 0,
    model_id: body.model || undefined,
    usage: paid ?? { ...unknownUsage, searches },
  };
}

/** The final answer; where nothing is marked as such, all but the commentary; the commentary if there is nothing else. */
function answerIn(messages: readonly Message[]): Message["content"] {
  const final = messages.filter(({ phase }) => phase === "final_answer");
  const unmarked = messages.filter(({ phase }) => phase !== "commentary");
  const chosen = [final, unmarked, messages].find((some) =>
    some.flatMap(({ content }) => content).some((one) => textOf(one).trim() !== ""),
  );
  return (chosen ?? []).flatMap(({ content }) => content);
}

function textOf({ type, text }: Message["content"][number]): string {
  return type === "output_text" ? (text ?? "") : "";
}

/** A title of digits is the mark in the text, as in [1], and not the page's. */
function withTitle({ url, title }: Annotation): FoundLink {
  return { url, title: title && /^\d+$/.test(title.trim()) ? null : title };
}
