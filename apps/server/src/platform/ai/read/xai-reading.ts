import { z } from "zod";
import { knownItems } from "./known-items.ts";
import { type Dialect, openaiDialect } from "./responses-reading.ts";
import { isDone, type WebCall, webAction, webCallOf } from "./responses-web-use.ts";
import type { FoundLink } from "./sources-of.ts";
import { amount } from "./usage.ts";

const words = z.string().nullish().catch(null);
const call = z.object({
  type: z.enum(["web_search_call", "custom_tool_call"]),
  name: words,
  status: words,
  action: webAction.nullish().catch(null),
  /** JSON, as a string; so is the input of a custom tool, as a rule. */
  arguments: words,
  input: words,
});
type Call = z.output<typeof call>;

const pageTool = "browse_page";
const tools = new Set(["web_search", "web_search_with_snippets", pageTool]);

const citations = z.object({ citations: z.array(z.unknown()) });
const found = z.union([z.string().transform((url): FoundLink => ({ url })), z.object({ url: z.string() })]);

const bill = z.object({
  usage: z.object({ server_side_tool_usage_details: z.object({ web_search_calls: amount }) }),
});

/** xAI's web search: what it asks for stands in the action, the arguments or the input of a call. */
export const xaiDialect: Dialect = {
  webCallsIn: (output) => knownItems(output, call).filter(isOfTheWeb).map(readCall),
  /** Without a place in the text, an annotation only lists what was found on the way. */
  isCited: ({ start_index, end_index }) => typeof start_index === "number" && typeof end_index === "number",
  foundIn: (raw) => knownItems(citations.safeParse(raw).data?.citations ?? [], found),
  searchesBilled: (raw, calls) =>
    bill.safeParse(raw).data?.usage.server_side_tool_usage_details.web_search_calls ??
    openaiDialect.searchesBilled(raw, calls),
};

function isOfTheWeb({ type, name, status }: Call): boolean {
  return isDone(status) && (type === "web_search_call" || tools.has(name ?? ""));
}

function readCall({ type, name, action, arguments: given, input }: Call): WebCall {
  const written = actionIn(given) ?? actionIn(input);
  const plain = type === "custom_tool_call" && !written ? input : null;
  const isPage = name === pageTool || Boolean(written?.url);
  return webCallOf({
    type: action?.type ?? (isPage ? "open_page" : "search"),
    query: action?.query ?? written?.query ?? plain,
    queries: action?.queries ?? written?.queries,
    url: action?.url ?? written?.url,
    sources: action?.sources,
  });
}

function actionIn(text: string | null | undefined): z.output<typeof webAction> | undefined {
  try {
    return webAction.safeParse(JSON.parse(text ?? "")).data;
  } catch {
    return undefined; // words, and no JSON
  }
}
