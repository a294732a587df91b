import { creditCosts } from "@citelens/contract/billing/pricing";
import { z } from "zod";
import { askChat, chatMessages } from "../ask/ask-chat.ts";
import { listModels } from "../ask/list-models.ts";
import { locatedInWords } from "../ask/locale.ts";
import { pathOf, postJson } from "../ask/post-json.ts";
import { remainingTime } from "../ask/remaining-time.ts";
import { OperatorFailure } from "../failures/operator-failure.ts";
import { type Answer, type Search, type Source, thinkingTokensMax } from "../operator.ts";
import { baseUrlOf, defineProvider, keyOf } from "../provider.ts";
import { readChat, type ToolCall } from "../read/chat-reading.ts";
import { knownItems } from "../read/known-items.ts";
import { parsedAnswer, writtenText } from "../read/parsed-answer.ts";
import { searched } from "../read/searched.ts";
import { sourcesOf } from "../read/sources-of.ts";
import { summedUsage, withUsage } from "../read/usage.ts";
import type { Usage } from "../usage.ts";

const usualAddress = "https://api.moonshot.ai/v1";
const searchPath = "/formulas/moonshot/web-search:latest/fibers";
/** How often it may search, for one query or several at once; then it has to answer. */
const roundsMax = 3;
/** How many of them are asked at once; nobody asks several times for more. */
const atOnceMax = 10;
const searchFailed = "The search failed.";

const webSearch = {
  type: "function",
  function: {
    name: "web_search",
    description: "Searches the web for current information.",
    parameters: {
      type: "object",
      properties: { query: { type: "string", description: "What to search for." } },
      required: ["query"],
    },
  },
};

/** Shape of what it found, encrypted for the model as a rule; pages that it names are there to be shown. */
const fiber = z.object({
  status: z.string().nullish(),
  context: z
    .looseObject({
      output: z.unknown().optional(),
      encrypted_output: z.string().nullish().catch(null),
      references: z.array(z.unknown()).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});
const reference = z.union([
  z.string().transform((url) => ({ url, title: null })),
  z.object({ url: z.string(), title: z.string().nullish().catch(null) }),
]);
const searchArguments = z.object({ query: z.string() });

/** Moonshot's Kimi over chat completions. It says what to search for, and Moonshot's own search is asked on its behalf. */
export const kimi = defineProvider({
  name: "kimi",
  variables: {
    MOONSHOT_API_KEY: keyOf("Moonshot AI, for Kimi"),
    MOONSHOT_BASE_URL: baseUrlOf("Moonshot AI"),
  },
  needs: ["MOONSHOT_API_KEY"],
  billedBy: "MOONSHOT_API_KEY",
  models: [
    {
      id: "kimi",
      display_name: "Kimi",
      operator_name: "Moonshot AI",
      access: "api",
      web_search: true,
      tells_citations: false,
      model: "kimi-k2.6",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 12_000, outputTokens: 2_000, searches: 2 },
    },
    {
      id: "kimi-learned",
      display_name: "Kimi (no search)",
      operator_name: "Moonshot AI",
      access: "api",
      web_search: false,
      variant_of: "kimi",
      model: "kimi-k2.6",
      credits_per_answer: creditCosts.answer,
      typical: { inputTokens: 300, outputTokens: 1_500, searches: 0 },
    },
  ],
  prices: {
    on: "2026-11-28",
    models: {
      "kimi-k2": { input: 0.95, cachedInput: 0.16, output: 4 },
      "kimi-k3": { input: 3, cachedInput: 0.3, output: 15 },
    },
    thousandSearches: 5,
  },
  retirements: {
    "kimi-latest": { shutdown_day: "2026-01-28", replacement: "kimi-k2.6" },
    "kimi-k2-thinking": { shutdown_day: "2026-05-25", replacement: "kimi-k2.6" },
    "kimi-k2-thinking-turbo": { shutdown_day: "2026-05-25", replacement: "kimi-k2.6" },
    "kimi-k2-0905-preview": { shutdown_day: "2026-05-25", replacement: "kimi-k2.6" },
    "kimi-k2-0711-preview": { shutdown_day: "2026-05-25", replacement: "kimi-k2.6" },
    "kimi-k2-turbo-preview": { shutdown_day: "2026-05-25", replacement: "kimi-k2.6" },
  },
  listModels: ({ env, signal }) =>
    listModels({ apiKey: env.MOONSHOT_API_KEY, baseURL: env.MOONSHOT_BASE_URL ?? usualAddress, signal }),
  open: async ({ env, model, search, timeoutMs }) => {
    const { MOONSHOT_API_KEY: apiKey = "", MOONSHOT_BASE_URL: baseURL = usualAddress } = env;
    return {
      ask: async (question, asked) => {
        if (!search || asked.search === "off")
          return askChat({
            ...asked,
            apiKey,
            baseURL,
            question,
            model,
            tokensMax: thinkingTokensMax,
            timeoutMs,
          });
        const time = remainingTime(timeoutMs);
        const { signal } = asked;
        const authorization = `Bearer ${apiKey}`;
        const post = (path: string, body: object) =>
          postJson(pathOf(baseURL, path), { authorization, body, signal, timeoutMs: time.leftMs() });
        const answer = await conversation(post, chatMessages(question, asked), model);
        return { ...answer, located: locatedInWords(asked), latencyMs: time.passedMs() };
      },
    };
  },
});

type Post = (path: string, body: object) => Promise<unknown>;

/** Conversation about one question: its answer comes after as many searches as the model wants. */
async function conversation(
  post: Post,
  question: readonly object[],
  model: string,
): Promise<Omit<Answer, "located" | "latencyMs">> {
  const messages = [...question];
  const raw: unknown[] = [];
  const found: FoundPages[] = [];
  let usage: Usage | undefined;
  const step = async <T>(path: string, body: object, read: (body: unknown) => T): Promise<T> => {
    const answered = await post(path, body);
    raw.push(withoutCipher(answered));
    return read(answered);
  };
  const search = async (call: ToolCall, place: number): Promise<FoundPages> => {
    if (place >= atOnceMax) return nothingFound(call);
    return step(searchPath, call.function, (body) => readFiber(body, call)).catch(failedSearch(call));
  };

  for (let round = 0; ; round++) {
    const tool_choice = round < roundsMax ? "auto" : "none";
    const body = {
      model,
      messages,
      tools: [webSearch],
      tool_choice,
      max_completion_tokens: thinkingTokensMax,
    };
    const answer = await withUsage(step("/chat/completions", body, readChat), usage);
    usage = usage ? summedUsage([usage, answer.usage]) : answer.usage;
    if (answer.calls.length === 0 || round >= roundsMax) {
      const pages = found.flatMap((one) => one.pages);
      return {
        text: writtenText(answer.text, usage),
        sources: sourcesOf(pages, answer.cited),
        ...searched(found.flatMap((one) => one.search ?? [])),
        model_id: answer.model_id ?? model,
        usage,
        raw,
      };
    }

    const results = await withUsage(Promise.all(answer.calls.map(search)), usage);
    found.push(...results);
    usage = { ...usage, searches: found.filter((one) => one.search !== null).length };
    messages.push(answer.message, ...results.map(({ message }) => message));
  }
}

interface FoundPages {
  /** Null of a search that failed, which the model is told. */
  readonly search: Search | null;
  readonly pages: readonly Pick<Source, "url" | "title">[];
  readonly message: object;
}

/** Tells the model of a search that is refused for its own words; other refusals end the whole. */
function failedSearch(call: ToolCall): (error: unknown) => FoundPages {
  return (error) => {
    if (!(error instanceof OperatorFailure) || error.kind !== "rejected") throw error;
    return nothingFound(call);
  };
}

function nothingFound({ id }: ToolCall): FoundPages {
  return { search: null, pages: [], message: toolMessage(id, searchFailed) };
}

function toolMessage(id: string, content: string): object {
  return { role: "tool", tool_call_id: id, content };
}

function readFiber(raw: unknown, call: ToolCall): FoundPages {
  const { status, context } = parsedAnswer(fiber, raw);
  const output = context?.encrypted_output ?? context?.output;
  if (status !== "succeeded" || output === undefined || output === null) return nothingFound(call);

  const pages = knownItems(context?.references ?? [], reference).map(({ url, title }) => ({
    url,
    title: title ?? null,
  }));
  const urls = context?.references ? pages.map(({ url }) => url) : null;
  return {
    search: { query: queryIn(call.function.arguments), found: urls },
    pages,
    message: toolMessage(call.id, typeof output === "string" ? output : JSON.stringify(output)),
  };
}

function queryIn(json: string): string | null {
  try {
    return searchArguments.safeParse(JSON.parse(json)).data?.query ?? null;
  } catch {
    return null; // the model wrote the arguments, and not always well
  }
}

/** Raw answer without what only the model can read. */
function withoutCipher(raw: unknown): unknown {
  const context = fiber.safeParse(raw).data?.context;
  if (!context || typeof raw !== "object") return raw;
  const { encrypted_output: _, ...readable } = context;
  return { ...raw, context: readable };
}
