import type { ModelInfo } from "@anthropic-ai/sdk/resources/models.mjs";
import { shiftDay } from "@citelens/contract/base/days";
import type { Model as GeminiModel } from "@google/genai";
import type { Model as OpenAiModel } from "openai/resources/models";
import { type AskedRequest, goodKey, type Protocol, type Reply } from "./ai-server.ts";

/** A double that has only a list of models. */
export function listOf(list: (request: AskedRequest) => Reply): Protocol {
  return {
    complaint: () => ({ status: 404, body: "This double answers no questions" }),
    reply: () => undefined,
    list,
  };
}

/** GET /models as OpenAI has it, and Perplexity, Meta, DeepSeek, Qwen and Kimi, with fewer fields. */
export function openAiList(models: readonly Partial<OpenAiModel>[]): (request: AskedRequest) => Reply {
  return ({ path, headers }) => {
    if (!path.endsWith("/models")) return notFound;
    if (headers.authorization !== `Bearer ${goodKey}`) return badKey;
    const data = models.map((model) => ({
      object: "model",
      created: 1_790_000_000,
      owned_by: "us",
      ...model,
    }));
    return { status: 200, body: { object: "list", data } };
  };
}

/** xAI's, which knows the other names of a model. */
export function xaiList({ headers }: AskedRequest): Reply {
  if (headers.authorization !== `Bearer ${goodKey}`) return badKey;
  const model = { object: "model", created: 1_790_000_000, owned_by: "xai" };
  const data = [{ ...model, id: "grok-4.3", aliases: ["grok-4.3-latest"] }];
  return { status: 200, body: { object: "list", data } };
}

/** Mistral's cards, as their client's inbound schema has them. */
export function mistralList({ headers }: AskedRequest): Reply {
  if (headers.authorization !== `Bearer ${goodKey}`) return badKey;
  return { status: 200, body: { object: "list", data: mistralCards } };
}

const mistralCard = { object: "model", owned_by: "mistralai", type: "base", max_context_length: 262_144 };
export const mistralCards = [
  {
    ...mistralCard,
    id: "mistral-medium-2604",
    aliases: ["mistral-medium-latest", "mistral-medium-3.5"],
    deprecation: null,
    deprecation_replacement_model: null,
    capabilities: { completion_chat: true },
  },
  {
    ...mistralCard,
    id: "mistral-large-2512",
    aliases: [],
    deprecation: "2027-02-28T12:00:00+00:00",
    deprecation_replacement_model: "mistral-large-4",
    capabilities: { completion_chat: true },
  },
];

/** Azure's: what can be deployed, by the names that its makers gave it. */
export function azureList({ headers }: AskedRequest): Reply {
  if (headers["api-key"] !== goodKey) return badKey;
  const base = {
    object: "model",
    status: "succeeded",
    created_at: 1_790_000_000,
    capabilities: { fine_tune: false, inference: true, completion: false, chat_completion: true },
    lifecycle_status: "generally-available",
  };
  const data = [
    { ...base, id: "gpt-6-luna", deprecation: { fine_tune: 1_830_297_600, inference: 1_830_297_600 } },
  ];
  return { status: 200, body: { object: "list", data } };
}

/** Anthropic's, in two pages. */
export function anthropicList({ path, headers }: AskedRequest): Reply {
  if (headers["x-api-key"] !== goodKey) return badKey;
  if (headers["anthropic-version"] === undefined) return { status: 400, body: { type: "error" } };
  const isSecond = new URL(path, "http://double").searchParams.get("after_id") === "claude-haiku-5-5";
  const [first, second] = anthropicModels;
  const page = isSecond ? { data: [second], has_more: false } : { data: [first], has_more: true };
  return { status: 200, body: { ...page, first_id: page.data[0]?.id, last_id: page.data[0]?.id } };
}

/** Always soon, whenever the tests run. */
export const anthropicEnd = shiftDay(new Date().toISOString().slice(0, 10), 20);

type AnthropicListed = Pick<
  ModelInfo,
  "id" | "type" | "display_name" | "created_at" | "lifecycle" | "deprecated_at" | "retires_at"
>;
const anthropicModels: readonly AnthropicListed[] = [
  {
    id: "claude-haiku-5-5",
    type: "model",
    display_name: "Claude Haiku 5.5",
    created_at: "2026-10-07T00:00:00Z",
    lifecycle: "active",
    deprecated_at: null,
    retires_at: null,
  },
  {
    id: "claude-sonnet-4-5-20250929",
    type: "model",
    display_name: "Claude Sonnet 4.5",
    created_at: "2025-09-29T00:00:00Z",
    lifecycle: "deprecated",
    deprecated_at: "2026-08-30T00:00:00Z",
    retires_at: `${anthropicEnd}T00:00:00Z`,
  },
];

/** Google's, in two pages. */
export function geminiList({ path, headers }: AskedRequest): Reply {
  if (headers["x-goog-api-key"] !== goodKey) return badKey;
  const { searchParams } = new URL(path, "http://double");
  if (searchParams.get("pageToken") === "2") return { status: 200, body: { models: geminiModels.slice(1) } };
  return { status: 200, body: { models: geminiModels.slice(0, 1), nextPageToken: "2" } };
}

const geminiModels: readonly GeminiModel[] = [
  { name: "models/gemini-3.8-flash", displayName: "Gemini 3.8 Flash", version: "3.8" },
  { name: "models/gemini-flash-latest", displayName: "Gemini Flash Latest", version: "latest" },
];

const notFound: Reply = { status: 404, body: { error: { message: "Not found" } } };
const badKey: Reply = {
  status: 401,
  body: {
    error: { message: "Incorrect API key provided", type: "invalid_request_error", code: "invalid_api_key" },
  },
};
